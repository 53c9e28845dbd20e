import { type ComponentProps, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { chip } from "~/components/ui/chip.css";
import { Field } from "~/components/ui/field";
import {
  LONGEST_LIST,
  listInterests,
  suggestInterests,
  takeSuggestion,
  toggleInterest,
} from "~/domain/brief/interest-list";
import * as styles from "./interests-field.css";

/**
 * A field for comma-separated interests. With JavaScript it also shows them as chips, with
 * suggestions; of a text over the limit, which a server may be sent, only what is within it.
 */
export function InterestsField(props: ComponentProps<typeof Field>) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const input = () => box.current?.querySelector("input");
  // Text typed before hydration is only in the DOM.
  const text = typed ?? (hydrated ? input()?.value : undefined) ?? String(props.defaultValue ?? "");
  const readable = text.slice(0, LONGEST_LIST);

  function write(next: string) {
    const field = input();
    if (!field) return;
    field.value = next;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div ref={box} className={styles.box}>
      <Field {...props} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      <ul className={styles.chips} aria-label="Interests to add or take out">
        {listInterests(readable).map((interest) => (
          <Chip
            key={interest}
            name={interest}
            chosen
            onPress={() => write(toggleInterest(text, interest))}
          />
        ))}
        {suggestInterests(readable, 6).map((interest) => (
          <Chip
            key={interest}
            name={interest}
            onPress={() => write(takeSuggestion(text, interest))}
          />
        ))}
      </ul>
    </div>
  );
}

type ChipProps = { name: string; chosen?: boolean; onPress: () => void };

function Chip({ name, chosen = false, onPress }: ChipProps) {
  return (
    <li>
      <button type="button" className={chip({ chosen })} aria-pressed={chosen} onClick={onPress}>
        {name}
        <span aria-hidden="true">{chosen ? "×" : "+"}</span>
      </button>
    </li>
  );
}
