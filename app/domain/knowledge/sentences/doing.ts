import { gerundsOfPhrase, gerundsOfVerb } from "../gerunds";
import { nameOfInterest, slugsNamed } from "../interest-names";
import { type UnderstoodInterest, understandInterest } from "../interests";
import { PLACES } from "../mentioned-things";
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

/** Something done, and where: 'surfs in Cornwall', 'to paint'. */
const DOING =
  /^(?:to )?(\w+?)(?: (?:in|on|at|with|round|around|along|for|across|off)(?: the)?(?: (.+))?)?$/i;

/** What somebody used to do, by its verb alone: 'used to fish' is about fishing, not about fish. */
export function doneOnce(text: string): UnderstoodInterest[] {
  const slugs = interestOfVerb(text.trim().split(" ", 1)[0] ?? "");
  return slugs.length > 0 ? [named(slugs)] : [];
}

const GROUPS = new Set([
  "choirs",
  "male-voice-choirs",
  "brass-bands",
  "marching-band",
  "amateur-dramatics",
  "military-life",
]);

/** What is done, and the part of the world where it is, each an interest of its own. */
export function doneIn(text: string): UnderstoodInterest[] {
  const doing = gerundsOfPhrase(text).find((key) => slugsNamed(key).length > 0);
  if (doing !== undefined) return [named(slugsNamed(doing).slice(0, MOST))];
  const [, verb = "", where = ""] = DOING.exec(text) ?? [];
  const slugs = slugsNamed(nameKey(text)).length > 0 ? [] : interestOfVerb(verb);
  if (slugs.length === 0) return [];
  const place = where === "" ? null : understandInterest(where);
  const isPlace =
    place?.by === "name" && place.slugs.every((slug) => PLACES.has(slug) || GROUPS.has(slug));
  return [named(slugs), ...(isPlace ? [place] : [])];
}

/** Crafts that are pastimes whatever they are done to: 'whittles little birds'. */
const CRAFTED =
  /^(?:whittles|carves|knits|sews|crochets|quilts|paints|draws|bakes|embroiders|weaves|welds|photographs|sketches) \S/i;

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
