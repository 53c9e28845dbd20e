import type { Comfort, GiftOccasion } from "./gift-idea.schema";
import { editDistance, nameKey } from "./names";
import { withoutLeavings } from "./sentences/leaving";

/** `comfort` is set for a sad occasion, `dry` if alcohol would be out of place. */
export type UnderstoodOccasion = {
  occasions: GiftOccasion[];
  comfort: Comfort | null;
  dry: boolean;
};

const phrases: Record<GiftOccasion | Comfort | "dry", string> = {
  grief:
    "funeral, bereavement, bereaved, loss, lost someone, condolence, condolences, sympathy, death, died, dying, deceased, passed away, passing away, funreal, miscarriage, stillbirth, mourning, grief, grieving, memorial, in memory, cremation, burial, widowed, wake",
  illness:
    "illness, ill, sick, sickness, hospital, hospitalised, hospitalized, surgery, operation, cancer, chemo, chemotherapy, radiotherapy, get well, get well soon, recovery, recovering, recuperating, convalescence, injury, injured, broken leg, broken arm, hospice, poorly, unwell, transplant, heart attack",
  birthday: "birthday, bday, b-day, turning, sweet sixteen, quinceanera",
  christmas: "christmas, xmas, x-mas, noel, secret santa, stocking filler, advent, yule",
  valentines: "valentine, valentines, valentine's day",
  anniversary:
    "anniversary, golden wedding, silver wedding, ruby wedding, pearl wedding, diamond wedding",
  wedding:
    "wedding, marriage, bridal, getting married, civil partnership, hen party, bridal shower",
  engagement: "engagement, engaged, proposal",
  baby: "baby shower, new baby, newborn, birth, new arrival, expecting, pregnancy, pregnant, maternity leave, new parents",
  christening: "christening, baptism, naming ceremony, first communion",
  housewarming:
    "housewarming, house warming, new house, new home, moving house, moving in, new flat, first home",
  graduation:
    "graduation, graduating, passed exams, exam results, degree, passing exams, leaving school",
  "new-job": "new job, promotion, first job, new role, starting work",
  retirement: "retirement, retiring, retired",
  leaving:
    "leaving, leaving do, farewell, goodbye, last day, going away, moving abroad, leaving party",
  "thank-you": "thank you, thanks, thankyou, appreciation, end of term, gratitude",
  "mothers-day": "mother's day, mothers day, mothering sunday, mum's day",
  "fathers-day": "father's day, fathers day, dad's day",
  easter: "easter",
  halloween: "halloween, hallowe'en",
  thanksgiving: "thanksgiving",
  diwali: "diwali, deepavali, divali",
  hanukkah: "hanukkah, chanukah, hannukah",
  eid: "eid, ramadan, iftar, eid al-fitr, eid mubarak",
  "lunar-new-year": "lunar new year, chinese new year, tet, seollal",
  "new-year": "new year, new year's eve, hogmanay",
  "get-well": "get well, get well soon, speedy recovery",
  sympathy: "sympathy, condolences",
  dry: "sober, sobriety, dry january, alcohol free, teetotal, recovering alcoholic",
};

type Key = keyof typeof phrases;

const named = new Map<string, Key[]>();
for (const [key, list] of Object.entries(phrases) as [Key, string][]) {
  for (const phrase of list.split(", ")) {
    named.set(nameKey(phrase), [...(named.get(nameKey(phrase)) ?? []), key]);
  }
}

/** Whether a text is only an occasion, such as 'Birthday' or '30th birthday'. */
export function isPlainOccasion(text: string): boolean {
  return named.has(nameKey(text.trim().replace(/^\d{1,3}(st|nd|rd|th)\s+/i, "")));
}

/** 'Retirement from nothing, just her birthday' is a birthday. */
const JUST =
  /^.*\b(?:just|only) (?:an? |his |her |their |the )?(?:normal |ordinary |plain |regular )?(birthday|christmas|anniversary)\b.*$/i;

/** With whom it is kept: 'Secret Santa (family)'. */
const AMONG = / \((?:the |our )?(?:family|work|office|team|friends|school)\)$/i;

