import type { Group } from "./knowledge/knowledge.schema";

/** `who` refers to the recipient as a grammatical object, e.g. "your mum" or "them". */
export type Recipient = { groups: Group[]; who: string; suits: "man" | "woman" | null };

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
    "aunt auntie aunty uncle niece nephew cousin godson goddaughter godchild godmother godfather brother-in-law sister-in-law son-in-law daughter-in-law in-laws relative",
  friend: "friend mate pal bestie buddy roommate flatmate housemate",
  colleague: "colleague coworker co-worker workmate assistant intern teammate employee secretary",
  boss: "boss manager supervisor director",
  teacher: "teacher tutor coach professor lecturer headteacher mentor childminder instructor",
  couple: "couple newlyweds parents grandparents in-laws",
  neighbour: "neighbour neighbor",
  client: "client customer supplier",
};
const women =
  "wife girlfriend fiancee mum mom mummy mommy mam mother mama mother-in-law grandma grandmother granny gran nan nana nanna daughter girl granddaughter sister aunt auntie aunty niece goddaughter godmother sister-in-law daughter-in-law";
const men =
  "husband boyfriend fiance hubby dad daddy father papa father-in-law grandad granddad grandpa grandfather gramps son boy grandson brother uncle nephew godson godfather brother-in-law son-in-law";

const groupsOf = new Map<string, Group[]>();
for (const [group, list] of Object.entries(wordsByGroup) as [Group, string][]) {
  for (const word of list.split(" ")) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
}
const isWoman = new Set(women.split(" "));
const isMan = new Set(men.split(" "));
const family: Group[] = ["partner", "parent", "grandparent", "child", "grandchild", "sibling"];
const describing = new Set(
  "best old oldest older elder elderly young younger youngest little big dear new great good teenage lovely favourite favorite closest step god and next-door".split(
    " ",
  ),
);
// "Your boy" or "your newborn" would be wrong for someone else's child.
const notYours = new Set(
  "kid kids boy girl toddler baby newborn teenager child children".split(" "),
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

/** Reads a recipient as typed: 'Mum', 'my mother-in-law', 'neighbours'. */
export function understandRecipient(text: string): Recipient {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");
  const isSomeoneElses = /\w's\b|s' /.test(plain);
  const typed: string[] =
    plain
      .replace(/[-\s]in[-\s]laws?\b/g, (match) => (match.endsWith("s") ? "-in-laws" : "-in-law"))
      .replace(/\b(other half|significant other|next door)\b/g, (match) => match.replace(" ", "-"))
      .replace(/\bstep-?(?=\w)/g, "")
      .replace(/\bgreat-(?=\w)/g, "great ")
      .replace(/&/g, " and ")
      .replace(/^(for )?(my|our|the|a|an)\s+/, "")
      .match(/[\p{L}-]+/gu) ?? [];
  const known = typed.map(singular).filter((word) => groupsOf.has(word));
  const groups = [...new Set(known.flatMap((word) => groupsOf.get(word) ?? []))];
  const suits = suitsOf(known);
  if (isSomeoneElses) return { groups: theirs(groups), who: "them", suits };
  if (typed.includes("ex")) return { groups: ["friend"], who: "them", suits };
  const named =
    known.length > 0 &&
    groupsOf.has(singular(typed.at(-1) ?? "")) &&
    typed.every((word) => groupsOf.has(singular(word)) || describing.has(word)) &&
    !known.some((word) => notYours.has(word));
  return { groups, who: named ? `your ${ownWords(text)}` : "them", suits };
}

function ownWords(text: string): string {
  return text
    .trim()
    .replace(/^(for )?(my|our|the|a|an)\s+/i, "")
    .toLocaleLowerCase("en-GB");
}

function singular(word: string): string {
  if (groupsOf.has(word)) return word;
  return word.replace(/s(?=$|-in-law$)/, "");
}

function suitsOf(known: string[]): Recipient["suits"] {
  if (known.length === 0) return null;
  if (known.every((word) => isWoman.has(word))) return "woman";
  return known.every((word) => isMan.has(word)) ? "man" : null;
}

/** "My boss's wife" counts as a relative, not as a partner. */
function theirs(groups: Group[]): Group[] {
  return [...new Set(groups.map((group) => (family.includes(group) ? "relative" : group)))];
}
