import { button } from "~/components/ui/button.css";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import { halves } from "~/components/ui/field.css";
import { stack } from "~/components/ui/page.css";
import type { FieldOf } from "~/components/ui/post-form";
import { SelectField } from "~/components/ui/select-field";
import { CURRENCIES } from "~/domain/shared/currency";
import type { Currency } from "~/domain/shared/region";
import * as styles from "./gift-list.css";
import { picture as shownPicture } from "./picture.css";

const LONGEST = { title: 500, link: 2000 } as const;

type Props = {
  field: FieldOf;
  /** The currency that is chosen until another one is read. */
  currency: Currency;
  /** Our address of the picture in the form, if it has one. */
  shown?: string | undefined;
  /** What came of reading the page. */
  said?: string | undefined;
  hint?: string;
};

/**
 * The fields of a gift from any shop: an address to read, and what it is, to look over or to type. They have
 * keys, because what is read replaces what the browser shows.
 */
export function ShopFields({ field, currency, shown, said, hint }: Props) {
  const [link, title, price] = [field("link"), field("title"), field("price")];
  const chosen = field("currency").defaultValue ?? currency;
  const picture = field("picture").defaultValue;
  return (
    <>
      {/* Enter saves: a form's first button is the one that Enter presses, also where nobody sees it. */}
      <button type="submit" hidden tabIndex={-1} />
      <div className={stack({ gap: "small" })}>
        <Field
          key={`link ${link.defaultValue}`}
          {...link}
          label="Link"
          inputMode="url"
          maxLength={LONGEST.link}
          autoComplete="off"
          hint="Paste the address of its page in any shop, and we read what it says."
          optional
        />
        <div>
          <button
            type="submit"
            name="intent"
            value="read"
            className={button({ look: "quiet", size: "small" })}
          >
            Read the page
          </button>
        </div>
        <p role="status">{said}</p>
      </div>
      <Field
        key={`title ${title.defaultValue}`}
        {...title}
        label="Title"
        maxLength={LONGEST.title}
        autoComplete="off"
      />
      <div className={halves}>
        <Field
          key={`price ${price.defaultValue}`}
          {...price}
          label="Price"
          inputMode="decimal"
          maxLength={9}
          autoComplete="off"
          hint={hint}
          optional
        />
        <SelectField
          key={chosen}
          {...field("currency")}
          defaultValue={chosen}
          label="Currency"
          autoComplete="off"
        >
          {CURRENCIES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      {shown && picture && (
        <div className={styles.row}>
          <img className={shownPicture} src={shown} alt="" width={96} height={72} />
          <Checkbox
            key={picture}
            name="picture"
            value={picture}
            id={field("picture").id}
            defaultChecked
            label="Keep this picture"
          />
          <input type="hidden" name="asOf" value={field("asOf").defaultValue ?? ""} />
        </div>
      )}
    </>
  );
}
