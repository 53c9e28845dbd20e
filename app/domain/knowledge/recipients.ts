import { decomposed } from "~/domain/shared/one-line";
import type { Group } from "./gift-idea.schema";

/** Who the recipient is to the giver; no group if the text says nothing of that. */
export type Recipient = { groups: Group[] };

const wordsByGroup: Record<Group, string> = {
  partner:
    "wife husband girlfriend boyfriend partner fiance fiancee spouse hubby other-half significant-other",
  parent:
    "mum mom mummy mommy mam mother mama dad daddy father papa parents parent mother-in-law father-in-law",
  grandparent:
    "grandma grandmother granny gran nan nana nanna nanny grandad granddad grandpa grandfather gramps grandparents grandparent",
  child: "son daughter child children kid kids boy girl toddler baby newborn teenager",
  grandchild: "grandson granddaughter grandchild grandchildren grandkids",
  sibling: "brother sister sibling twin",
  relative:
    "aunt auntie aunty uncle niece nephew cousin godson goddaughter godchild godmother godfather brother-in-law sister-in-law son-in-law daughter-in-law in-laws in-law relative family",
  friend: "friend mate pal bestie buddy roommate flatmate housemate",
  colleague: "colleague coworker co-worker workmate assistant intern teammate employee secretary",
  boss: "boss manager supervisor director",
  teacher: "teacher tutor coach professor lecturer headteacher mentor childminder instructor",
  couple: "couple newlyweds parents grandparents in-laws",
  neighbour: "neighbour neighbor",
  client: "client customer supplier",
};

const groupsOf = new Map<string, Group[]>();
for (const [group, list] of Object.entries(wordsByGroup) as [Group, string][]) {
  for (const word of list.split(" ")) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
}
const family: Group[] = ["partner", "parent", "grandparent", "child", "grandchild", "sibling"];
const describing = new Set(
  "best old oldest older elder elderly young younger youngest little big dear new great good teenage lovely favourite favorite closest step god and next-door".split(
    " ",
  ),
);

/** Whether a text is only a relationship: 'my best friend', but not 'my friend Sarah'. */
export function isPlainRecipient(text: string): boolean {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^(my|our)\s+/, "")
    .split(/\s+/);
  return (
    words.some((word) => groupsOf.has(word)) &&
    words.every((word) => groupsOf.has(word) || describing.has(word))
  );
}

/** What stands before whom a present is for: 'baby shower gift for a colleague'. */
const PRESENT_FOR = /^.*?\b(?:gifts?|presents?|something) for (?=\S)/i;

/** Whom a present is for, as typed, without what kind of present it is. */
export const personIn = (text: string): string => text.replace(PRESENT_FOR, "");

/** Reads a recipient as typed: 'Mum', 'my mother-in-law', 'neighbours'. */
export function understandRecipient(text: string): Recipient {
  const plain = decomposed(personIn(text))
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'");
  const isSomeoneElses = /\w's\b|s' /.test(plain);
  const typed: string[] =
    plain
      .replace(/[-\s]in[-\s]laws?\b/g, (match) => (match.endsWith("s") ? "-in-laws" : "-in-law"))
      .replace(/\b(other half|significant other|next door)\b/g, (match) => match.replace(" ", "-"))
      .replace(/\b(?:at|from) (?:my )?work\b|\bin (?:my|the) (?:team|office)\b/g, "colleague")
      .replace(/\b(?:(?:girl|boy|kid) )?(?:in|from) (?:accounts|payroll|hr)\b/g, "colleague")
      .replace(/\bnext-door\b/g, "neighbour")
      .replace(/\bstep-?(?=\w)/g, "")
      .replace(/\bgreat-(?=\w)/g, "great ")
      .replace(/&/g, " and ")
      .replace(/^(for )?(my|our|the|a|an)\s+/, "")
      .match(/[\p{L}-]+/gu) ?? [];
  const known = typed.map(singular).filter((word) => groupsOf.has(word));
  const groups = [...new Set(known.flatMap((word) => groupsOf.get(word) ?? []))];
  if (isSomeoneElses) return { groups: theirs(groups) };
  return { groups: typed.includes("ex") ? ["friend"] : groups };
}

function singular(word: string): string {
  if (groupsOf.has(word)) return word;
  return word.replace(/s(?=$|-in-law$)/, "");
}

/** "My boss's wife" counts as a relative, not as a partner. */
function theirs(groups: Group[]): Group[] {
  return [...new Set(groups.map((group) => (family.includes(group) ? "relative" : group)))];
}
