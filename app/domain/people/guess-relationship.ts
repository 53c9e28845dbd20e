const KIN: Record<string, string> = {
  Mother: "mum mummy mom mommy mam mama mother",
  Father: "dad daddy papa father",
  Grandmother: "gran granny grandma nan nana nanna grandmother",
  Grandfather: "grandpa grandad granddad gramps grandfather",
  Aunt: "aunt auntie aunty",
  Uncle: "uncle",
  Cousin: "cousin",
  Sister: "sis sister",
  Brother: "bro brother",
  Wife: "wife",
  Husband: "husband hubby",
  Daughter: "daughter",
  Son: "son",
  Niece: "niece",
  Nephew: "nephew",
  Granddaughter: "granddaughter",
  Grandson: "grandson",
  Goddaughter: "goddaughter",
  Godson: "godson",
  Boss: "boss",
};
const CHILDREN = ["Daughter", "Son", "Niece", "Nephew", "Granddaughter", "Grandson"];
const CATEGORIES: [pattern: RegExp, relationship: string][] = [
  [/\b(?:work|colleagues?|coworkers?|office)\b/i, "Colleague"],
  [/\bfamily\b/i, "Family"],
  [/\bfriends?\b/i, "Friend"],
];

const relationshipOf = new Map<string, string>();
for (const [relationship, words] of Object.entries(KIN)) {
  for (const word of words.split(" ")) relationshipOf.set(word, relationship);
}

/** The relationship that a single word such as "Nan" names; null if it names none. */
export const kinOf = (word: string) => relationshipOf.get(word.toLowerCase()) ?? null;

/** Guesses a relationship from a name ("Grandpa Joe") or an address book's categories; "" if neither tells. */
export function guessRelationship(name: string, categories = ""): string {
  const words = name.split(" ");
  const kin = words.map(kinOf);
  if (words.length === 3 && kin[0] && kin[2] && /^(?:and|&|\+)$/i.test(words[1] ?? "")) {
    if (kin.includes("Mother") && kin.includes("Father")) return "Parents";
    if (kin.includes("Grandmother") && kin.includes("Grandfather")) return "Grandparents";
  }
  const [first] = kin;
  if (first) return first;
  return CATEGORIES.find(([pattern]) => pattern.test(categories))?.[1] ?? "";
}

/** Whether a name is that of a relative who is certainly grown up, such as "Mum". */
export function isGrownUp(name: string): boolean {
  const relationship = kinOf(name.split(" ")[0] ?? "");
  const young = [...CHILDREN, "Goddaughter", "Godson", "Cousin", "Sister", "Brother"];
  return relationship !== null && !young.includes(relationship);
}
