import { Form } from "@remix-run/react";
import { SAMPLE_LABEL } from "~/domain/disclosure";
import type { Suggestion } from "~/domain/search";
import { badge } from "./badge.css";
import { button } from "./button.css";
import * as styles from "./idea-section.css";
import { ProductCarousel } from "./product-carousel";
import { WaitingProducts } from "./waiting-products";

type Props = { suggestion: Suggestion; ended: boolean };

/** One idea: what it is, why it fits, and the products that make it real. */
export function IdeaSection({ suggestion, ended }: Props) {
  const { position, suggestionTitle, suggestionDescription, whyItFits } = suggestion;
  const titleId = `idea-${position + 1}`;
  return (
    <section className={styles.idea} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{suggestionTitle}</h2>
        <p>{suggestionDescription}</p>
        <p className={styles.why}>
          <strong>Why it fits:</strong> {whyItFits}
        </p>
      </div>
      <Products suggestion={suggestion} ended={ended} />
    </section>
  );
}

function Products({ suggestion, ended }: Props) {
  const { products, productsState, sampleProducts, suggestionTitle } = suggestion;
  if (productsState === "searching") {
    return <WaitingProducts />;
  }
  if (products.length === 0) {
    return (
      <div className={styles.empty}>
        <p>No products found.</p>
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
      <ProductCarousel label={`Products for ${suggestionTitle}`} products={products} />
    </>
  );
}
