import { gerundsOfPhrase, gerundsOfVerb } from "../gerunds";
import { nameOfInterest, neighbours, slugsNamed, widerOf } from "../interest-names";
import { type UnderstoodInterest, understandInterest } from "../interests";
import { areOnlyPlaces } from "../mentioned-things";
import { nameKey } from "../names";

const MOST = 3;
const interestOfVerb = (verb: string) =>
  [...new Set(gerundsOfVerb(verb).flatMap(slugsNamed))].slice(0, MOST);

const named = (slugs: string[]): UnderstoodInterest => ({
  text: nameOfInterest(slugs[0] ?? ""),
  slugs,
  by: "name",
  isVague: false,
});

/** A verb and its thing, up to when, where and with whom. */
const DOES_A_THING =
  /^(?:he |she |they )?(?!(?:is|has|does|goes|gets|was|says|walks) )(\w+s) (?:the |his |her |their )?(\S.*?)(?: (?:in|into|on|at|with|for|from|by|every|each|most|all|twice|once|when|since|until|out|outside) .*)?$/i;

const LOOK_UPS: ["name" | "near", (key: string) => string[]][] = [
  ["name", slugsNamed],
  ["near", (key) => neighbours.get(key) ?? []],
];

/** What somebody does to something, where both are a name together: 'feeds the birds' is feeding the birds, 'hunts deer' deer hunting. */
export function doingNamed(text: string): UnderstoodInterest[] {
  const [, verb = "", thing = ""] = DOES_A_THING.exec(text) ?? [];
  const keys = gerundsOfVerb(verb)
    .flatMap((gerund) => [`${gerund} the ${thing}`, `${gerund} ${thing}`, `${thing} ${gerund}`])
    .map(nameKey);
  for (const [by, lookUp] of LOOK_UPS) {
    const slugs = keys.map(lookUp).find((one) => one.length > 0);
    if (slugs) return [{ text, slugs: slugs.slice(0, MOST), by, isVague: false }];
  }
  return [];
}

/** Something done, and where: 'surfs in Cornwall', 'to paint'. */
const DOING =
  /^(?:to )?(\w+?)(?: (?:in|on|at|with|round|around|along|for|across|off)(?: the)?(?: (.+))?)?$/i;

/** What somebody used to do, by its verb alone: 'used to fish' is about fishing, not about fish. */
export function doneOnce(text: string): UnderstoodInterest[] {
  const slugs = interestOfVerb(text.trim().split(" ", 1)[0] ?? "");
  return slugs.length > 0 ? [named(slugs)] : [];
}

/** Journeys to anywhere, which say nothing of one place. */
const ANYWHERE = "travel";

/** Groups that do nothing but sing. */
const SINGERS = new Set(["choirs", "male-voice-choirs", "gospel-music", "barbershop-singing"]);
/** What is done in a part of the country: 'walks the Dales', which 'the' makes no pastime of an office. */
const DOING_THERE =
  /^(walks|hikes|cycles|rides|sails|fishes|climbs|runs|rambles) (?:the |all over the )(\p{Lu}.*)$/u;

const GROUPS = new Set([
  ...SINGERS,
  "brass-bands",
  "marching-band",
  "amateur-dramatics",
  "military-life",
]);

/** People who do it together: 'the Gilbert and Sullivan society'. */
const GROUP = /\b(?:society|group|club|choir|chorus|band|side|orchestra|company|troupe|league)\b/i;

/**
 * What is done, and the part of the world where it is, each an interest of its own. With whom somebody sings says more than
 * that they sing: 'sings in a gospel choir'.
 */
export function doneIn(text: string): UnderstoodInterest[] {
  const doing = gerundsOfPhrase(text).find((key) => slugsNamed(key).length > 0);
  if (doing !== undefined) return [named(slugsNamed(doing).slice(0, MOST))];
  const [, verb = "", where = ""] = DOING.exec(text) ?? DOING_THERE.exec(text) ?? [];
  const slugs = slugsNamed(nameKey(text)).length > 0 ? [] : interestOfVerb(verb);
  if (slugs.length === 0) return [];
  const place = where === "" ? null : understandInterest(where);
  if (place?.by !== "name") return [named(slugs)];
  if (place.slugs.every((slug) => SINGERS.has(slug))) return [place];
  if (place.slugs.every((slug) => GROUPS.has(slug)) || GROUP.test(where))
    return [named(slugs), place];
  const isPlace = areOnlyPlaces(place.slugs) && place.slugs.some((slug) => slug !== ANYWHERE);
  return [named(slugs), ...(isPlace ? [{ ...place, isAside: true }] : [])];
}

