const DEATH = /\b(?:died|passed|lost|killed)\b/i;
const PARENT = /^(?:mum|mom|mother|dad|father)$/i;

/** A text that tells of a death with who it is to the recipient: the giver's brother is their mother's son. */
export const asTheirKin = (text: string, self: string[]): string =>
  DEATH.test(text) && !self.includes("law") && self.some((word) => PARENT.test(word))
    ? text.replace(/\b(?:my|our) (?:brother|sister)\b/gi, "her son")
    : text;
