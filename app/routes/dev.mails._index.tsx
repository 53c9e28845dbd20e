import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MailText } from "~/components/dev/mail-view";
import * as styles from "~/components/dev/mail-view.css";
import { page, stack } from "~/components/ui/page.css";
import { gallery } from "~/domain/screens/mail-gallery";
import { requireLocal } from "~/lib/local.server";

export async function loader({ context }: LoaderFunctionArgs) {
  requireLocal(context);
  const mails = Object.entries(await gallery(context.origin));
  return { mails: mails.map(([name, { subject, text }]) => ({ name, subject, text })) };
}

export const meta: MetaFunction = () => [{ title: "Every mail" }];

/** Every mail with sample data. */
export default function Mails() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className={page({ width: "text" })}>
      <div className={stack({ gap: "large" })}>
        <h1>Every mail</h1>
        {mails.map(({ name, subject, text }) => (
          <section key={name} className={stack({ gap: "small" })} aria-labelledby={name}>
            <h2 id={name}>{subject}</h2>
            <iframe className={styles.frame} title={`${name}: HTML`} src={`/dev/mails/${name}`} />
            <details>
              <summary>Text</summary>
              <MailText text={text} />
            </details>
          </section>
        ))}
      </div>
    </div>
  );
}
