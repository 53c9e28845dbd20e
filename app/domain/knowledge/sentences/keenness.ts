import { gerundsOfVerb } from "../gerunds";
import { isInterestName, slugsNamed } from "../interest-names";
import { nameKey } from "../names";
import type { Meant } from "./other-senses";

const LONGEST = 3;

/** The longest name at the end of a text, whatever says which: 'instax' of 'lil instax'. */
function nameAtEnd(text: string): string | undefined {
  const words = text.trim().split(" ").slice(-LONGEST);
  return words.map((_, place) => words.slice(place).join(" ")).find(isInterestName);
}

/** A replacement that says what is loved where it goes by a name, and leaves what was said otherwise. */
const lovesNamed = (said: string, thing = "") => {
  const name = nameAtEnd(thing);
  return name === undefined ? said : `loves ${name}`;
};

/** What two words do together that is a pastime: 'metal detects', 'rock climbs'. */
function lovesDone(said: string, first = "", verb = ""): string {
  if (isInterestName(said)) return said;
  const name = gerundsOfVerb(verb)
    .map((gerund) => `${first} ${gerund}`)
    .find((one) => slugsNamed(nameKey(one)).length > 0);
  return name === undefined ? said : `loves ${name}`;
}

const THING = "([\\w'’ -]{3,30}?)";
const ENDS = "(?=\\s*(?:[,.;!?()]|$)|\\s(?:and|but|lately|right now|now|these days|since)\\b)";
const BOUGHT = "(?:bought|got|found|finds|scored|snagged|grabbed|picked up)";

/** How people say in other words that somebody is keen on a thing, or learns it. */
export const KEENNESS: [said: RegExp, meant: Meant][] = [
  [
    /\b(?:(?:will not|(?:wo|ca|does|do|could)n['’]?t|can ?not|never)(?: ever| even)? (?:stops?|shuts? up|quits?|hush(?:es)?)(?: (?:talking|yapping|going on|banging on|wittering|chatting|raving|gushing|yammering))? about|(?:geek|nerd|fangirl|fanboy)(?:s|ing)?(?: out)? (?:over|about|on)|(?:(?:is|are) )?(?:hyper)?-?fixat(?:ed|ing|es) on|(?:(?:has|have) )?(?:gotten|got|getting|gets) (?:(?:way|super|really|so|totally) )?(?:sucked into|hooked on)|(?:goes|go) (?:nuts|feral|bananas) (?:for|over)|all (?:he|she|they)(?: ever)? (?:talks?|thinks?) about is|lives and breathes|eats,? sleeps,? and breathes|down (?:a|the) rabbit ?hole (?:of|about|on|with))(?= \S)/gi,
    "loves",
  ],
  [
    /\b(?:is |has been )?(?:teaching|taught) (?:him|her|them)sel(?:f|ves)(?: how)?(?= )/gi,
    "learning",
  ],
  [
    new RegExp(
      `\\bon (?:an?|his|her|this|some) (?:(?:big|huge|major|real|whole|serious) )?(?!(?:health|fitness|diet|weight|cleaning)\\b)${THING} kick\\b`,
      "gi",
    ),
    (_, thing) => `loves ${thing}`,
  ],
  [
    new RegExp(
      `\\b(?:caught|got|has|bitten by) the (?!(?:stomach|flu|tummy)\\b)${THING} bug\\b`,
      "gi",
    ),
    lovesNamed,
  ],
  [
    new RegExp(
      `(?:\\b(?:in|entering|entered|deep in) )?\\b(?:his|her|their) ${THING} (?:era|phase)\\b(?: (?:never ended|is (?:still )?going(?: strong)?))?`,
      "gi",
    ),
    lovesNamed,
  ],
  [
    new RegExp(
      `\\b(?:takes|brings|carries|lugs|totes|drags) (?:his|her|their|an?|that) ${THING} (?:with (?:him|her|them) )?(?:everywhere|wherever|all over|anywhere)\\b[^,.;!?]*`,
      "gi",
    ),
    lovesNamed,
  ],
  [
    new RegExp(
      `\\b(?:never|(?:wo|does|ca)n['’]?t) (?:go(?:es)?|leaves?)(?: (?:anywhere|the house|home|out))? without (?!(?:\\w+ )?(?:help|someone|somebody|me|us|him|carer|oxygen|walker|wheelchair|chair|stick|frame|cane|meds)\\b)(?:(?:his|her|their|an?) )?${THING}${ENDS}`,
      "gi",
    ),
    (_, thing) => lovesNamed("", thing),
  ],
  [/\b(?:is |stays )?up (?:all night|late|till \w+) (?=\w{3,}ing\b)/gi, "loves "],
  [
    /\breps (?:the )?(\p{Lu}[\p{L}. ]{2,30}?)(?: hard| heavy)?(?=$|[,;!?])/gu,
    (_, team) => `loves ${team}`,
  ],
  [
    /\b(\w{3,}s) (?:before|after) (?:work|church|school|class|breakfast|lunch|dinner|practice|bed|sunrise|dawn|shifts?)\b/gi,
    (_, does) => does ?? "",
  ],
  // Where somebody came by a thing is no pastime of theirs.
  [
    new RegExp(
      `(?<=\\b${BOUGHT}\\b[^,.;!?]{1,50}) (?:at|from|in) (?:(?:an?|the|some|our|his|her) )?(?:(?:\\w+ )?(?:yard|garage|estate|rummage|church) sales?|thrift (?:store|shop)|goodwill|flea market|pawn ?shop|craigslist|(?:fb |facebook )marketplace)\\b`,
      "gi",
    ),
    "",
  ],
  [
    /(?<=^|[.;!?,] ?|\b(?:he|she|they|and|also|still) )([A-Za-z]{3,12})[ -]([A-Za-z]{3,12}s)(?= |$|[,.;!?])/gi,
    lovesDone,
  ],
];