/** The day that an occasion says is all it is. */
export const plainDay = (occasion: string): string =>
  occasion.replace(JUST, "$1").replace(AMONG, "");

// Phrases that would match a sad occasion by mistake.
const cheerful =
  /\b(weight loss|loss of (?:(?:his|her|their|the|a) )?(?:job|home|house|business|licence)|wake[- ]?board\w*|(night at the )?opera)\b/gi;
const euphemism = /\b(sudden|recent|the) passing\b|\bpassing of\b/gi;

/** Who works where the sick are: 'the receptionist at the surgery' is well. */
const AT_WORK =
  /\b(?:receptionist|nurse|doctor|gp|dentist|vet|midwife|midwives|matron|consultant|surgeon|physio|therapist|chemist|pharmacist|porter|cleaner|cook|carer|volunteer|chaplain|secretary|manager|staff|team|lad(?:y|ies)|people)s? (?:at|in|from|of) (?:the|our|my|his|her|their) (?:\p{L}+ )?(?:surgery|hospital|hospice|clinic)\b/giu;

/**
 * The occasions in a text, and whether they are sad. The recipient counts too: "a grieving friend"
 * needs the same tact as a funeral. Grief takes precedence over illness.
 */
export function understandOccasion(occasion: string, recipient: string): UnderstoodOccasion {
  const plain = withoutLeavings(occasion).replace(cheerful, "").replace(euphemism, "death of");
  const exact = keysIn(plain);
  // Misspellings count only if nothing is spelled right: 'christening' is not 'Christmas'.
  const found = new Set(exact.length > 0 ? exact : misspelledIn(plain));
  const ofRecipient = new Set(keysIn(recipient.replace(AT_WORK, " ")));
  const sad = (key: Comfort) => found.has(key) || ofRecipient.has(key);
  const comfort = sad("grief") ? "grief" : sad("illness") ? "illness" : null;
  const occasions = new Set<GiftOccasion>();
  if (comfort === "grief") occasions.add("sympathy");
  if (comfort === "illness") occasions.add("get-well");
  for (const key of found) {
    if (key !== "grief" && key !== "illness" && key !== "dry") occasions.add(key);
  }
  // The anniversary of a death is none of two people.
  if (found.has("grief")) occasions.delete("anniversary");
  // A ruby wedding is no wedding.
  if (occasions.has("anniversary")) occasions.delete("wedding");
  const dry = occasions.has("eid") || occasions.has("baby");
  return {
    occasions: [...occasions],
    comfort,
    dry: dry || found.has("dry") || ofRecipient.has("dry"),
  };
}

/** The keys of the phrases that a text has as whole words. */
function keysIn(text: string): Key[] {
  const key = ` ${nameKey(text)} `;
  return [...named].flatMap(([phrase, keys]) => (key.includes(` ${phrase} `) ? keys : []));
}

const SHORTEST_CORRECTED = 5;

function misspelledIn(text: string): Key[] {
  const words = nameKey(text).split(" ");
  return [...named].flatMap(([phrase, keys]) => {
    if (phrase.length < SHORTEST_CORRECTED) return [];
    const length = phrase.split(" ").length;
    const most = phrase.length >= 9 ? 2 : 1;
    const isNear = words.some((word, place) => {
      const part = words.slice(place, place + length).join(" ");
      return word[0] === phrase[0] && editDistance(part, phrase, most) <= most;
    });
    return isNear ? keys.filter((key) => !isSad(key) || isMistyped(words, phrase)) : [];
  });
}

const isSad = (key: Key) => key === "grief" || key === "illness";

/** Whether a sad word has only its letters mixed up or one too few or many: a depth is no death. */
function isMistyped(words: string[], phrase: string): boolean {
  const letters = (word: string) => [...word].sort().join("");
  const isOther = (word: string) =>
    word.length === phrase.length &&
    letters(word) !== letters(phrase) &&
    editDistance(word, phrase, 1) <= 1;
  return phrase.length >= LONG || !words.some(isOther);
}

/** A word so long is hardly another one with a letter changed. */
const LONG = 8;
