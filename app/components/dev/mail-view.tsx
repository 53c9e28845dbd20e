import * as styles from "./mail-view.css";

/** The text part of a mail, with its addresses as links. */
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
