import { KEENNESS } from "./keenness";
import { withoutLikenesses } from "./likenesses";
import { OTHER_NAMES } from "./other-names";
import { OTHER_SENSES } from "./other-senses";
import { SPOKEN_TURNS } from "./spoken-turns";

/** What people say that is not meant by its words, and what it means; '' for what tells nothing of a present. */
const IDIOMS: [said: RegExp, meant: string][] = [
  [/\bover the moon\b/gi, "happy"],
  [/\b(?:been )?to the moon and back\b/gi, ""],
  [/\bcook(?:s|ed|ing)? the books\b/gi, ""],
  [/\bon the fence\b/gi, "unsure"],
  [/\b(?:walks?|walking) on eggshells\b/gi, "takes care"],
  [/\bgolden (?:boy|girl|child)\b/gi, "best"],
  [/\b(?:sharp as a tack|good egg|tough cookie|smart cookie|full of beans)\b/gi, "clever"],
  [/\b(?:eats? like a horse|eats? like a bird|drinks? like a fish)\b/gi, "has an appetite"],
  [/\blike a (?:fish (?:out of|to) water|bull in a china shop|duck to water)\b/gi, ""],
  [/\b(?:under the weather|at death's door)\b/gi, "ill"],
  [/\b(?:everything|all|food)(?: now)? tastes (?:of|like) metal\b/gi, "can't taste"],
  [/\bburn(?:s|ing)? the candle at both ends\b/gi, "works too much"],
  [/\bapple of (?:my|his|her|their|our) eye\b/gi, "happy"],
  [
    /\b(?:walking on air|dark horse|headless chicken|lone wolf|early bird|guinea pig for \w+)\b/gi,
    "",
  ],
  [/\ba (?:bit of a )?(?:dinosaur|luddite) with \w+\b/gi, "not techy"],
  [
    /\b(?:writes|notes|logs|puts) (?:it|them|everything)(?: all)?(?: down)? in an? (?:note)?book\b/gi,
    "",
  ],
  [/\b(?:thinks|when|if) (?:we|i|nobody) (?:can['’]?t|cannot) hear\b/gi, ""],
  [/\ba bear (?:before|in the)\b/gi, "needs"],
  [/\b(?:all the|too many) balls in the air\b/gi, "busy"],
  [
    /\b(?:plays?|laughs?|brushes|shrugs?) (?:it|this|that|things|everything) off(?: as an? \w+)?\b/gi,
    "",
  ],
  [/\b(?:keeps? |always |still )?re[- ]?read(?:s|ing)? (?:it|this|that|them)\b/gi, ""],
  [
    /\b(?:makes?|making) (?:a |the |some |us |me |everyone )?(?:cups? of |pots? of )?tea\b(?! (?:with|in|from|using|by|blend))/gi,
    "puts the kettle on",
  ],
  [/\bpaint(?:s|ed|ing)? the town red\b/gi, "goes out"],
  [/\bhits? the nail on the head\b/gi, ""],
  [/\b(?:stubborn as a mule|strong as an ox|blind as a bat|quiet as a mouse)\b/gi, ""],
  [/\b(?:blow(?:s|ing)? (?:his|her|their) own trumpet|face the music|on the same page)\b/gi, ""],
  [/\blives on (?:noodles|pot noodles|toast|crisps|takeaways)\b/gi, "always broke"],
  [/(?<=\S )home (?:and|&) away\b/gi, ""],
];

const before = (text: string, word: string) => text.split(word, 1)[0] ?? "";

/** What is said of one thing by another, of which only the first is liked. */
const COMPARISONS: [said: RegExp, meant: (clause: string, thing: string) => string][] = [
  [
    /\bprefers (?!to\b)([^,.;!?]+)/gi,
    (clause, things) => (things.includes(" to ") ? `loves ${before(things, " to ")}` : clause),
  ],
  [/(?<=\S) (?:rather than|more than|instead of) [^,.;!?\d]+/gi, () => ""],
  [/(?:would|['’]d) rather [^,.;!?]+/gi, (clause) => before(clause, " than ")],
  [
    /\bit['’]?s all (?:about )?([^,.;!?]{3,30}?) (?:now|these days)\b/gi,
    (_, thing) => `loves ${thing}`,
  ],
  [/\bmentioned ([^,.;!?]{3,30}?) once\b/gi, (_, thing) => `is interested in ${thing}`],
];

/** The texts of a brief in plain words: without idioms, and of a comparison only what is liked. */
export function withoutFigures(texts: string[]): string[] {
  return texts.map((text) => {
    let plain = withoutLikenesses(text);
    for (const [said, meant] of IDIOMS) plain = plain.replace(said, meant);
    for (const [said, meant] of [...KEENNESS, ...OTHER_SENSES, ...OTHER_NAMES, ...SPOKEN_TURNS])
      plain = plain.replace(said, meant as string);
    for (const [said, meant] of COMPARISONS) plain = plain.replace(said, meant);
    return plain === text ? text : plain.trim().replace(/(?<=\p{L})\.$/u, "");
  });
}
