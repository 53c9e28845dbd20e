import { badge } from "~/components/ui/badge.css";
import { SAMPLE_LABEL, SAMPLE_NOTE } from "~/domain/products/disclosure";
import { isSample } from "~/domain/products/product";
import { fine } from "./sample-label.css";

/** The label of a product of the sample catalogue; nothing for any other. */
export function SampleLabel({ asin }: { asin: string }) {
  return isSample(asin) ? <p className={badge({ tone: "sample" })}>{SAMPLE_LABEL}</p> : null;
}

/** What the label means, once where any of some products has it. */
export function SampleNote({ products }: { products: { key: string }[] }) {
  return products.some(({ key }) => isSample(key)) ? <p className={fine}>{SAMPLE_NOTE}</p> : null;
}
