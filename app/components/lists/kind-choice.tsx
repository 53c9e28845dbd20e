import * as styles from "~/components/ui/field.css";
import { LIST_KIND_NAMES, LIST_KINDS, type ListKind } from "~/domain/lists/gift-list";

type Props = { id: string; chosen?: string; error?: string };

const HINTS: Record<ListKind, string> = {
  surprise: "For somebody else. You see who gives what.",
  wish: "Your own wishes. You never see who gives what.",
};

/** Radio buttons for the kind of a list; the first has `id`, as the target of an error's link. */
export function KindChoice({ id, chosen, error }: Props) {
  return (
    <fieldset className={styles.field} aria-describedby={error && `${id}-error`}>
      <legend className={styles.label}>What it is</legend>
      {LIST_KINDS.map((kind, place) => (
        <div key={kind}>
          <label className={styles.choice}>
            <input
              type="radio"
              name="kind"
              value={kind}
              id={place === 0 ? id : undefined}
              aria-describedby={`${id}-${kind}`}
              defaultChecked={kind === (chosen ?? LIST_KINDS[0])}
              className={styles.radio}
            />
            {LIST_KIND_NAMES[kind]}
          </label>
          <p id={`${id}-${kind}`} className={styles.choiceHint}>
            {HINTS[kind]}
          </p>
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
