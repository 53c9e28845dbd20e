import { Form } from "@remix-run/react";
import { badge } from "~/components/ui/badge.css";
import { button } from "~/components/ui/button.css";
import type { Suggestion } from "~/domain/search/suggestion";
import type { Region } from "~/domain/shared/region";
import { formatMoment } from "~/domain/shared/region-formats";
import * as styles from "./idea-section.css";
import { ProductCarousel } from "./product-carousel";
import { ProductsSkeleton } from "./products-skeleton";
import { RefineForm } from "./refine-form";
import { RetailerLink, SearchRetailer } from "./search-retailer";
import { useCardAsked } from "./use-card-asked";
import type { FurtherProducts } from "./use-further-products";

export type IdeaProps = {
  /** The region of the search. */
  region: Region;
  suggestion: Suggestion;
  titleId: string;
  ended: boolean;
  /** Whether it is shown to who started the search. */
  isStarter: boolean;
  /** Whether the search may be refined, after how many rounds. */
  refinable: boolean;
  /** Whether the last refinement brought it. */
  isNew: boolean;
  rounds: number;
  further: FurtherProducts;
};

/** One idea: its description, why it fits, and its products. */
export function IdeaSection(props: IdeaProps) {
  const { suggestion, titleId, ended, refinable, rounds, isNew } = props;
  const { position, suggestionTitle, suggestionDescription, whyItFits, ideaNote } = suggestion;
  const { personalTouch } = suggestion;
  const { productsState, products } = suggestion;
  // Kept while products are awaited, so that the title keeps its lines.
  const count = productsState === "searching" ? styles.MOST_BESIDE : products.length;
  const arrows = styles.besideArrows[Math.min(count, styles.MOST_BESIDE)] ?? "";
  const arriving = ended ? "" : styles.arriving;
  return (
    <>
      <div className={`${styles.heading} ${arriving} ${arrows}`}>
        {isNew && <p className={badge({ tone: "strong" })}>New</p>}
        <h2 id={titleId} className={styles.title}>
          {suggestionTitle}
        </h2>
      </div>
      <div className={`${styles.words} ${arriving}`}>
        <div className={styles.description}>
          <p>{suggestionDescription}</p>
          {ideaNote && <p className={styles.asOf}>{ideaNote}</p>}
        </div>
        <p className={styles.why}>
          <strong>Why it fits:</strong> {whyItFits}
        </p>
      </div>
      <div className={styles.products}>
        <Products {...props} />
        {personalTouch && (
          <p className={styles.touch}>
            <strong>A personal touch:</strong> {personalTouch}
          </p>
        )}
      </div>
      {refinable && (
        <div className={`${styles.actions} ${arrows}`}>
          <RefineForm
            refinement={{ refine: "like", position }}
            rounds={rounds}
            label="More like this"
            describedBy={titleId}
          />
          <RefineForm
            refinement={{ refine: "refuse", position }}
            rounds={rounds}
            label="Not for them"
            describedBy={titleId}
          />
        </div>
      )}
    </>
  );
}

type ProductsProps = Pick<IdeaProps, "region" | "suggestion" | "ended" | "further" | "isStarter">;

function Products({ region, suggestion, ended, further, isStarter }: ProductsProps) {
  const { query } = useCardAsked();
  const { position, suggestionTitle, products, productsState, productsNote } = suggestion;
  const { productsAsOf, sampleProducts } = suggestion;
  if (productsState === "searching") {
    return <ProductsSkeleton note={productsNote} />;
  }
  if (products.length === 0) {
    const isUnanswered = productsState === "failed" && !productsNote;
    return (
      <div className={styles.empty}>
        <p>{isUnanswered ? "The shop did not answer." : "No products found."}</p>
        {productsNote && <p>{productsNote}</p>}
        <p>
          <RetailerLink title={suggestionTitle} region={region} />
        </p>
        {productsState === "failed" && ended && isStarter && (
          <Form method="post" action={`.${query}`} replace preventScrollReset>
            <input type="hidden" name="position" value={position} />
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
      {!sampleProducts && productsAsOf && (
        <p className={styles.asOf}>
          Prices and ratings as of{" "}
          <time dateTime={productsAsOf}>{formatMoment(productsAsOf, region)}</time>, and subject to
          change.
        </p>
      )}
      <ProductCarousel suggestion={suggestion} further={further}>
        <SearchRetailer suggestion={suggestion} region={region} />
      </ProductCarousel>
    </>
  );
}
