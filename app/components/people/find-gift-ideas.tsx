import { Form } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { stack } from "~/components/ui/page.css";
import { SelectField } from "~/components/ui/select-field";
import { OTHER_OCCASION } from "~/domain/people/card-search-form";
import type { ListedProfileCard } from "~/domain/people/profile-card";

/** The choice of an occasion to search for: a selected holiday of the card, or free text. */
export function FindGiftIdeas({ card, error }: { card: ListedProfileCard; error?: string }) {
  const { id, occasions } = card;
  const hydrated = useHydrated();
  const [occasion, setOccasion] = useState(error ? OTHER_OCCASION : undefined);
  const isOther = (occasion ?? occasions[0]?.name ?? OTHER_OCCASION) === OTHER_OCCASION;
  return (
    <Form
      method="get"
      action={`/profile-cards/${id}/search`}
      noValidate
      preventScrollReset
      className={stack({ gap: "small" })}
    >
      <SelectField
        label="Occasion"
        name="occasion"
        id={`occasion-${id}`}
        defaultValue={error ? OTHER_OCCASION : undefined}
        onChange={(event) => setOccasion(event.currentTarget.value)}
      >
        {occasions.map(({ holidayId, name, label }) => (
          <option key={holidayId} value={name}>
            {label}
          </option>
        ))}
        <option value={OTHER_OCCASION}>Other</option>
      </SelectField>
      {(isOther || !hydrated) && (
        <Field
          label="Other occasion"
          name="otherOccasion"
          id={`other-${id}`}
          hint={hydrated ? undefined : "If you chose Other"}
          error={error}
          maxLength={80}
          autoComplete="off"
          optional={!hydrated}
        />
      )}
      <button type="submit" className={button({ width: "full" })}>
        Start Search
      </button>
    </Form>
  );
}
