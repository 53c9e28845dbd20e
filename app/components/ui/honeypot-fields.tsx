import { hiddenText } from "./page.css";

type Props = { name: string; validFrom: string; validFromValue: string };

/** The honeypot: a field hidden from sight, from the tab order and from screen readers. */
export function HoneypotFields({ name, validFrom, validFromValue }: Props) {
  return (
    <div className={hiddenText} aria-hidden="true">
      <label htmlFor={name}>Please leave this empty</label>
      <input id={name} name={name} type="text" defaultValue="" autoComplete="off" tabIndex={-1} />
      <input name={validFrom} type="hidden" value={validFromValue} />
    </div>
  );
}
