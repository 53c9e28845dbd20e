/** One text for the UK (CAP 2.1) and the US (FTC), near links that earn; begins with 'Ad'. */
export const AFFILIATE_DISCLOSURE =
  "Ad: we earn a commission if you buy through these links, at no cost to you. As an Amazon Associate we earn from qualifying purchases.";

/** Stands beside every product that is not a live offer. */
export const SAMPLE_LABEL = "Sample catalogue: connect a retailer to see live products";
