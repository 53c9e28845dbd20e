import type { Otherwise } from "./other-illnesses";

const EXAMS = "(?:exam|gcse|a level|as level|final|mock|sat|higher|board)";
/** When somebody is on call. */
const AT_WORK =
  "every|each|most|all|half|a lot|lot|at|this|that|tonight|tomorrow|today|now|these|again|and|or|for|over|as|so|too|often|constantly|day|night|weekend|24|one|two|three|\\d|in|on|until|till|because|when|while|with|doctor|nurse|vet|engineer|midwife|surgeon|plumber|shift|rota";

/** Of ways, quarrels, work and exams, in the spelling of `nameKey`. */
export const OTHER_WAYS: Otherwise[] = [
  // Who grumbles at a team or before coffee is no worse to give to.
  {
    slugs: ["hard-to-buy-for"],
    phrase: /^ (?:moans about|moan about|grumble|grumpy|miserable|moans a lot|moaner) $/,
    after:
      /^ ?(?:(?:\S{1,20} ){0,2}(?:about|at|over|when|before|until|till|in the morning|without|old men)\b(?! (?:(?:his|her|their|the|all|any) )?(?:everything|all|anything|every|present|gift|what (?:he|she|they|i|we) ))|it\b|(?:him|her|them|us|the|his|their|my|our|work)\b(?! (?:present|gift)))/,
  },
  // A quarrel of others, and one in a ring.
  {
    slugs: ["saying-sorry"],
    phrase: /fight|argument|row/,
    before:
      /(?: (?:vs|versus|v|every|each|any|watch\w*|love|like|enjoy|order|bet on)(?: \S{1,20}){0,3}| (?:is|are|always|still|remain) (?:a|an|the|our)) $/,
  },
  { slugs: ["saying-sorry"], before: / (?:us|me)(?: \S{1,20}){0,4} to $/ },
  { slugs: ["saying-sorry"], phrase: /fight/, after: /^ ?(?:night|card|on (?:sky|ppv|dazn))\b/ },
  {
    slugs: ["works-too-much"],
    phrase: /^ on call $/,
    after: new RegExp(`^ ?(?!(?:${AT_WORK})\\b)\\S`),
  },
  // What a parish has written down.
  {
    slugs: ["clergy"],
    after: /^ ?(?:account|record|book|paper|archive|letter|pipe|presentment|list|register)\b/,
  },
  // Exams that are over.
  {
    slugs: ["good-luck-for-exams"],
    after: new RegExp(
      `^ ?(?:(?:are|is|have|has|ha|all|both|just|finally|now|been|he|she|they|s|ve|and ${EXAMS}) ){0,3}(?:finished|over|done|behind)(?: (?:now|with|at last|and dusted|him|her|them|last \\w+|on \\w+))?\\s*$`,
    ),
  },
  {
    slugs: ["good-luck-for-exams"],
    before:
      / (?:finished|finishe|finishing|done|after|end of|survived|surviving|through|completed|completing|passed|sat|over)(?: (?:with|his|her|their|the|all|of)){0,3} $/,
  },
  // What is dear to anybody, and no hard times.
  {
    slugs: ["hard-times"],
    phrase: /^ cant afford $/,
    after:
      /^ ?(?:a|an|the|his|her|their|that|one|any|real|new|it yet|them yet)\b(?! (?:rent|mortgage|bill|heating|food|shop|funeral|car repair|bus|thing|holiday|present|gift))/,
  },
  // When somebody does a thing, and how they are the rest of the time.
  {
    slugs: ["anxiety-or-burnout"],
    phrase: /stress/,
    before:
      / (?:when|whenever|if|while|once)(?: (?:he|she|they)(?: (?:is|are|s|get|feel|re))?)?(?: \S{1,12})? $/,
  },
  // What happened late, and what somebody is like.
  {
    slugs: ["short-notice"],
    phrase: /last minute/,
    before: / (?:off|everything|alway|cancel\w*|pull\w*)(?: \S{1,20}){0,2} $/,
  },
  // Who comes back from it.
  {
    slugs: ["pregnant-no-alcohol"],
    phrase: /maternity/,
    before: / (?:after|off|from)(?: her)? $/,
  },
  // Of whom it is told.
  { slugs: ["divorce-or-break-up"], phrase: /^ divorc\w* $/, before: / i(?: (?:have|just|ve))? $/ },
  // Who is out at other hours.
  {
    slugs: ["housebound"],
    phrase: /leave the (?:house|flat)/,
    after: /^ ?(?:after|before|without|until|at)\b/,
  },
  // What has not happened.
  {
    slugs: ["divorce-or-break-up"],
    before: / (?:nearly|almost) $/,
  },
  // About what somebody knows everything.
  { slugs: ["brainy"], phrase: /nerd|geek/, after: /^ ?(?:about|for|over|with|at)\b/ },
  // Who gets up for something, and for whom something is made.
  { slugs: ["insomnia"], phrase: /\bup at|wake/, after: /^ ?(?:for|to (?!worry))\b/ },
  {
    slugs: ["baby-in-hospital"],
    before:
      / (?:knit|crochet|sew|make|donate|blanket|hat|volunteer\w*|work|works|nurse)(?: \S{1,20}){0,3} $/,
  },
  // Who goes somewhere, and leaves no work behind.
  {
    slugs: ["leaving-a-job"],
    phrase: /^ leaving $/,
    after: /^ ?(?:for (?!an?\b|another|new|the )|home\b)/,
  },
  // A day that is still to come, and cards for those of others.
  {
    slugs: ["graduation-day"],
    before: / (?:before|until|till|once|when|after)(?: (?:he|she|they|i))? $/,
  },
  {
    slugs: ["wedding-couple", "weddings"],
    after:
      /^ ?(?:bit|stationery|invitation|invite|cake|card|dress|photo|video|flower|gig|band|fair)\b/,
  },
];
