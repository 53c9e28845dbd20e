import * as styles from "./mail-view.css";

/** The text of a mail, its addresses as links. */
export function MailText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return (
    <pre className={styles.text}>
      {parts.map((part) =>
        part.startsWith("http") ? (
          <a key={part} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </pre>
  );
}
