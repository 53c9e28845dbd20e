import type { Group } from "./gift-idea.schema";
import { PLACE } from "./gift-idea.schema";
import { nameOfInterest, slugsNamed, widerOf } from "./interest-names";
import { type UnderstoodInterest, understandInterest } from "./interests";
import { PETS, PLACES, POSSESSIONS } from "./mentioned-things";
import { nameWords } from "./names";

/** A clause of a story in its words, and whether it speaks of somebody else. */
type Clause = { text: string; isOfOther: boolean };

/**
 * What a clause names in passing, whatever it says: the pets and the garden that somebody has, where they come from,
 * met or married, the sea beside which they live. `groups` are who the recipient is to the giver.
 */
export function mentionsIn(clause: Clause, groups: Group[]): UnderstoodInterest[] {
  return [...belongingsIn(clause, groups), ...coastIn(clause), ...placesIn(clause)];
}

const LONGEST_NAME = 3;
/** What is over, unwanted or only wished for. */
const GONE =
  /\b(?:died|dies|dead|lost|passed|put (?:down|to sleep)|had to|used to (?:have|keep|own)|gave|given|sold|allergic|allergy|afraid|scared|hates?|never|cant|cannot|couldnt|doesnt|dont|wont|longer|wants?|wanted|wishes|misses|missing|miss|like an?|as an?|buried|grieving|mourning)\b/;
/** Who feeds or walks the giver's animals has none of them. */
const MINDED =
  /\b(?:feed|fed|walk|walked|look after|looked after|mind|minded|sat for) (?:for )?(?:our|my)\b/;
const NONE = /\b(?:no|not|without)(?: \S+){0,2} $/;
const LEFT = /\b(?:left|sleeps?|lies|sits) (?:in|on|by)\b/;
/** Where something is, and not what it is: 'a moth trap in the garden'. */
const WHERE =
  / (?:in|on|at|by|near|behind|round|around|under|across|outside|into|onto|from) (?:the|an?)(?: \S+)? $/;
const NOT_ITSELF = new Set(
  nameWords(
    "walker sitter groomer trainer centre center furniture hair food party show race racing track person shelter charity calendar tree flat chair gate box shop wedding view bird path shed bench room work leave waste tool plant",
  ),
);
/** Who lives with the giver, so that 'our dog' is theirs too. */
const HOUSEHOLD: Group[] = ["partner", "child"];

/** 'She's got a bad back', 'a lovely garden and a hot tub' goes on with what somebody has. */
const OF_A_LIST = /^an? (?:\w+ )?(?:garden|allotment|greenhouse)(?: and|$)/;

/** An animal before its own name: 'our dog Biscuit' has nothing of dog biscuits. */
const NAMED_ANIMAL =
  /\b(dog|cat|puppy|pup|kitten|rabbit|bunny|pony|horse|hamster|parrot|tortoise|hen) (?=\p{Lu}\p{Ll})/gu;

/** Animals and gardens that somebody has: 'with her two spaniels', 'on his allotment'. */
function belongingsIn({ text, isOfOther }: Clause, groups: Group[]): UnderstoodInterest[] {
  const plain = nameWords(text.replace(NAMED_ANIMAL, "$1 called ")).join(" ");
  if (GONE.test(plain) || MINDED.test(plain)) return [];
  const words = plain.split(" ");
  const owner = groups.some((group) => HOUSEHOLD.includes(group))
    ? "his|her|their|our"
    : "his|her|their";
  const own = new RegExp(`(?:^|\\s)(?:${owner})(?: (?!and|or|is|are|who)\\S+){0,2} $`);
  const has =
    /(?:^|\s)(?:(?:has|have|got|bought|keep|own|rescued|adopted|with|s) (?:\S+ ){0,4}?(?:an?|one|two|three|four|five|six|\d+|the|another|lot of)|(?:walk|walking|and) (?:the|an?))(?: (?!and|or|is|are|who|for|of|from|in|on|at|to)\S+){0,2} $/;
  const found: UnderstoodInterest[] = [];
  for (let place = 0, length = 1; place < words.length; place += length) {
    const [name = ""] = namesAt(words, place);
    length = Math.max(1, name.split(" ").length);
    const held = heldBy(name);
    if (held.length === 0) continue;
    const before = `${words.slice(0, place).join(" ")} `;
    const isOwned =
      (!isOfOther && OF_A_LIST.test(plain) && place <= LONGEST_NAME) ||
      own.test(before) ||
      (!isOfOther && has.test(before) && !WHERE.test(before));
    const isFirst = !isOfOther || place <= LONGEST_NAME;
    const next = words[place + length] ?? "";
    if (isOwned && isFirst && !NOT_ITSELF.has(next) && !LEFT.test(before) && !NONE.test(before))
      found.push({ text: nameOfInterest(held[0] ?? ""), slugs: held, by: "name", isVague: false });
  }
  return found;
}

