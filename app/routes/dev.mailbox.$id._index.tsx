import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { MailText } from "~/components/dev/mail-view";
import * as styles from "~/components/dev/mail-view.css";
import { page, stack } from "~/components/ui/page.css";
import { readMailboxEntry } from "~/domain/mail/outbox-upkeep.server";
import { requireLocal } from "~/lib/local.server";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireLocal(context);
  const mail = await readMailboxEntry(context.db, params.id ?? "");
  if (!mail) throw new Response(null, { status: 404 });
  const { html, ...rest } = mail;
  return rest;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.subject ?? "Mail" }];

/** One mail: its headers, its HTML and its text. */
export default function Mail() {
  const { id, to, subject, text, headers, createdAt } = useLoaderData<typeof loader>();
  const lines = Object.entries({ To: to, Sent: createdAt, ...headers });
  return (
    <div className={page({ width: "text" })}>
      <div className={stack({ gap: "medium" })}>
        <p>
          <Link to="/dev/mailbox">Mailbox</Link>
        </p>
        <h1>{subject}</h1>
        <ul>
          {lines.map(([name, value]) => (
            <li key={name}>
              {name}: {value}
            </li>
          ))}
        </ul>
        <iframe
          className={styles.frame}
          title="HTML"
          src={`/dev/mailbox/${id}/html`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
        <h2>Text</h2>
        <MailText text={text} />
      </div>
    </div>
  );
}
