import { Form } from "@remix-run/react";
import { badge } from "~/components/ui/badge.css";
import { button } from "~/components/ui/button.css";
import { longPart } from "~/components/ui/page.css";
import { SAMPLE_LABEL } from "~/domain/products/disclosure";
import type { Suggestion } from "~/domain/search/suggestion";
import * as styles from "./idea-section.css";
import { ProductCarousel } from "./product-carousel";
import { ProductsSkeleton } from "./products-skeleton";
import { RefineForm } from "./refine-form";
import type { FurtherProducts } from "./use-further-products";

const momentFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** E.g. "21 Nov 2026, 09:14 UTC": the same on the server and in every browser. */
const formatMoment = (iso: string) => `${momentFormat.format(new Date(iso))} UTC`;

type Props = {
  suggestion: Suggestion;
  ended: boolean;
  /** Whether the search may be refined. */
  refinable: boolean;
  further: FurtherProducts;
};

/** One idea: its description, why it fits, and its products. */
export function IdeaSection({ suggestion, ended, refinable, further }: Props) {
  const { position, suggestionTitle, suggestionDescription, whyItFits, ideaNote } = suggestion;
  const titleId = `idea-${position + 1}`;
  return (
    <section className={`${styles.idea} ${longPart}`} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{suggestionTitle}</h2>
        <p>{suggestionDescription}</p>
        <p className={styles.why}>
          <strong>Why it fits:</strong> {whyItFits}
        </p>
        {ideaNote && <p className={styles.asOf}>{ideaNote}</p>}
      </div>
      <Products suggestion={suggestion} ended={ended} further={further} />
      {refinable && (
        <div className={styles.actions}>
          <RefineForm
            refinement={{ refine: "like", position }}
            label="More like this"
            describedBy={titleId}
          />
          <RefineForm
            refinement={{ refine: "refuse", position }}
            label="Not for them"
            describedBy={titleId}
          />
        </div>
      )}
    </section>
  );
}

function Products({ suggestion, ended, further }: Omit<Props, "refinable">) {
  const { products, productsState, productsNote, productsAsOf, sampleProducts } = suggestion;
  if (productsState === "searching") {
    return <ProductsSkeleton />;
  }
  if (products.length === 0) {
    return (
      <div className={styles.empty}>
        <p>No products found.</p>
        {productsNote && <p>{productsNote}</p>}
        {productsState === "failed" && ended && (
          <Form method="post">
            <button type="submit" className={button({ look: "quiet" })}>
              Try again
            </button>
          </Form>
        )}
      </div>
    );
  }
  return (
    <>
      {sampleProducts && <p className={badge({ tone: "sample" })}>{SAMPLE_LABEL}</p>}
      {!sampleProducts && productsAsOf && (
        <p className={styles.asOf}>
          Prices and ratings as of <time dateTime={productsAsOf}>{formatMoment(productsAsOf)}</time>
          , and subject to change.
        </p>
      )}
      <ProductCarousel suggestion={suggestion} further={further} />
    </>
  );
}
