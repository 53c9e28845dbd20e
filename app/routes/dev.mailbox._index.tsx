import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { page, stack } from "~/components/ui/page.css";
import { readMailbox } from "~/domain/mail/outbox-upkeep.server";
import { requireLocal } from "~/lib/local.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireLocal(context);
  const mails = await readMailbox(context.db, new URL(request.url).searchParams.get("to"));
  return { mails: mails.map(({ id, to, subject, createdAt }) => ({ id, to, subject, createdAt })) };
}

export const meta: MetaFunction = () => [{ title: "Mailbox of this local run" }];

/** The mails of a local run, newest first. */
export default function Mailbox() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className={page({ width: "text" })}>
      <div className={stack({ gap: "medium" })}>
        <h1>Mailbox</h1>
        {mails.length === 0 && <p>No mail yet.</p>}
        <ol>
          {mails.map(({ id, to, subject, createdAt }) => (
            <li key={id}>
              <Link to={`/dev/mailbox/${id}`}>{subject}</Link>
              <br />
              {to}, <time dateTime={createdAt}>{createdAt}</time>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
