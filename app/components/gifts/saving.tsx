import * as styles from "./gift-list.css";
import { picture } from "./picture.css";
import { price as bold } from "./saved-gift-card.css";

/** What is to be saved; `price` is as it is shown, null where it may not be. */
export type Saving = { title: string; imageUrl?: string; price: string | null };

/** The picture, title and price of what is being saved. */
export function SavingProduct({ title, imageUrl, price }: Saving) {
  return (
    <div className={styles.row}>
      {imageUrl ? (
        <img className={picture} src={imageUrl} alt="" width={96} height={72} />
      ) : (
        <div className={picture} />
      )}
      <div>
        <p>{title}</p>
        {price && <p className={bold}>{price}</p>}
      </div>
    </div>
  );
}
