import { hiddenText } from "./page.css";

type Props = { name: string; validFrom: string; validFromValue: string };

/** A field that people never meet: out of sight, out of the tab order, unheard. */
export function HoneypotFields({ name, validFrom, validFromValue }: Props) {
  return (
    <div className={hiddenText} aria-hidden="true">
      <label htmlFor={name}>Please leave this empty</label>
      <input id={name} name={name} type="text" defaultValue="" autoComplete="off" tabIndex={-1} />
      <input name={validFrom} type="hidden" value={validFromValue} readOnly />
    </div>
  );
}
