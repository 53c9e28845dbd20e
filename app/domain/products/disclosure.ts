/**
 * Shown near affiliate links; begins with 'Ad' for the UK (CAP Code, rule 2.1) and meets the FTC's
 * endorsement guides for the US (docs/decisions/028-affiliate-disclosure.md).
 */
export const AFFILIATE_DISCLOSURE =
  "Ad: we earn a commission if you buy through these links, at no cost to you. As an Amazon Associate we earn from qualifying purchases.";

/** The same above the products of a search, whose page has the whole of it at its end. */
export const RESULTS_DISCLOSURE = "Ad: we earn a commission if you buy through a link.";

/** Beside every product of the sample catalogue. */
export const SAMPLE_LABEL = "Sample";

/** Once above such products of a search, whose links say that they search. */
export const RESULTS_SAMPLE_NOTE = "Sample catalogue: examples, not offers.";

/** Once where such products show elsewhere (docs/decisions/092-samples-say-so.md). */
export const SAMPLE_NOTE =
  "Sample catalogue: what is marked Sample is an example, not an offer; its link searches a shop.";
