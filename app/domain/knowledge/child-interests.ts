import { INTERESTS } from "./interest-data";
import { nameWords } from "./names";

/** What an interest is to a child: trains are toys before they are railways. */
const TO_A_CHILD: Record<string, string[]> = {
  railways: ["toy-trains"],
  "model-railways": ["toy-trains"],
  "train-travel": ["toy-trains"],
  cars: ["toy-cars"],
  "classic-cars": ["toy-cars"],
  "motor-racing": ["toy-cars"],
  "die-cast-models": ["toy-cars"],
  lorries: ["diggers-and-trucks"],
  farming: ["farm-and-tractors", "farm-animals"],
  "tractors-and-steam": ["farm-and-tractors"],
  smallholding: ["farm-animals"],
  horses: ["ponies"],
  "horse-riding": ["ponies"],
  science: ["science-experiments"],
  chemistry: ["science-experiments"],
  "superhero-films": ["superheroes"],
  "fire-service": ["emergency-vehicles"],
  "castles-and-historic-houses": ["knights-and-castles"],
  "middle-ages": ["knights-and-castles"],
  "marine-life": ["sharks-and-sea-creatures"],
  "whales-and-dolphins": ["sharks-and-sea-creatures"],
  "butterflies-and-insects": ["bugs"],
  maps: ["flags-and-maps"],
  geography: ["flags-and-maps"],
  humour: ["jokes-and-pranks"],
  comedy: ["jokes-and-pranks"],
  wildlife: ["farm-animals", "sharks-and-sea-creatures"],
  reading: ["bedtime-stories", "picture-books"],
  drawing: ["childrens-crafts"],
  painting: ["childrens-crafts"],
  music: ["musical-toys"],
  cooking: ["play-kitchens"],
  baking: ["play-kitchens"],
  beaches: ["sand-and-water-play"],
  cycling: ["scooters-and-ride-ons"],
  sailing: ["bath-time"],
};
const OLDEST_CHILD = 9;
/** Toys for the smallest, which a child of nine has outgrown. */
const FOR_THE_SMALL = new Set([
  "play-kitchens",
  "musical-toys",
  "bedtime-stories",
  "picture-books",
  "scooters-and-ride-ons",
  "bath-time",
]);
const OLDEST_SMALL = 6;
/** Whoever goes to school and draws wants to draw; other crafts are for who is smaller, and come after painting. */
const CRAFTS = "childrens-crafts";

/** The interests of the knowledge that some interests mean to somebody of an age, in years. */
export function meantAt(age: number, slugs: string[]): string[] {
  if (age > OLDEST_CHILD) return slugs;
  if (age <= OLDEST_SMALL) return withMore(slugs, slugs.flatMap(toAChild), []);
  const more = slugs
    .filter((slug) => slug !== "drawing")
    .flatMap(toAChild)
    .filter((slug) => !FOR_THE_SMALL.has(slug));
  return withMore(
    slugs,
    more.filter((slug) => slug !== CRAFTS),
    more,
  );
}

const toAChild = (slug: string) => TO_A_CHILD[slug] ?? [];
const withMore = (slugs: string[], before: string[], after: string[]) => [
  ...new Set([...before, ...slugs, ...after]),
];

/** What is only for children so young means something else from this age on. */
const FOR_CHILDREN = 8;
const GROWN = 18;
const shownTo = new Map(INTERESTS.map(({ slug, name, ages }) => [slug, { name, oldest: ages[1] }]));

/** Whether a text means something for children only by another word than its own: 'counting' of a grown man. */
export function isOutgrown(text: string, slugs: string[], age: number): boolean {
  const said = nameWords(text);
  const isOf = (slug: string) => {
    const { name = "", oldest = age } = shownTo.get(slug) ?? {};
    return oldest <= FOR_CHILDREN && !nameWords(name).some((word) => said.includes(word));
  };
  const isOfToys = slugs.includes("diggers-and-trucks") && /\bdigging\b/i.test(text);
  return age >= GROWN && slugs.length > 0 && (isOfToys || slugs.every(isOf));
}
