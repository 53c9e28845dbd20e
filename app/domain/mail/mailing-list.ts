/** The words that a person agrees to; kept with each consent. */
export const SUBSCRIBE_LABEL = "Subscribe to the Mailing List for news & updates";
