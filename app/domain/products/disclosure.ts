/**
 * Shown near affiliate links; begins with 'Ad' for the UK (CAP Code, rule 2.1) and meets the FTC's
 * endorsement guides for the US (docs/decisions/028-affiliate-disclosure.md).
 */
export const AFFILIATE_DISCLOSURE =
  "Ad: we earn a commission if you buy through these links, at no cost to you. As an Amazon Associate we earn from qualifying purchases.";

/** Shown with every product that is not a live offer. */
export const SAMPLE_LABEL = "Sample catalogue: connect a retailer to see live products";
