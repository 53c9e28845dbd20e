/**
 * Shown near affiliate links; begins with 'Ad' for the UK (CAP Code, rule 2.1) and meets the FTC's
 * endorsement guides for the US (docs/decisions/028-affiliate-disclosure.md).
 */
export const AFFILIATE_DISCLOSURE =
  "Ad: we earn a commission if you buy through these links, at no cost to you. As an Amazon Associate we earn from qualifying purchases.";

/** Beside every product of the sample catalogue. */
export const SAMPLE_LABEL = "Sample";

/** Once where such products show (docs/decisions/092-samples-say-so.md). */
export const SAMPLE_NOTE =
  "Sample catalogue: what is marked Sample is an example with an example price, not an offer. Its link searches a retailer for something like it.";
