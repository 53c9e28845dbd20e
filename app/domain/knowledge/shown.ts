import { slugsNamed, widerOf } from "./interest-names";
import { nameKey, nameWords } from "./names";

/** What is grown, bred or kept to be judged: who shows onions wants nothing that any kitchen garden wants. */
const SHOWN = [
  /^(?:(?:he|she|they) )?(?:(?:grow|breed|keep|rais|rear)(?:ing|s) )?(.{3,40}?) (?:for|to) (?:the )?(?:[a-z]{5,13} )?(?:show(?:s|ing)?(?: bench)?|exhibit(?:s|ion|ing)?|competitions?)$/i,
  /^(?:(?:he|she|they) )?(?:show(?:ing|s)?|exhibit(?:ing|s|ion)?|prize(?:[- ]winning)?) (.{3,40})$/i,
  /^(.{3,40}?) (?:show(?:ing|s)|exhibiti(?:ng|on))$/i,
];
/** Of a text with words around what is shown. */
const LONGEST = 60;

const VEGETABLES = new Set(
  nameWords(
    "leeks onions shallots carrots parsnips beetroot beets cabbages marrows celery cauliflowers cucumbers",
  ),
);
const FLOWERS = new Set(nameWords("daffodils pansies carnations pinks lilies peonies"));

/** The interests of the show bench, and those that stand on it. */
const BENCHES: Record<string, string> = {
  "showing-vegetables":
    "vegetable-growing giant-vegetables garlic-and-onions tomato-growing heirloom-beans berry-growing",
  "showing-flowers":
    "roses sweet-peas dahlias chrysanthemums gladioli auriculas tulips fuchsias pelargoniums begonias irises",
  "showing-poultry": "keeping-chickens keeping-ducks turkeys-and-guinea-fowl quail-keeping",
  "showing-cage-birds": "budgies canaries-and-finches pet-birds",
  "showing-small-animals": "rabbits guinea-pigs-and-hamsters pet-rats gerbils hamsters",
  "dog-showing": "dogs",
};
const benches = new Map(
  Object.entries(BENCHES).flatMap(([bench, shown]) =>
    shown.split(" ").map((slug): [string, string] => [slug, bench]),
  ),
);

/** The interests of somebody who shows what a text names: 'leeks for the show', 'exhibition dahlias'; none if it says no such thing. */
export function shownIn(text: string): string[] {
  if (text.length > LONGEST) return [];
  for (const form of SHOWN) {
    const [, shown] = form.exec(text) ?? [];
    if (shown === undefined) continue;
    const key = nameKey(shown);
    if (VEGETABLES.has(key)) return ["showing-vegetables"];
    if (FLOWERS.has(key)) return ["showing-flowers"];
    const slugs = slugsNamed(key);
    const bench = slugs.flatMap(
      (slug) => benches.get(slug) ?? benches.get(widerOf(slug) ?? "") ?? [],
    );
    if (bench[0] !== undefined) return [bench[0], ...slugs.slice(0, 1)];
  }
  return [];
}
