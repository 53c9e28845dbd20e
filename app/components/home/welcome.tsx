import { Link } from "@remix-run/react";
import { Illustration } from "~/components/ui/illustration";
import { stack } from "~/components/ui/page.css";
import * as styles from "./welcome.css";

const steps = (isSample: boolean) => [
  ["Say who it is for", "A relationship, an age, an occasion and what they enjoy. No name needed."],
  [
    "See five ideas",
    isSample
      ? "Each says why it fits, and shows sample products: no retailer is connected here."
      : "Each says why it fits, and shows real products with prices.",
  ],
  ["Share the page", "Anyone with the address can open your results for 30 days."],
];

const EXAMPLES = [
  {
    label: "A mother of 62 who loves her garden",
    query:
      "recipientType=Mother&age=62&occasion=Birthday&interests=Gardening,+Tea,+Crime+fiction&budget=50",
  },
  {
    label: "A niece of 7 who is mad about dinosaurs",
    query: "recipientType=Niece&age=7&occasion=Christmas&interests=Dinosaurs,+Drawing&budget=25",
  },
  {
    label: "A boss who is retiring",
    query: "recipientType=Boss&age=65&occasion=Retirement&interests=Golf,+Wine,+Travel&budget=80",
  },
] as const;

type Props = {
  /** Whether products are those of the sample catalogue. */
  isSample: boolean;
};

/** An introduction to Ribbon, with example briefs. */
export function Welcome({ isSample }: Props) {
  return (
    <section className={styles.welcome} aria-labelledby="welcome-title">
      <Illustration picture="presents" size="large" />
      <div className={stack({ gap: "medium" })}>
        <h2 id="welcome-title">A present they will remember</h2>
        <ol className={styles.steps}>
          {steps(isSample).map(([title, text], index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.stepTitle}>{title}</h3>
                <p className={styles.quiet}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={stack({ gap: "small" })}>
        <h3 className={styles.stepTitle}>Try one of these</h3>
        <ul className={styles.examples}>
          {EXAMPLES.map(({ label, query }) => (
            <li key={label}>
              <Link className={styles.example} to={`/?${query}`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
