/** What says something of a thing, so that it is no part of a list. */
const TELLS =
  /\b(?:is|are|was|were|has|have|had|will|would|won['’]?t|can['’]?t|can|gets?|got|says|keeps|comes|goes|does|doesn['’]?t|died|left|lives?|works?|makes?|loves?|likes?|hates?|never|always|\w+ed)\b/i;
/** What is told of a thing that is listed: 'her allotment which she had to give up', 'in that order'. */
const ADDED = / (?:which|that|who|where|in that order)\b.*$/i;
const MOST_WORDS = 7;

/** What a clause adds to a list of what is loved, 'her allotment' of 'loves gin, and her allotment'; null if it tells something. */
export function listedOn(clause: string): string | null {
  const plain = clause.replace(ADDED, "");
  return plain.split(/\s+/).length <= MOST_WORDS && !TELLS.test(plain) ? plain : null;
}
