import type { Meant } from "./other-senses";

const SCENTS =
  "(?:attars?|ittars?|perfumes?|bakhoo?r|fragrances?|aftershaves?|colognes?|scents?|musk|incense)";
/** What a series has and a park has not. */
const OF_A_SERIES =
  "(?:spin-?offs?|prequels?|sequels?|seasons?|series|episodes?|box ?sets?|show|duttons?|1883|1923|costner)";
const ON_SCREEN =
  "(?:watch(?:es|ing)?|re-?watch(?:es|ing)?|bing(?:es|ing|e)|tv|telly|netflix|shows?)";
/** What belongs to the cup that is played for. */
const HOCKEY = "(?:finals?|playoffs?|champions?|winners?|winning|runs?|games?|hockey|nhl)";

/** What has a name by which it is known, and not one that somebody gave to it: 'a game called Catan'. */
const WORK =
  "(?:games?|books?|novels?|films?|movies?|shows?|series|programmes?|programs?|podcasts?|bands?|groups?|comics?|anime|manga|musicals?|songs?|albums?|channels?|apps?|clubs?|teams?|sports?|hobby|craft|dance|thing|things|something|stuff|places?|shops?|stores?|toys?|brands?|authors?|writers?|artists?|singers?|rappers?|youtubers?|comedians?|djs?|streamers?|beers?|drinks?|dish|technique|stitch|magazines?|websites?)";
const ANIMAL =
  "(?:dog|puppy|pup|cat|kitten|lab|labrador|spaniel|collie|terrier|dachshund|greyhound|lurcher|whippet|poodle|cockapoo|beagle|pug|corgi|husky|retriever|bulldog|rabbit|bunny|hamster|gerbil|guinea pig|rat|pony|horse|donkey|goat|hen|chicken|parrot|budgie|tortoise|snake|gecko|lizard|hawk|owl|falcon|starter)";

