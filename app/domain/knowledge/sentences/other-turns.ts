import type { Otherwise } from "./other-illnesses";

const MOURNS = ["bereaved"];
const THINGS =
  "phone|mobile|laptop|battery|car|van|kettle|plant|houseplant|computer|fridge|freezer|boiler|telly|tv|tree|rose|engine|bike|ipad|kindle|tablet|console|xbox|machine|oven|radio|camera|printer|sourdough|starter|lawn|hedge|tomato|tomatoes|chat|campaign|conversation|character|seedling|orchid|mower|tractor|hive|bee|hen|chicken";

/** Of losses, work and homes, in the spelling of `nameKey`: of things that die, and of what is left of a year. */
export const OTHER_TURNS: Otherwise[] = [
  // Who has not died.
  {
    slugs: MOURNS,
    phrase: /died/,
    before: new RegExp(` (?:${THINGS})(?: (?:all|both|has|ha|have|just|finally|suddenly)){0,2} $`),
  },
  {
    slugs: [...MOURNS, "lost-a-child", "baby-loss"],
    before: / (?:neighbor|bos|bosss|bosse|colleague|coworker|workmate|teacher|landlord) $/,
  },
  {
    slugs: MOURNS,
    phrase: /^ lost /,
    after:
      /^ ?(?:watch|ring|number|phone|car|key|recipe|book|coat|hat|wallet|letter|medal|tool|job)\b/,
  },
  { slugs: MOURNS, phrase: /^ grief $/, before: / good $/ },
  { slugs: MOURNS, phrase: /^ sympathy $/, after: /^ ?with\b/ },
  {
    slugs: MOURNS,
    phrase: /funeral|bereavement|bereaved|grief|mourning/,
    after:
      /^ ?(?:director|home|car|parlor|march|song|singer|celebrant|busines|plan|and wedding|counsel\w*|group|support|charity|midwife)\b/,
  },
  {
    slugs: MOURNS,
    phrase: /funeral/,
    before:
      / (?:spoken|spoke|speak|talked|talk|fell|fallen|row|fight|argument|argued|fought|met|sing|play|plays|organ|cater|officiate|conduct|wedding)(?: \S{1,20}){0,5} $/,
  },
  // Work, machines and figures of speech.
  {
    slugs: ["anxiety-or-burnout"],
    phrase: /breakdown/,
    before: / (?:car|van|lorry|vehicle|bus|train|motorway|roadside)(?: \S{1,20}){0,2} $/,
  },
  {
    slugs: ["anxiety-or-burnout"],
    after:
      /^ ?(?:recovery|cover|truck|service|about the|nurse|worker|first aider|team|charity|dog|cat|rescue|puppy|horse)\b/,
  },
  { slugs: ["anxiety-or-burnout"], before: / (?:work|working|worked|job|career|degree) in $/ },
  {
    slugs: ["divorce-or-break-up"],
    phrase: /divorce|separat/,
    after:
      /^ ?(?:lawyer|solicitor|attorney|barrister|court|coach|mediator|of|anxiety|when (?:he|she|they) (?:was|were))\b/,
  },
  {
    slugs: ["divorce-or-break-up"],
    phrase: /divorce|separated|split/,
    before:
      / (?:parent|mum and dad|mom and dad|son|daughter|brother|sister|friend|mate|bos|bosss)(?: (?:are|is|got|get|just|getting|both)){0,2} $/,
  },
  {
    slugs: ["in-recovery"],
    phrase: /meeting $/,
    after: /^ ?(?!(?:every|on|in the|daily|twice|three|for (?:his|her))\b)\S/,
  },
  {
    slugs: ["in-recovery"],
    phrase: /^ sober $/,
    after: /^ ?(?:color|tie|ty|suit|dres|clothe|second|grey|tone|style)\b/,
  },
  {
    slugs: ["military-deployment"],
    phrase: /tour/,
    before:
      / (?:band|choir|musical|orchestra|show|theat\S+|group|company|rugby|lion|play|going)(?: \S{1,20}){0,3} $/,
  },
  {
    slugs: ["military-deployment"],
    phrase: /tour/,
    after:
      /^ ?(?:a (?:musical|play|show)|the summer|with (?:a|the|his|her) (?:choir|band|orchestra))\b/,
  },
  { slugs: ["military-deployment"], after: /^ ?(?:surplus|cadet)\b/ },
  { slugs: ["short-of-breath"], after: /^ ?(?:laughing|with (?:laughter|excitement))\b/ },
  {
    slugs: ["wheelchair-user"],
    before: / (?:build|make|push|pushe|repair|design|drive)(?: \S{1,20}){0,5} $/,
  },
  {
    slugs: ["broken-bone"],
    phrase: /^ fell off $/,
    after:
      /^ ?(?!(?:a|an|his|her|the) (?:\S{1,20} )?(?:ladder|bike|horse|roof|chair|wall|motorbike|scooter|quad|trampoline|swing|frame|pony|step|stool|cliff|stage)\b)/,
  },
  { slugs: ["bullied"], phrase: /^ bully $/, before: / (?:the|playing|play|a|school) $/ },
  {
    slugs: ["wedding-couple"],
    phrase: /^ wedding $/,
    before:
      / (?:play|plays|sing|photograph|film|cater|dj|work|bake|make|do|doe|perform|officiate)(?: \S{1,20}){0,5} $/,
  },
  {
    slugs: ["wedding-couple"],
    phrase: /^ wedding $/,
    after: /^ ?(?:photograph\w*|singer|planner|cake|band|dj|dres|venue|flower|florist|caterer)\b/,
  },
  // Who else is retired, and what is no end of work.
  {
    slugs: ["retirement-days"],
    phrase: /^ retired $/,
    before:
      / (?:with|other|fellow|for|of|to|teach|teache)(?: (?:some|few|other|two|three|four|five|six|lot of|all)){0,2} $| (?:two|three|four|five|six|some|several) $/,
    after: /^ ?(?!(?:last|this|in|recently|early|now|and|but)\b)\S/,
  },
  {
    slugs: ["retirement-days"],
    phrase: /retirement/,
    after: /^ ?(?:from nothing|home|village|community|flat|fund|pot|age)\b/,
  },
  // A pet that is well.
  {
    slugs: ["pet-loss"],
    phrase: /^ put down $/,
    before: /(?<! (?:be|was|were|been|him|her|it|them|being)) $/,
  },
  { slugs: ["pet-loss"], phrase: /^ put down $/, after: /^ ?(?:by|root|the|a|his|her)\b/ },
  {
    slugs: ["pet-loss"],
    phrase: /^ lost /,
    after: /^ ?(?:lead|collar|walker|tag|whistle|toy|sitter|herding|show|flap|walking|bed|ear)\b/,
  },
  // A child that is well.
  {
    slugs: ["baby-loss"],
    after: /^ ?(?:weight|fat|teeth|tooth|bump|hair|of justice|monitor|blanket)\b/,
  },
  { slugs: ["baby-loss"], before: / (?:calf|lamb|foal|kitten|puppy|kid goat)(?: was| were)? $/ },
  {
    slugs: ["lost-a-child"],
    phrase: /^ lost /,
    after:
      /^ ?(?:in (?:the|a) (?:supermarket|shop|crowd|maze|store|airport|mall|park)|at (?!birth|\d|only|just|age|the age)|to (?:the|a|hi|her|his) (?:girlfriend|army|xbox|internet|game))/,
  },
  // What is left of a contract, a course or a year.
  {
    slugs: ["last-months"],
    phrase: / (?:left|end|christma|birthday|month|week) $/,
    after:
      /^ ?(?:of|on|at|till|until|til|before|for|in|as|inside|to (?!live)|with (?:the|this|that|us at)|we|i|he|she|they)\b/,
  },
  {
    slugs: ["in-prison"],
    phrase: / inside $| doing an? \S+ $| doing \S+ (?:year|month) $/,
    after: /^ ?(?!(?:till|until|for (?!his|her|a)|inside|in prison|now|again|at hmp)\b)\S/,
  },
  {
    slugs: ["pregnant-no-alcohol"],
    phrase: /^ expecting \d $/,
    after: /^ ?(?!(?:in|this|due|and|any)\b)\S/,
  },
  {
    slugs: ["pregnant-no-alcohol"],
    phrase: /weeks? $|gone $/,
    after:
      /^ ?(?:in|into|post|old|sober|clean|by|from|since|away|younger|older|behind|ahead|till|until|left)\b/,
  },
  {
    slugs: ["pregnant-no-alcohol"],
    before:
      / (?:dog|cat|mare|horse|bitch|cow|ewe|sow|goat|hamster|rabbit|alpaca)(?: (?:is|are|all|both)){0,2} $/,
  },
  { slugs: ["dementia"], phrase: /^ muddle $/, after: /^ ?(?:through|along)\b/ },
  {
    slugs: ["estranged"],
    phrase: / (?:talk|speak|talking) to (?:me|us) $/,
    after: /^ ?(?:much|a lot|lot|about|like|that|often|really|when|until|enough|properly)\b/,
  },
  {
    slugs: ["place-of-her-own", "after-great-shock", "no-roof"],
    before:
      / (?:work|working|worked|volunteer\w*|help|helped|run|manage|donate)(?: \S{1,20}){0,4} $/,
    phrase: /refuge|shelter|abuse|violence|homeles/,
  },
  // What is over by now.
  {
    slugs: ["no-roof"],
    phrase: /^ homeless $/,
    before: / (?:was|were|formerly|once|previously|used to be) $/,
  },
  {
    slugs: ["home-lost"],
    before: / (?:neighbor|friend|sister|brother|colleague|son|daughter|cousin|mum|dad|bos|bosss) $/,
  },
  {
    slugs: ["care-home"],
    before:
      / (?:work|works|working|worked|volunteer\w*|visit|visiting|run|manage|sing|play)(?: \S{1,20}){0,4} $/,
  },
  { slugs: ["care-home"], phrase: / in a home $/, after: /^ ?(?:with|of|that|full|where|like)\b/ },
];
