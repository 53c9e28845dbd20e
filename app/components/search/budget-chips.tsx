import type { MouseEvent } from "react";
import { chip } from "~/components/ui/chip.css";
import { CurrencySign } from "./currency-sign";
import { chips } from "./interests-field.css";

function choose({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const field = currentTarget.form?.elements.namedItem("budget");
  if (!(field instanceof HTMLInputElement)) return;
  field.value = currentTarget.value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Budgets to choose from, for the field of the form around them. Only with JavaScript. */
export function BudgetChips() {
  return (
    <ul className={chips} aria-label="Budgets to choose from">
      {[25, 50, 100].map((amount) => (
        <li key={amount}>
          <button type="button" className={chip()} value={amount} onClick={choose}>
            <CurrencySign amount={amount} />
          </button>
        </li>
      ))}
    </ul>
  );
}
