import { muted, stack } from "~/components/ui/page.css";
import * as styles from "./steps.css";

const steps = (isSample: boolean) => [
  ["Say who it is for", "A relationship, an age, an occasion and what they enjoy. No name needed."],
  [
    "See five ideas",
    isSample
      ? "Each says why it fits, and shows sample products, so you know what to look for."
      : "Each says why it fits, and shows real products with prices.",
  ],
  ["Share the page", "Send its address to anyone: they can read your ideas for 30 days."],
];

type Props = {
  /** Whether products are those of the sample catalogue. */
  isSample: boolean;
  className: string;
};

/** How a search goes, in three steps. */
export function Steps({ isSample, className }: Props) {
  return (
    <section className={`${stack()} ${className}`} aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <ol className={styles.steps}>
        {steps(isSample).map(([title, text], index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p className={muted}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
