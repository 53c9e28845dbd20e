import type { FormEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Field } from "~/components/ui/field";
import type { SearchFormFields } from "~/domain/search/search-form";
import type { FieldErrors } from "~/lib/form-errors";
import { BudgetChips } from "./budget-chips";
import { CurrencySign } from "./currency-sign";
import * as styles from "./gift-search-form.css";
import { InterestsField } from "./interests-field";
import { RegionChoice } from "./region-choice";

function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.value = currentTarget.value.replace(/\D/g, "");
}

const digits = { inputMode: "numeric", onInput: keepDigits } as const;

type Props = {
  fields: SearchFormFields;
  errors: FieldErrors;
  idOf: (field: string) => string;
  /** Whether some budgets can be chosen with one press. */
  offersBudgets: boolean;
};

/** The fields of a brief. */
export function SearchFields({ fields, errors, idOf, offersBudgets }: Props) {
  const hydrated = useHydrated();
  const common = (name: keyof SearchFormFields) => ({
    name,
    // Browsers restore no field with it after Back, which without JavaScript nothing else does.
    autoComplete: hydrated ? "off" : undefined,
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
        />
        <Field {...common("age")} {...digits} label="Age" maxLength={3} />
      </div>
      <Field
        {...common("occasion")}
        label="Occasion"
        hint="E.g. Wedding, Birthday, Anniversary, Baby Shower"
        maxLength={80}
      />
      <InterestsField
        {...common("interests")}
        label="Interests"
        hint="Comma separated. E.g Books, Cycling, Running"
        maxLength={400}
      />
      <Field
        {...common("avoid")}
        label="Anything to avoid?"
        hint="E.g. alcohol, nuts, no more mugs, has a Kindle"
        maxLength={200}
        optional
      />
      <div className={styles.pair}>
        <Field
          {...common("budget")}
          {...digits}
          label="Budget"
          maxLength={6}
          optional
          sign={<CurrencySign />}
        />
        <RegionChoice id={idOf("region")} chosen={fields.region === "USA" ? "USA" : "UK"} />
      </div>
      {offersBudgets && <BudgetChips />}
    </>
  );
}
