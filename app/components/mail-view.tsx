import * as styles from "./mail-view.css";

/** The text of a mail, its addresses as links. */
export function MailText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return (
    <pre className={styles.text}>
      {parts.map((part, index) =>
        // Every second part is what the pattern caught.
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail's text never changes
          <a key={`${index} ${part}`} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </pre>
  );
}
