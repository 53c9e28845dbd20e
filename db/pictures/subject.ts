import { HOME_NAMES } from "./names-home";
import { MAKING_NAMES } from "./names-making";
import { PEOPLE_NAMES } from "./names-people";

/** What a picture is chosen by: the product's title, and the title and picture of its idea. */
export type Pictured = { title: string; isBook?: boolean; ideaTitle: string; ideaPicture: string };

/** Pictures that are too general for products whose titles name nothing that we have drawn. */
const INSTEAD: Record<string, string> = {
  gadget: "gift-box",
  keepsake: "gift-box",
  theatre: "ticket",
};

/** Pictures of ideas that cover many kinds of things. */
const VAGUE = new Set("tools keepsake gadget theatre ball craft-kit drum wall-art".split(" "));

type Name = { subject: string; ideas: string[] | null };

const NAMES = new Map<string, Name[]>();
const LONGEST = 4;
for (const [subject, names] of Object.entries({
  ...HOME_NAMES,
  ...MAKING_NAMES,
  ...PEOPLE_NAMES,
})) {
  for (const entry of names.split(", ")) {
    const [name = "", ideas] = entry.split("@");
    const key = words(name).join(" ");
    NAMES.set(key, [...(NAMES.get(key) ?? []), { subject, ideas: ideas?.split("|") ?? null }]);
  }
}

/** Words after which a title only says more about the thing that it has named. */
const ASIDE =
  /, | with | without | for | from | on | to | that | as | by | against | under | between | inside |: | - | \(| in | over | of /;

/** 'A set of', 'a year of': what follows is the thing. */
const CONTAINER =
  /^((?! and | with | for |,).){0,40}\b(set|pair|box|pack|bag|bundle|trio|duo|case|tin|selection|collection|assortment|library|year|month|bunch|dozen|sheet|kit|crate|tray|choice|packet|roll|bar|tub|jar|bottle|tube|pot|stack|mix|hamper|chest|run|flight|tasting|block|row|ball|cone|gift|slab|slice|parcel|sack|sampler|stick|two|three|four|five|six|seven|eight|ten|twelve|half|taste|quarter|handful|piece)(e?s)? of /i;

/** Words that say how much of a thing there is, or of what; the thing stands before them. */
const ABOUT_IT = new Set(
  "kit set pack pair trio duo bundle collection selection box gift starter deluxe edition large small mini size boxed outfit assortment sampler library club subscription accessory refill silver gold brass steel oak walnut copper leather cm mm inch litre colour adult child piece order hand wood copy replica model experience maker making".split(
    " ",
  ),
);

/**
 * The drawing of a product: what its title names as the thing, else its idea's title. A name that only
 * describes a thing ('sword striper') is for ideas whose picture says little; else it is that picture.
 */
export function subjectOf({ title, isBook = false, ideaTitle, ideaPicture }: Pictured): string {
  if (isBook) return ideaPicture === "cookbook" ? "cookbook" : "book";
  const titles = [title, ideaTitle];
  const find = (isThing: boolean) =>
    titles.map((text) => named(text, ideaPicture, isThing)).find((name) => name !== null);
  const isVague = VAGUE.has(ideaPicture);
  return find(true) ?? (isVague ? find(false) : null) ?? INSTEAD[ideaPicture] ?? ideaPicture;
}

function named(title: string, idea: string, isThing: boolean): string | null {
  const head = title.replace(CONTAINER, "").split(ASIDE)[0] ?? "";
  for (const part of VAGUE.has(idea) ? [head, ...further(title)] : [head]) {
    // Of 'a mug and a coaster' the mug, unless the idea is about coasters.
    const found = part.split(/ and | or /).map((text) => lastName(words(text), idea, isThing));
    const subject = found.find((name) => name === idea) ?? found.find((name) => name !== null);
    if (subject) return subject;
  }
  return null;
}

/** 'Small scroll' of 'enso on paper, small scroll'. */
const further = (title: string): string[] =>
  title
    .split(", ")
    .slice(1)
    .map((part) => part.split(/(?:^| )(?:with|for) /)[0] ?? "");

/** The drawing of the last of some words that is a name, the longest name first. */
function lastName(all: string[], idea: string, isThing: boolean): string | null {
  for (let end = all.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const names = NAMES.get(all.slice(start, end).join(" "));
      const fitting =
        names?.find(({ ideas }) => ideas?.includes(idea)) ?? names?.find(({ ideas }) => !ideas);
      if (fitting) return fitting.subject;
    }
    const last = all[end - 1] ?? "";
    if (isThing && !ABOUT_IT.has(last) && !/\d/.test(last)) return null;
  }
  return null;
}

/** Words in lower case and in the singular. */
function words(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return (plain.replace(/['’]s\b/g, "").match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []).map(singular);
}

function singular(word: string): string {
  if (/(knives|loaves|leaves|scarves|halves|shelves)$/.test(word))
    return word
      .replace(/lves$/, "lf")
      .replace(/ives$/, "ife")
      .replace(/aves$/, "af")
      .replace(/rves$/, "rf");
  if (/(ss|us|is|as|os)$/.test(word) || word.length < 4) return word;
  // Both 'cookie' and 'berry' end in y here, and their plurals.
  if (/ies?$/.test(word)) return word.replace(/ies?$/, "y");
  if (/(ches|shes|xes|sses|zes)$/.test(word)) return word.replace(/es$/, "");
  return word.replace(/s$/, "");
}
