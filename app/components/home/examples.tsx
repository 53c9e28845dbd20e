import { Link } from "@remix-run/react";
import { stack } from "~/components/ui/page.css";
import * as styles from "./examples.css";

/** Each with a picture of the sample catalogue, of palettes that differ. */
const EXAMPLES = [
  {
    label: "A mother of 62 who loves her garden",
    query:
      "recipientType=Mother&age=62&occasion=Birthday&interests=Gardening,+Tea,+Crime+fiction&budget=50",
    picture: "garden-tools/02899747a7",
  },
  {
    label: "A niece of 7 who is mad about dinosaurs",
    query: "recipientType=Niece&age=7&occasion=Christmas&interests=Dinosaurs,+Drawing&budget=25",
    picture: "dinosaur/a8e587d6e1",
  },
  {
    label: "A boss who is retiring",
    query: "recipientType=Boss&age=65&occasion=Retirement&interests=Golf,+Wine,+Travel&budget=80",
    picture: "golf/003ee9db49",
  },
];

/** Example briefs, each of which fills in the search form. */
export function Examples({ className }: { className: string }) {
  return (
    <section className={`${stack()} ${className}`} aria-labelledby="examples">
      <h2 id="examples">Try one of these</h2>
      <ul className={styles.examples}>
        {EXAMPLES.map(({ label, query, picture }) => (
          <li key={label}>
            <Link className={styles.example} to={`/?${query}`}>
              <img
                className={styles.picture}
                src={`/sample/${picture}.svg`}
                alt=""
                width={320}
                height={240}
                loading="lazy"
              />
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
