import { type Avoidances, joinAvoidances } from "../avoidances";
import { sortOf } from "../avoiding/qualifiers";
import { headOf } from "../avoiding/shown";
import { slugsNamed } from "../interest-names";
import { ANIMALS } from "../mentioned-things";
import { nameWords } from "../names";

/** What somebody has or uses, at the beginning of a clause: 'has the Marshall guide', 'uses a 15g striker'. */
const HAS =
  /(?<=^|[.!?;,] |\band )(?:(?:he|she|they)(?:['’]?(?:s|ve))? )?(?:already |also |still )?(?:has|have|got|owns|uses)(?: already)?(?: got)? (?!to\b|been\b|gone\b|begun\b|had\b|never\b|always\b|not\b|no\b|opinions?\b|\w+ed\b)([^.!?;]{3,160})/gi;
const PARTS = /, (?:and )?| (?:and|&|plus) /;
/** What begins another clause, or says when, where or how much. */
const REST =
  / (?:but|so|because|when|while|that|which|who|already|all (?:sorted|over)|every|everywhere|full)(?: .*)?$/i;
/** Another clause, which tells of no things any more. */
const NEXT =
  /^(?:he|she|they|it|we|i|has|have|is|are|was|will|can|wants?|loves?|likes?|goes|makes|plays|builds|does|still|now|always|never)\b/i;
const LONGEST = 6;
/** Words for things of which one may have several that differ. */
const GENERIC = new Set(
  nameWords(
    "kit book tool box bag collection one thing stuff bit piece lot gear course lesson ticket day",
  ),
);

/**
 * What a story tells that somebody has already, as what is not to be given itself, while what goes with it is. `isDetail`:
 * after a headline, where nothing else is meant by it.
 */
export function belongingsIn(texts: string[], isDetail: boolean): Avoidances {
  const found = joinAvoidances([]);
  for (const [, list = ""] of texts.join(", ").matchAll(HAS)) {
    for (const part of list.split(PARTS)) {
      if (NEXT.test(part)) break;
      const thing = part
        .replace(REST, "")
        .replace(/\([^)]*\)?/g, "")
        .trim();
      const head = headOf(thing);
      if (head.length < 3 || thing.split(" ").length > LONGEST || !isBelonging(head, isDetail))
        continue;
      if (!GENERIC.has(head)) found.heads.add(head);
      const qualifiers = nameWords(thing).filter((word) => word.length > 3 && word !== head);
      if (GENERIC.has(head) && qualifiers.length === 1) found.sorts.push(sortOf(head, qualifiers));
    }
  }
  return found;
}

function isBelonging(head: string, isDetail: boolean): boolean {
  const slugs = slugsNamed(head);
  return isDetail ? !slugs.some((slug) => ANIMALS.has(slug)) : slugs.length === 0;
}
