import { more, points } from "~/components/gifts/gift-list.css";
import type { LeftOut, LeftOutReason } from "~/domain/people/contact-entries";
import { LEFT_OUT_TEXTS } from "~/domain/people/import-preview";

type Props = { leftOut: LeftOut[]; unnamed: number };

/** Everybody in a file who is not offered, by the reason. */
export function LeftOutList({ leftOut, unnamed }: Props) {
  if (leftOut.length === 0) return null;
  const reasons = Object.keys(LEFT_OUT_TEXTS) as LeftOutReason[];
  return (
    <details className={more} open={leftOut.length <= 10}>
      <summary>Left out: {leftOut.length + unnamed}</summary>
      <ul className={points}>
        {reasons.flatMap((reason) => {
          const names = leftOut.filter((one) => one.reason === reason).map(({ name }) => name);
          if (names.length === 0) return [];
          const list = names.map((name) => name || "without a name").join(", ");
          const others = reason === "other" && unnamed > 0 ? `, and ${unnamed} more` : "";
          return (
            <li key={reason}>
              {LEFT_OUT_TEXTS[reason]}: {list + others}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
