import { describeBrief } from "~/domain/brief/brief.schema";
import { isImpersonal } from "~/domain/knowledge/impersonal";
import { AFFILIATE_DISCLOSURE, SAMPLE_LABEL, SAMPLE_NOTE } from "~/domain/products/disclosure";
import { reviewLabel } from "~/domain/products/review";
import { inert } from "~/domain/shared/plain-text";
import { type Currency, formatPrice, type Region } from "~/domain/shared/region";
import { formatMoment } from "~/domain/shared/region-formats";
import type { Block, LinkTo } from "~/emails/blocks";
import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";
import type { SearchSnapshot } from "./search-snapshot";
import type { Suggestion, WireProduct } from "./suggestion";

/**
 * `origin` is that of the links to this site; `stopLink` lets the recipient stop mail to their
 * address. Unless the address `isOwn`, the mail has nothing that the visitor wrote: of
 * a search in words of the visitor's own it has the link alone.
 */
type Props = { snapshot: SearchSnapshot; origin: string; stopLink: string; isOwn: boolean };

const READY =
  "The gift search that was asked for with this address has ended. Its ideas, products and prices are on one page.";
const PRODUCTS_PER_IDEA = 3;
const IDEAS_NOTE =
  "Ideas are put together automatically from what was typed, by AI where we use it. Please check before you buy.";

/** The results of a complete search: each idea, why it fits, and up to three products. */
export function resultsLetter({ snapshot, origin, stopLink, isOwn }: Props): Letter {
  const { uid } = snapshot;
  const isOurs = snapshot.rounds === 1 && isImpersonal(snapshot.brief);
  const suggestions = isOwn || isOurs ? snapshot.suggestions : [];
  const page = `${origin}/giftsearch/${uid}`;
  return writeLetter({
    subject:
      snapshot.suggestions.length === 1
        ? `Your gift idea from ${PRODUCT_NAME}`
        : `Your ${snapshot.suggestions.length} gift ideas from ${PRODUCT_NAME}`,
    preheader:
      suggestions.map(({ suggestionTitle }) => inert(suggestionTitle)).join(", ") ||
      "They are ready, with products and prices.",
    title: "Your gift ideas",
    blocks: [
      { kind: "text", text: isOwn ? inert(briefInWords(snapshot)) : READY },
      { kind: "button", label: "See all results", href: page },
      { kind: "note", text: AFFILIATE_DISCLOSURE },
      ...(suggestions.some(hasSamples) ? [{ kind: "note", text: SAMPLE_NOTE } as const] : []),
      ...suggestions.flatMap((suggestion) => [
        { kind: "rule" } as const,
        ...ideaBlocks(suggestion, { page, origin, region: snapshot.brief.region }),
      ]),
      { kind: "rule" },
      { kind: "note", text: IDEAS_NOTE },
      {
        kind: "text",
        text: "The results page is kept for 30 days. To keep gifts for longer, register, open the results again and press the star of each.",
      },
      { kind: "links", links: [{ label: "Register and keep them", href: `${origin}/register` }] },
    ],
    reason: reasonForMail(),
    links: footer(origin, stopLink),
  });
}

/** Tells the recipient that the search failed, and how to retry it. */
export function searchFailedLetter({ snapshot, origin, stopLink, isOwn }: Props): Letter {
  return writeLetter({
    subject: `Your gift search did not work, try it again with ${PRODUCT_NAME}`,
    preheader: "We found no ideas this time. One press tries again.",
    title: "Your gift search did not work",
    blocks: [
      ...(isOwn ? [{ kind: "text" as const, text: inert(briefInWords(snapshot)) }] : []),
      {
        kind: "text",
        text: "We could not find any gift ideas, and that was not your fault. Whoever started the search can open it and press 'Try again'; if it works, we send you the results after all.",
      },
      { kind: "button", label: "Try again", href: `${origin}/giftsearch/${snapshot.uid}` },
    ],
    reason: reasonForMail(),
    links: footer(origin, stopLink),
  });
}

type Place = { page: string; origin: string; region: Region };

const hasSamples = ({ sampleProducts, products }: Suggestion) =>
  sampleProducts && products.length > 0;

function ideaBlocks(suggestion: Suggestion, place: Place): Block[] {
  const { position, suggestionTitle, suggestionDescription, whyItFits, personalTouch } = suggestion;
  const { products, sampleProducts, productsAsOf } = suggestion;
  const href = `${place.page}#idea-${position + 1}`;
  const asOf = productsAsOf ? `, price of ${formatMoment(productsAsOf, place.region)}` : "";
  const shown = products.slice(0, PRODUCTS_PER_IDEA).map((product): Block => {
    const amount =
      product.price && formatPrice(product.price.value, product.price.currency as Currency);
    const price = sampleProducts
      ? [SAMPLE_LABEL, amount && `price ${amount}`].filter(Boolean).join(" ")
      : amount
        ? amount + asOf
        : "See the price at the retailer";
    return {
      kind: "product",
      title: inert(product.title),
      imageUrl: new URL(product.mainImageUrl, place.origin).href,
      href,
      price,
      lines: reviewLines(product),
    };
  });
  return [
    { kind: "heading", text: inert(suggestionTitle), href },
    { kind: "text", text: inert(suggestionDescription) },
    { kind: "text", text: `Why it fits: ${inert(whyItFits)}` },
    ...(personalTouch
      ? [{ kind: "text", text: `A personal touch: ${inert(personalTouch)}` } as const]
      : []),
    ...(shown.length > 0 ? shown : [{ kind: "note", text: nothingFound(suggestion) } as const]),
  ];
}

function nothingFound({ productsState, productsNote }: Suggestion): string {
  const help = productsState === "failed" ? "Open the idea and press 'Try again'." : null;
  return ["No products found.", productsNote ?? help].filter(Boolean).join(" ");
}

function reviewLines({ review }: WireProduct): string[] {
  if (!review) return [];
  const points = (title: string, list: string[]) =>
    list.length > 0 ? [`${title}: ${list.map((one) => one.replace(/\.$/, "")).join("; ")}`] : [];
  const said = [
    review.reviewText,
    ...points("Pros", review.pros),
    ...points("Considerations", review.cons),
  ];
  return [...said.map(inert), reviewLabel(review)];
}

function briefInWords({ brief }: SearchSnapshot): string {
  return `You searched for: ${describeBrief(brief)}.`;
}

const reasonForMail = () =>
  `You get this one mail because the results of a gift search at ${PRODUCT_NAME} were asked for with this address.`;

const footer = (origin: string, stopLink: string): LinkTo[] => [
  { label: "Not you? Stop mail to this address", href: stopLink },
  { label: "Contact us", href: `${origin}/contact` },
];