/** Names of several things where what stands beside them says which, and what is meant. */
export const OTHER_NAMES: [said: RegExp, meant: Meant][] = [
  [/\b(play(?:s|ing|ed)?) magic\b(?! (?:the gathering|tricks?))/gi, (_, plays) => `${plays} MTG`],
  [
    /\bmagic(?= ?\((?:commander|edh|mtg|standard|modern|pauper|legacy|draft|tcg|cards?)\b)/gi,
    "MTG",
  ],
  [/\b(?:friday night magic|magic (?:cards|decks?|drafts?|commander|edh|prereleases?))\b/gi, "MTG"],
  [
    new RegExp(
      `(?<!\\b(?:in|at|to|near|from) )\\byellowstone\\b(?! (?:tv|show|series|national|park))(?:(?=[^.;]{0,30}\\b${OF_A_SERIES}\\b)|(?<=\\b${ON_SCREEN}\\b[^.;]{0,40}))`,
      "gi",
    ),
    "Yellowstone TV show",
  ],
  [
    new RegExp(
      `\\bouds?\\b(?! (?:perfumes?|oils?|fragrances?|scents?))(?:(?=[^.;]{0,40}\\b${SCENTS}\\b)|(?<=\\b${SCENTS}\\b[^.;]{0,40}))`,
      "gi",
    ),
    "oud perfume",
  ],
  [/\b(play(?:s|ing|ed)?|learn(?:s|ing)?) (?:the )?oud\b/gi, (_, plays) => `${plays} Arabic oud`],
  // What somebody called an animal or a boat: 'a red-tail named Brisket'.
  [
    new RegExp(
      `(?<=\\p{L})(?<!\\b${WORK}(?: that(?:['’]s| is))?) (?:named|called) (?:Mrs?\\.? |Sir |Lady |Miss )?\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)?`,
      "gu",
    ),
    "",
  ],
  [new RegExp(`\\b(${ANIMAL}) (?:called|named) \\w+`, "gi"), (_, animal) => animal ?? ""],
  [new RegExp(`\\b(${ANIMAL})s? \\(\\p{Lu}[\\p{L}'’]+\\)`, "gu"), (_, animal) => animal ?? ""],
  // What is lifted in a gym has no doors.
  [
    /\blifts?\b(?= ?\((?:push|pull|legs|heavy|bench|squat|deadlift|ppl|weights|gym|powerlift))|\blifts?\b(?= (?:weights|heavy|\d ?x|(?:\d|two|three|four|five|six) (?:times|days)|(?:at|in) the gym|every (?:day|morning)|and (?:runs|eats))\b)/gi,
    "weightlifting",
  ],
  // A race of that name, and no hero.
  [
    /\b((?:train(?:s|ing|ed)? for|do(?:es|ing)|did|finish(?:es|ed|ing)|ran|runs?|complet(?:es|ed|ing)|signed up for) (?:(?:an?|his|her|their|the) )?(?:(?:first|second|third|next|full|half) ){0,2})(?:(?:iron ?man)(?: 70\.3)?)\b(?! (?:triathlon|race))/gi,
    (_, trains) => `${trains}Ironman triathlon`,
  ],
  // A car, which nobody rides.
  [
    /\b((?:[Hh]is|[Hh]er|[Tt]heir|[Aa]n?|[Oo]ld|(?:19|20)?\d\d) )Mustang\b(?! (?:horse|mare|pony|gelding|rescue))/g,
    (_, whose) => `${whose}Ford Mustang`,
  ],
  [/\bdoes (?:his|her|their) own (?:acrylics|gels|gel ?x)\b/gi, "does nail art"],
  // What custom cars are painted in.
  [/\bcandy (?:\w+ )?(?:paint(?:work)?|lacquer|flake)\b/gi, "hot rods"],
  // What is drunk from: the one that is played for has its capitals, or hockey beside it.
  [/\bstanley cups\b/gi, "Stanley tumblers"],
  [
    new RegExp(
      `(?<!\\b(?:hockey|nhl)\\b.{0,60})(?<!\\b(?:the|watch\\w*|w[io]ns?|winning|lift\\w*) )\\b[Ss]tanley cup\\b(?! ${HOCKEY}\\b)`,
      "g",
    ),
    "Stanley tumbler",
  ],
  // What is chewed in a dugout grows no flowers, and what is driven for work is no pastime.
  [/\b(?:always )?(?:has|have|eats|chews|spits|with) (?:\w+ )?sunflower seeds\b[^,.;!?]*/gi, ""],
  [
    /\b(?:drives|driving) (?:(?:an?|the|our|my) )?(?!(?:old|vintage|classic|antique)\b)(?:\w+ )?(?:school ?bus|bus|semi|forklift|cab|taxi|uber|lyft|ambulance)\b/gi,
    "",
  ],
  [
    /\b(?:runs|functions|survives) (?:(?:purely|entirely|solely|mostly) )?on (?!(?:the|an?|his|her|their|trails?|roads?|tracks?|beach(?:es)?|sand|grass|treadmills?|weekends?|\w+days?|hills?)\b)\S[^,.;!?]*/gi,
    "",
  ],
  // What somebody does for the giver is no pastime of theirs.
  [/\b(?:mows|shovels|plows|rakes|cuts) (?:our|my) [^,.;!?]*/gi, "helps us"],
  // What they have already, said after it.
  [
    /(?<=^|[.!?;,] ?)(?!(?:he|she|they|it|we)\b)([A-Za-z][\w'’ -]{2,28}?)(?: (?:he|she|they)(?:['’](?:s|ve)| has| have)?)? already (?:got|has|have|owns?) (?:one|two|three|four|both|a few|several|some|loads|lots|plenty|enough|them all|\d+)(?=\s*(?:$|[.,;!?]))/gi,
    (_, thing) => `already has ${thing}`,
  ],
];
