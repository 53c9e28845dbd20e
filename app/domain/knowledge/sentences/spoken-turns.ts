import type { Meant } from "./other-senses";

/** Where what is only said in passing ends. */
const END = "(?=[,.;:!?()\\n]|\\s[-–—]\\s|\\s(?:but|though|so)\\s|\\sand\\s(?:\\w+ly )?\\w+s\\s|$)";
const REST = `[^,.;:!?()\\n]{2,60}?${END}`;
const SEEN =
  "snooker|darts|cricket|rugby|football|footie|footy|golf|tennis|racing|athletics|boxing|bowls|wrestling|soaps|quizzes|grand prix|formula one|f1";
/** Who has just got something, before the thing itself. */
const GOT =
  "(?:(?:he|she|they)(?:['’](?:s|ve)| has| have)? )?(?:just |recently |finally )?(?:bought|got|acquired|built)(?: (?:himself|herself|themselves))? (?:an? |some |two )?(?:new |second[- ]hand |old )?";
const TALK =
  "(?:he|she|they|we|i)(?: ever)? (?:talks?|goes on|go on|bangs? on|hears?|thinks?|cares?)(?: ever)?(?: about)?";

/** Turns of speech that name no pastime, or name it in other words. */
export const SPOKEN_TURNS: [said: RegExp, meant: Meant][] = [
  // What somebody bears, or has a word to say about.
  [new RegExp(`\\bput(?:s|ting)? up with (?!(?:me|us|all of us)\\b)${REST}`, "gi"), ""],
  [
    new RegExp(
      `\\b(?:(?:he|she|they) )?(?:has|have|having|full of)(?: (?:very|some|many|a lot of|lots of|strong|firm|plenty of)){0,2} (?:opinions|views) (?:about|on) ${REST}`,
      "gi",
    ),
    "",
  ],
  // In which weather.
  [/\bwhen(?:ever)? it(?:['’]?s)? (?:rains|raining|snows|snowing|wet|cold|dark|sunny),? /gi, ""],
  [
    /(?<=\b(?:all|any|every) weathers?),? even (?:(?:in|when it['’]?s) )?(?:the )?(?:snow|rain|hail|sleet|wind|ice|frost)\w*/gi,
    "",
  ],
  // What somebody goes by.
  [
    /(?<=^|[,.;(] ?)(?:(?:his|her|their) )?(?:(?:skate|stage|drag|derby|ring|pen) )?name(?:['’]?s| is) \p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*){0,2}/gu,
    "",
  ],
  // What somebody is never without.
  [
    /\b(?:can['’]?t|cannot|can never) (?:drag|prise|get) (?:him|her|them) (?:off|away from|out of) (?=(?:the|his|her|their) )(?!\w+ (?:\w+ )?(?:phone|mobile|sofa|settee|couch|bed|chair|house|loo|toilet|bathroom|screen|ipad|tablet|laptop|pub|shower|door|box|packaging|car)\b)/gi,
    "loves ",
  ],
  [/\b(?:can['’]?t|cannot|can never) (?:get enough of|live without) /gi, "loves "],
  [/\bup to (?:his|her|their) (?:elbows|knees|armpits) in (?=\w)/gi, "loves "],
  [
    /\b(?:drinks|eats|gets through|watches|buys) (?:far |way )?more ([\w -]{2,25}?) than (?:is good for|(?:he|she|they) (?:should|ought)|anyone|a |the )[^,.;!?]{0,30}/gi,
    (_, thing) => `loves ${thing}`,
  ],
  [
    /\btinker(?:s|ing) (?:about |around |away )?(?:with|on) (?=(?:(?:an?|his|her|their|the) )?\w)/gi,
    "repairs ",
  ],
  // What somebody is busy with just now.
  [
    /\bit['’]?s ([\w' ’-]{3,25}?) (?:at the (?:minute|moment)|this (?:month|week|year))\b/gi,
    (_, thing) => `loves ${thing}`,
  ],
  [
    /\b(?:doing|does|done) (?:it|(?:the|their|his|her) (?:house|flat|place|bathroom|kitchen)) up(?: (?:himself|herself|themselves))?\b/gi,
    "loves DIY",
  ],
  // How it is done, and by whom they think it is.
  [
    /(?<=\S )(?:from|off|via|with|watching|using|on) (?:the |some |old )?youtube(?: (?:videos|tutorials|channels?))?\b/gi,
    "",
  ],
  [
    /\b(?:thinks (?:he|she|they)(?:['’](?:s|re)| is| are)|fancies (?:himself|herself) as) (?:an? |the )?(?:comedian|comic|funny|hilarious|boss|lawyer|teenager|celebrity|superstar)\b/gi,
    "is a laugh",
  ],
  // What comes with it: 'does Elvis, sequins and all'.
  [
    /(?:^|,? )(?:with )?(?:the |his |her )?[\w'’-]+(?: [\w'’-]+)? and all(?=\s*(?:$|[,.;!?]))/gi,
    "",
  ],
  // Where somebody studies is no journey.
  [
    /\b(at (?:uni|university|college)) (?:in|at) \p{Lu}\p{L}+ (?:doing|reading|studying) /gu,
    (_, at) => `${at}, studying `,
  ],
  // Where somebody was on an evening, and not at home.
  [/\bnights? in (?=\p{Lu}\p{Ll})/gu, "evening in "],
  // Figures that are not painted in oil.
  [
    /\bpaint(?:s|ing)? (?:(?:the|his|her|tiny|little|toy|all|those) )+(?:men|figures|soldiers|models|minis)\b/gi,
    "loves miniature painting",
  ],
  [/\b(?:won['’]?t|doesn['’]?t|never) eats? (?:anything|owt) with a face\b/gi, "is vegetarian"],
  // Everywhere.
  [/\b(?:all )?(?:up and down|the length and breadth of) the (?:country|land)\b/gi, "all over"],
  // What somebody watches.
  [
    new RegExp(
      `\\b(?:(?:he|she|they)(?:['’](?:s|re)| is| are)? )?(?:(?:always|usually|sat|parked|plonked) ){0,2}in front of the (?=(?:${SEEN})\\b)`,
      "gi",
    ),
    "watches the ",
  ],
  // What somebody has only just got, and has nothing else in mind.
  [
    new RegExp(
      `${GOT}([\\w' ’-]{3,30}?),? (?:so|and|and now) (?:now )?(?:that['’]?s|it['’]?s) all ${TALK}`,
      "gi",
    ),
    (_, thing) => `loves ${thing}`,
  ],
];
