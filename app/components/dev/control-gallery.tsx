import { NewPasswordField, PasswordField } from "~/components/accounts/password-field";
import { BudgetChips } from "~/components/search/budget-chips";
import { InterestsField } from "~/components/search/interests-field";
import { RegionChoice } from "~/components/search/region-choice";
import { button } from "~/components/ui/button.css";
import { Checkbox } from "~/components/ui/checkbox";
import { chip } from "~/components/ui/chip.css";
import { CopyField } from "~/components/ui/copy-field";
import { Field, TextArea } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select-field";
import * as styles from "./component-gallery.css";
import { Part } from "./part";

const LOOKS = ["primary", "quiet", "danger", "plain"] as const;

/** Buttons, fields and choices. */
export function ControlGallery() {
  return (
    <>
      <Part title="Button">
        <div className={styles.row}>
          {LOOKS.map((look) => (
            <button key={look} type="button" className={button({ look })}>
              {look}
            </button>
          ))}
          <button type="button" className={button({ size: "small" })}>
            small
          </button>
          <button type="button" className={button()} disabled>
            disabled
          </button>
          <a className={button({ look: "quiet" })} href="/dev/components">
            Components
          </a>
        </div>
        <button type="button" className={button({ width: "full" })}>
          full
        </button>
      </Part>
      <Part title="Field">
        <div className={styles.grid}>
          <Field id="plain" name="plain" label="Plain" />
          <Field id="hint" name="hint" label="With a hint" hint="E.g. Mother, Friend, Boss" />
          <Field id="sign" name="sign" label="With a sign" sign="£" optional />
          <Field
            id="error"
            name="error"
            label="With an error"
            hint="In years"
            error="Please enter a valid number"
            defaultValue="twelve"
          />
          <Field id="fixed" name="fixed" label="Read only" defaultValue="Fixed" readOnly />
          <Field id="date" name="date" label="A date" type="date" />
          <PasswordField
            id="password"
            name="password"
            label="A password"
            autoComplete="current-password"
          />
          <NewPasswordField id="new-password" name="new-password" label="A new password" />
          <SelectField id="select" name="select" label="One of several" hint="A hint">
            <option>Birthday</option>
            <option>Christmas</option>
          </SelectField>
          <SelectField id="wrong" name="wrong" label="None chosen" error="Please choose one">
            <option value="">Choose</option>
          </SelectField>
          <CopyField label="To copy" name="copy" text="https://ribbon.example/list" />
          <InterestsField id="chips" name="chips" label="Chips" defaultValue="Tea, Golf" />
          <BudgetChips />
          <TextArea id="lines" name="lines" label="Several lines" rows={3} />
          <TextArea
            name="no-lines"
            label="Several lines, none"
            rows={3}
            error="Please write a message"
          />
        </div>
      </Part>
      <Part title="Choices">
        <form className={styles.grid}>
          <Checkbox id="tick" name="tick" label="Ticked" defaultChecked />
          <Checkbox id="no-tick" name="no-tick" label="Not ticked" />
          <Checkbox id="refused" name="refused" label="Refused" error="Please tick this" />
          <RegionChoice id="region" chosen="UK" />
          <div className={styles.row}>
            <button type="button" className={chip({ chosen: true })} aria-pressed="true">
              Chosen
            </button>
            <button type="button" className={chip()} aria-pressed="false">
              Not chosen
            </button>
          </div>
        </form>
      </Part>
    </>
  );
}
