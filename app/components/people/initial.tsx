import * as styles from "./initial.css";

type Props = { card: { id: string; name: string }; className?: string };

/** The first letter of a person, in a tint that their card keeps. Only for the eye: the name is beside it. */
export function Initial({ card: { id, name }, className = "" }: Props) {
  return (
    <span aria-hidden="true" className={`${styles.initial} ${tintOf(id)} ${className}`}>
      {[...name.trim()][0]?.toLocaleUpperCase("en-GB")}
    </span>
  );
}

function tintOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return styles.tints[sum % styles.tints.length] ?? "";
}
