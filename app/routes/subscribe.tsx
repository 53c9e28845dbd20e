import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { DeadLink } from "~/components/shell/dead-link";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { muted } from "~/components/ui/page.css";
import { SUBSCRIBE_LABEL } from "~/domain/mail/mailing-list";
import { acceptInvitation, readInvitation } from "~/domain/mail/mailing-list.server";
import { pageMeta } from "~/lib/page-meta";

/** Only asks for confirmation, because mail scanners open links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  if (query.has("done")) return { state: "done" as const };
  const invitation = await readInvitation(context.links, query.get("token") ?? "", context.now());
  if (!invitation) return data({ state: "dead" as const }, { status: 404 });
  return { state: "asking" as const, email: invitation.email };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { db, links } = context;
  const email = await acceptInvitation({ db, ...links }, token, context.now());
  if (email === null) return data(null, { status: 404 });
  context.sendMailSoon();
  return redirect("/subscribe?done", 303);
}

export const meta = pageMeta("Mailing list", undefined, { noindex: true });

export default function Subscribe() {
  const invitation = useLoaderData<typeof loader>();
  if (invitation.state === "dead") return <DeadLink />;
  return (
    <MessagePage title="Mailing list">
      {invitation.state === "done" ? (
        <>
          <p role="status">Subscribed to mailing list!</p>
          <p>
            <Link className={button()} to="/">
              Find a gift
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>
            {SUBSCRIBE_LABEL}: {invitation.email}
          </p>
          <Form method="post">
            <button type="submit" className={button()}>
              Confirm
            </button>
          </Form>
          <p className={muted}>If you did not ask for this, just close the page.</p>
        </>
      )}
    </MessagePage>
  );
}
