import { type UnderstoodInterest, understandInterest } from "../interests";

/** What somebody wants nothing of at all, whatever it is: 'no nurse stuff'. */
const STUFF =
  /\b(?:no|nothing|not)(?: more)? ([\w'’-]+(?: [\w'’-]+)?)[ -](?:stuff|things|related|themed)\b/gi;

/** Interests without those of which a text wants nothing. */
export function withoutStuff(interests: UnderstoodInterest[], avoid: string): UnderstoodInterest[] {
  const unwanted = [...avoid.matchAll(STUFF)].flatMap(
    ([, thing = ""]) => understandInterest(thing).slugs,
  );
  return interests.filter(({ slugs }) => !slugs.some((slug) => unwanted.includes(slug)));
}