/** The names of interests that begin at a place of a text, the longest first. */
function namesAt(words: string[], place: number): string[] {
  return Array.from({ length: Math.min(LONGEST_NAME, words.length - place) }, (_, less) =>
    words.slice(place, place + LONGEST_NAME - less).join(" "),
  ).filter((name) => slugsNamed(name).length > 0);
}

/** What somebody has by a name: quarter horses are horses, Dog Man is no dog and seed beads are not sown. */
function heldBy(name: string): string[] {
  const slugs = slugsNamed(name);
  const held = slugs.filter(isHad);
  if (held.length > 0) return held;
  return slugsNamed(name.split(" ").at(-1) ?? "").some(isHad) ? slugs : [];
}

/** Whether somebody can have what an interest is in: spaniels as any dogs. */
const isHad = (slug: string) =>
  [slug, widerOf(slug) ?? ""].some((one) => PETS.has(one) || POSSESSIONS.has(one));

const COAST =
  /\b(?:walk\w*|liv(?:es?|ing)|weekends?|house|home|bungalow|cottage|flat|retired|moved)\b.{0,40}\b(?:(?:on|along|by|at|near|to) the (?:coast|sea|seaside|seafront|beach)|coast path)\b/i;

function coastIn({ text, isOfOther }: Clause): UnderstoodInterest[] {
  const isNamed = !isOfOther && COAST.test(text) && !GONE.test(nameWords(text).join(" "));
  return isNamed ? [{ text: "the sea", slugs: ["seaside"], by: "name", isVague: false }] : [];
}

const NAME =
  "((?:Isle of |St\\.? |San |Santa |New |Los |Las )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";
/** Where something happened that two people remember, or somebody was young. */
const HAPPENED = new RegExp(
  `\\b(?:[Mm]arried|[Ww]ed|[Ww]edding|[Hh]oneymoon(?:ed)?|[Mm]et|[Ee]ngaged|[Pp]roposed|[Gg]rew up|[Bb]orn|[Bb]rought up|[Rr]aised|[Cc]hildhood|first date|[Uu]sed to live|[Ll]ived|[Rr]etired|(?<![Jj]ust )[Mm]oved(?! (?:on|up|over) to\\b))\\b[^.;]{0,30}?\\b(?:in|near|to) (?:the )?${NAME}`,
  "u",
);
const ORIGIN = new RegExp(
  `(?:^|\\b(?:[Cc]omes?|[Cc]ame|[Mm]oved|is|[’']s|are|was|were|[Hh]ails?|[Aa]rrived|[Ee]migrated)(?: over| here| originally| all the way| back)? |[Oo]riginally )[Ff]rom (?:the )?${NAME}`,
  "u",
);
const GREW_UP = /\bgrew up (?:in|near|by) /i;

/** Whether a thing of a clause is not where somebody grew up: who did in Leeds need not follow its club. */
export const isNoHomeIn = (clause: string) => (thing: string) =>
  !GREW_UP.test(clause) || !/^\p{Lu}/u.test(thing);

/** What begins with a capital and is no place. */
const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|Christmas|Easter|Year|Army|Navy|RAF|Police|Freshers|Covid|Lockdown|Facebook|Tinder|Hinge|Bumble|Church|Hospital|School|College|Uni|University|Tesco|Asda|Sainsbury\p{L}*|Aldi|Hogwarts|Dad|Mum|Mom|Grandma|Grandad)\b/iu;

/** Journeys to anywhere, which say nothing of one place. */
const ANY_PLACE = "travel";

/** Where they come from, or where something happened to them: 'we got married in Charleston'. */
function placesIn({ text, isOfOther }: Clause): UnderstoodInterest[] {
  if (isOfOther) return [];
  const name = (HAPPENED.exec(text) ?? ORIGIN.exec(text))?.[1];
  if (name === undefined || NO_PLACE.test(name)) return [];
  const known = understandInterest(name);
  const near =
    known.by === "name" ? known.slugs.filter((slug) => slug !== ANY_PLACE && PLACES.has(slug)) : [];
  return [{ text: name, slugs: [PLACE, ...near], by: "name", isVague: false, isAside: true }];
}
