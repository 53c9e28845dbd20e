/** The text of the subscription checkbox, stored with each consent. */
export const SUBSCRIBE_LABEL = "Subscribe to the Mailing List for news & updates";