/** Crafts that are pastimes whatever they are done to: 'whittles little birds'. */
const CRAFTED =
  /^(?:whittles|carves|knits|sews|crochets|quilts|paints|draws|bakes|embroiders|weaves|welds|photographs|sketches|beads|upcycles|felts|forges|refinishes|cans|dyes) \S/i;

/** The craft that a verb names whose object is no interest. */
export function craftOf(text: string): UnderstoodInterest[] {
  const slugs = CRAFTED.test(text) ? interestOfVerb(text.split(" ", 1)[0] ?? "") : [];
  return slugs.length > 0 ? [named(slugs)] : [];
}

/** What a clause says that somebody does to something, and what: never a noun in the plural. */
const ACTIVITY =
  /^(?:he |she |they )?(cooks|bakes|walks|runs|swims|cycles|hikes|climbs|dances|sings|fishes|surfs|sails|skis|rides|knits|sews|crochets|quilts|carves|whittles|embroiders|weaves|welds|photographs|sketches|writes|gardens|golfs|camps|forages|brews) (\S.*)$/i;

/** What is done, to what: 'cooks Italian' is Italian cooking, 'walks miles' is walking. */
export function activityIn(text: string): UnderstoodInterest[] {
  const [, verb = "", thing = ""] = ACTIVITY.exec(text) ?? [];
  const narrow = gerundsOfVerb(verb).map((gerund) => slugsNamed(nameKey(`${thing} ${gerund}`)));
  const slugs = narrow.find((one) => one.length > 0)?.slice(0, MOST) ?? interestOfVerb(verb);
  return verb !== "" && slugs.length > 0 ? [named(slugs)] : [];
}

/** What is done without a thing, and how or when: 'thrifts constantly', 'skateboards to school'. */
const DONE_OFTEN =
  /^(\w{3,}s)(?: (?:\w+ly|a (?:lot|ton|bunch)|all (?:day|the time|summer|winter|weekend)|every\b.*|most\b.*|(?:on|at|in|with|to|around) .*))?$/i;
/** What everybody does, and words for something else. */
const EVERYBODY_DOES =
  /^(?:sleep|nap|snack|chat|teach|nurse|count|clean|iron|shave|scroll|chill|relax|unwind|shop|truck|tidie|commute|drift|skip|hash|tab|trot|rope|roll|reel|bank|prospect|market|guide|survey|log|mine|tumble|present|expect|bathe?|work|hack|bulk|trade|lounge|host|organi[sz]e|smoke|drink|park|travel)s$/i;

/** The pastime that a clause tells of by its verb alone. */
export function pastimeDone(text: string): string | undefined {
  const [, verb = ""] = DONE_OFTEN.exec(text) ?? [];
  if (verb === "" || EVERYBODY_DOES.test(verb)) return undefined;
  return gerundsOfVerb(verb).find((gerund) => slugsNamed(nameKey(gerund)).length > 0);
}

/** What is made by hand, whatever it shows or is for: 'knits blankets for the ward', 'whittles foxes', 'cans tomatoes'. */
const MAKES =
  /^(?:he |she |they )?(knits|crochets|cans|beads|whittles|carves|sews|felts|embroiders|weaves|welds) \S/i;

/**
 * What a verb and its thing name together, where the thing alone is something else: 'makes soap', and no soaps. Of who knits
 * or cans the craft counts, with what is a part of it: amigurumi of crochet, and no cosiness of blankets.
 */
export function madeIn(text: string): UnderstoodInterest | null {
  const [, verb = ""] = MAKES.exec(text) ?? [];
  const [together] = doingNamed(text);
  const whole = together || verb !== "" ? understandInterest(text).slugs : [];
  if (together && (verb !== "" || !together.slugs.every((slug) => whole.includes(slug))))
    return together;
  const craft = verb === "" ? [] : interestOfVerb(verb);
  if (craft.length === 0) return null;
  const parts = whole.filter((slug) => craft.some((one) => one === slug || one === widerOf(slug)));
  return { text, slugs: parts.length > 0 ? parts : craft, by: "name", isVague: false };
}
