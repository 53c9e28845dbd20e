import { muted } from "~/components/ui/page.css";
import type { ListGift } from "~/domain/lists/gift-list";
import { RESULTS_DISCLOSURE, SAMPLE_NOTE } from "~/domain/products/disclosure";
import { isSample } from "~/domain/products/product";
import * as styles from "./gift-list.css";

/** What the labels and links of a list's products mean, once above them. */
export function Labels({ gifts }: { gifts: Pick<ListGift, "asin">[] }) {
  const products = gifts.flatMap(({ asin }) => asin ?? []);
  if (products.length === 0) return null;
  return (
    <p className={`${muted} ${styles.said}`}>
      {RESULTS_DISCLOSURE} {products.some(isSample) && SAMPLE_NOTE}
    </p>
  );
}
