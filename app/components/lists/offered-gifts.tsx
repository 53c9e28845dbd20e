import { SampleNote } from "~/components/search/sample-label";
import { Checkbox } from "~/components/ui/checkbox";
import * as field from "~/components/ui/field.css";
import { formatAmount, type GiftFacts } from "~/domain/lists/gift-list";
import { SAMPLE_LABEL } from "~/domain/products/disclosure";
import { isSample } from "~/domain/products/product";
import * as styles from "./gift-list.css";

type Offered = Pick<GiftFacts, "title" | "price" | "currency" | "asin"> & {
  key: string;
  isChosen: boolean;
};
type Props = {
  id: string;
  name: string;
  gifts: Offered[];
  /** The keys that were chosen in a form that was refused. */
  chosen?: string[];
  error?: string;
};

/** The gifts that can be put on a new list, as boxes to tick. */
export function OfferedGifts({ id, name, gifts, chosen, error }: Props) {
  return (
    <fieldset className={field.field} id={id} tabIndex={-1}>
      <legend className={field.label}>Gifts</legend>
      {error && <p className={field.error}>{error}</p>}
      <SampleNote products={gifts.map(({ asin }) => ({ key: asin ?? "" }))} />
      <div className={styles.offered}>
        {gifts.map((gift) => (
          <Checkbox
            isOfMany
            key={gift.key}
            name={name}
            value={gift.key}
            id={`${id}-${gift.key}`}
            defaultChecked={chosen ? chosen.includes(gift.key) : gift.isChosen}
            label={labelOf(gift)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const labelOf = ({ title, price, currency, asin }: Offered) =>
  [
    title,
    price !== null && formatAmount(price, currency),
    asin !== null && isSample(asin) && SAMPLE_LABEL.toLowerCase(),
  ]
    .filter(Boolean)
    .join(", ");
