import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { PostForm } from "~/components/ui/post-form";
import { confirmEmail } from "~/domain/accounts/accounts.server";
import { withReturn } from "~/domain/shared/return-path";
import { justConfirmedHeader } from "~/just-confirmed-cookie.server";
import { answerOrFailure } from "~/lib/answer";
import type { FormAnswer } from "~/lib/form-errors";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { mailboxHeader } from "~/mailbox-cookie.server";

export const meta = pageMeta("Confirm your email", undefined, { noindex: true });

/** Changes nothing on GET, because mail scanners open links. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "", from: fromOf(request) };
}

const fromOf = (request: Request) => ownPath(new URL(request.url).searchParams.get("from"));

export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await readForm(request)).get("token") ?? "");
  const { db, links } = context;
  const email = await confirmEmail({ db, ...links }, token, context.now());
  if (email === null) {
    const failure = "This link has been used, or it is older than 24 hours.";
    return data<FormAnswer>({ failure }, { status: 422 });
  }
  context.sendMailSoon();
  const headers = new Headers({ "Set-Cookie": await justConfirmedHeader(context) });
  headers.append("Set-Cookie", await mailboxHeader(context, email));
  return redirect(withReturn("/email-confirmed?fromEmail=true", fromOf(request)), {
    status: 303,
    headers,
  });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>);

export default function Confirm() {
  const { token, from } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <MessagePage title="Confirm your email">
      <p>One press, and your account is ready.</p>
      <PostForm answer={answer}>
        {() => (
          <>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className={button({ width: "full" })}>
              Confirm
            </button>
          </>
        )}
      </PostForm>
      {answer?.failure && (
        <p>
          Perhaps you are confirmed already: try to{" "}
          <Link to={withReturn("/login", from)}>log in</Link>. Otherwise{" "}
          <Link to={withReturn("/check-email", from)}>have the link sent again</Link>.
        </p>
      )}
    </MessagePage>
  );
}
