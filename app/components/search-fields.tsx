import type { FormEvent } from "react";
import type { FieldErrors } from "~/domain/form-errors";
import { MARKETS, REGIONS } from "~/domain/region";
import type { SearchFormFields } from "~/domain/search-form";
import { Field } from "./field";
import * as fieldStyles from "./field.css";
import * as styles from "./gift-search-form.css";

function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.value = currentTarget.value.replace(/\D/g, "");
}

const digits = { inputMode: "numeric", autoComplete: "off", onInput: keepDigits } as const;

type Props = {
  fields: SearchFormFields;
  errors: FieldErrors;
  idOf: (field: string) => string;
};

/** The fields of a brief with the hints of the product specification, section 2. */
export function SearchFields({ fields, errors, idOf }: Props) {
  const common = (name: keyof SearchFormFields) => ({
    name,
    id: idOf(name),
    defaultValue: fields[name],
    error: errors[name]?.[0],
  });
  return (
    <>
      <div className={styles.pair}>
        <Field
          {...common("recipientType")}
          label="Recipient"
          hint="E.g. Mother, Friend, Boss"
          maxLength={80}
          autoComplete="off"
        />
        <Field {...common("age")} {...digits} label="Age" maxLength={3} />
      </div>
      <Field
        {...common("occasion")}
        label="Occasion"
        hint="E.g. Wedding, Birthday, Anniversary, Baby Shower"
        maxLength={80}
        autoComplete="off"
      />
      <Field
        {...common("interests")}
        label="Interests"
        hint="Comma separated. E.g Books, Cycling, Running"
        maxLength={400}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <Field
          {...common("budget")}
          {...digits}
          label="Budget"
          maxLength={6}
          optional
          sign={
            <>
              <span className={styles.pounds}>{MARKETS.UK.symbol}</span>
              <span className={styles.dollars}>{MARKETS.USA.symbol}</span>
            </>
          }
        />
        <fieldset className={fieldStyles.field}>
          <legend className={fieldStyles.label}>Region</legend>
          <div className={fieldStyles.choices}>
            {REGIONS.map((region) => (
              <label key={region} className={fieldStyles.choice}>
                <input
                  type="radio"
                  name="region"
                  value={region}
                  id={region === REGIONS[0] ? idOf("region") : undefined}
                  defaultChecked={region === (fields.region === "USA" ? "USA" : "UK")}
                  className={fieldStyles.radio}
                />
                {region}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </>
  );
}
