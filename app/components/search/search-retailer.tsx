import { Illustration } from "~/components/ui/illustration";
import { retailerSearch } from "~/domain/products/retailer";
import type { Suggestion } from "~/domain/search/suggestion";
import type { Region } from "~/domain/shared/region";
import * as styles from "./search-retailer.css";

type Props = { suggestion: Suggestion; region: Region };

/**
 * What stands beside an idea's products where a row has places left, so that a wide window is not half empty;
 * the placeholders stood there before (docs/decisions/107-few-products-leave-no-hole.md).
 */
export function SearchRetailer({ suggestion, region }: Props) {
  const { suggestionTitle, products } = suggestion;
  const place = styles.beside[products.length];
  if (!place) return null;
  return (
    <div className={`${styles.more} ${place}`}>
      <Illustration picture="bow" className={styles.art} lazy />
      <p>Not quite the one?</p>
      <p className={styles.link}>
        <RetailerLink title={suggestionTitle} region={region} />
      </p>
    </div>
  );
}

/** A link to the search of the retailer's shop for an idea. */
export function RetailerLink({ title, region }: { title: string; region: Region }) {
  return (
    <a href={retailerSearch(title, region)} rel="nofollow noopener noreferrer">
      Search Amazon for “{title}” ↗
    </a>
  );
}
