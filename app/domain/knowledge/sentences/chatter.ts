/** What people write for tone. */
const TONE =
  /\b(?:lo+l+|ha(?:ha)+|pls|plz|thx|tbh|omg|ffs|honestly|thanks|thank you)\b|\bx{2,}(?!\S)/gi;
/** Why something is not wanted, after what it is: 'mugs, he has like 20' without its comma. */
const WHY =
  /(?<!\b(?:that|which|what|anything|something|things?|stuff))\s+(?:because|cos|cuz|(?:as |since )?(?=(?:he|she|they|we|i)(?:['’](?:s|ve))? (?:already |just |never |only )?(?:has|have|had|got|owns?|hates?|wears?|uses?|gets?)\b)).*$/i;
/** How many of it there are, and nothing else: 'she has a drawer full'. */
const HOW_MANY =
  /^(?:(?:he|she|they|we|i)(?:['’](?:s|ve))? )?(?:(?:already|has|have|got|owns?) )*(?:an? (?:whole |entire )?(?:drawer|cupboard|shelf|house|room|box|ton|wardrobe|garage|attic|loft|stash|mountain)(?: full)?|loads|lots|tons|plenty|enough|too many|so many|dozens|hundreds|(?:like |about )?\d+)(?: already| (?:full )?of (?:them|those|it))?$/i;

/** What is welcome, or is again: 'alcohol ok again'. */
const WELCOME =
  /^(?!.*\b(?:not|isn['’]?t|aren['’]?t|never|nothing|no|too|anything)\b).* (?:is |are )?(?:ok|okay|fine|allowed)(?: (?:again|now|though|tho|these days|with (?:him|her|them)|sadly|unfortunately))*$/i;

/** What somebody does not want, as they typed it, without tone, reasons and numbers; '' if nothing else is left, or it is welcome. */
export function withoutChatter(text: string): string {
  const plain = text.replace(TONE, " ").replace(/\s+/g, " ").trim().replace(WHY, "").trim();
  return HOW_MANY.test(plain) || WELCOME.test(plain) ? "" : plain;
}
