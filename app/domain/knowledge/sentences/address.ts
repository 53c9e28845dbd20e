/** What somebody who writes is called, which is no honey: 'that is all I know, honey'. */
const ADDRESS =
  /^(?:(?:my|yes|no|thanks|thank you|please|sorry) )?(?:honey|hun|hon|love|lovely|duck|duckie|hen|pet|petal|flower|treacle|sugar|sunshine|sweetie|sweetheart|darling|babe|chuck|mate|pal)$/i;
const TO_SOMEBODY = /\b(?:you|your|thanks|thank|cheers)\b/i;

/**
 * Whether the last words of a sentence only say who is written to, where the clause before them speaks to somebody, or
 * names nothing (null).
 */
export const isAddress = (text: string, before: string | null): boolean =>
  (before === null || TO_SOMEBODY.test(before)) && ADDRESS.test(text);
