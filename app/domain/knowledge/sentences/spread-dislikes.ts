const NOT = "(?:n['’]?t| not)";
/** A verb that says that something is not wanted, with whose it is. */
const DISLIKES = `(?:(?:he|she|they|who|and|but) ){0,2}(?:really |absolutely |also )?(?:hates?|dislikes?|detests?|loathes?|(?:can['’]?t|cannot) (?:stand|bear|abide|eat|have|drink|wear)|(?:does|do)${NOT} (?:really )?(?:like|eat|drink|want|wear|enjoy)|(?:is )?(?:allergic to|intolerant (?:of|to)|(?:afraid|scared|terrified) of))`;
/** What ends a list of things that are disliked: another thing is said of somebody. */
const SAYS_MORE =
  /\b(?:loves?|likes?|enjoys?|adores?|is|are|has|have|had|was|wants?|needs?|goes|plays?|into|but|mad|keen|collects?|watch(?:es)?|reads?|he|she|they|i|we|not|no)\b/i;
const LIST = new RegExp(
  `\\b(${DISLIKES}) ([^,.;!?]{2,40}(?:, [^,.;!?]{2,40}){0,5}?,? (?:and|or|nor) [^,.;!?]{2,40})(?=\\s*(?:$|[,.;!?]|\\bbut\\b))`,
  "gi",
);

/**
 * The texts of a brief with a dislike said of each thing that it is said of together: 'hates heights, cold and water'
 * becomes 'hates heights, hates cold, hates water'. A list without an 'and' or 'or' at its end is left: 'hates puzzles,
 * gardening, tea' is three entries.
 */
export function spreadDislikes(texts: string[]): string[] {
  const all = texts.join(", ");
  const spread = all.replace(LIST, (whole, verb: string, list: string) => {
    const things = list.split(/,? (?:and|or|nor) |, /i).map((thing) => thing.trim());
    if (things.some((thing) => thing === "" || SAYS_MORE.test(thing))) return whole;
    return things.map((thing) => `${verb} ${thing}`).join(", ");
  });
  return spread === all ? texts : spread.split(/\s*,\s*/);
}
