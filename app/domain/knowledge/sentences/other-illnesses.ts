/** Where words for a circumstance tell of something else: by what stands before them, in them and after them. */
export type Otherwise = { slugs: string[]; phrase?: RegExp; before?: RegExp; after?: RegExp };

const ILLNESSES = [
  "dementia",
  "cancer-treatment",
  "weak-hands",
  "autism",
  "adhd",
  "chronic-illness",
  "dyslexia",
  "epilepsy",
  "diabetic",
  "heart-care",
  "one-hand",
  "blind",
  "low-vision",
  "hearing-loss",
  "eating-disorder",
  "steady-days",
  "few-movements",
  "learning-disability",
  "baby-loss",
  "anxiety-or-burnout",
  "short-of-breath",
  "dialysis",
  "cerebral-palsy",
  "no-roof",
  "bullied",
];

/** Of illnesses, in the spelling of `nameKey`: of a cause, of what somebody died of, and of nobody. */
export const OTHER_ILLNESSES: Otherwise[] = [
  // A cause, and what took somebody.
  {
    slugs: ILLNESSES,
    before:
      / (?:rais(?:e|ed|ing)|fundrais\w*|donat\w+|charity|awareness|campaign\w*|volunteer\w*)(?: \S{1,20}){0,3} (?:for|of|about|against)(?: the| a)? $| (?:run|running|walk|walking|ride|cycling|swim)(?: \S{1,20}){0,3} for(?: the| a)? $/,
  },
  {
    slugs: ILLNESSES,
    after:
      /^ ?(?:research|charity|awareness|cafe|trust|society|uk|carer|foundation|fundraiser|campaign|appeal|shop|support worker|took|killed)\b/,
  },
  {
    slugs: ILLNESSES,
    before:
      / (?:lost|lose|losing)(?: \S{1,20}){1,4} to $| (?:died|die|dead|passed|passing|death)(?: \S{1,20}){0,2} (?:of|from|with|after) $| (?:scared|afraid|terrified|frightened|fear|worried|worry) (?:of|about)(?: getting| having| the)? $/,
  },
  {
    slugs: ILLNESSES,
    before: / (?:teach|teache|taught|teaching|with|for|help|treat|coach|support|to) $/,
    after: /^ ?(?:child|kid|people|pupil|student|adult|patient|resident)\b/,
  },
  {
    slugs: ["cancer-treatment"],
    before:
      / (?:star sign|zodiac|horoscope|sign)(?: is)?(?: a)? $| (?:is|he|she|hes|sh|typical) a $/,
    phrase: /^ cancer $/,
  },
  {
    slugs: ["cancer-treatment"],
    after: /^ ?(?:\S{1,20} ){0,3}(?:year|decade) (?:ago|back)\b|^ ?(?:survivor|free)\b/,
  },
  {
    slugs: ["cancer-treatment"],
    before: / year (?:clear|free|over|past|on from|out)(?: of| from)? $/,
  },
  // Of what has taken somebody, or is over, more was read before it.
  { slugs: ILLNESSES, before: / {2}(?:to|of|from) $/ },
  { slugs: ["hearing-loss"], before: / tone $/ },
  { slugs: ["hearing-loss"], phrase: /^ deaf $/, after: /^ ?ear\b/ },
  {
    slugs: ["blind"],
    phrase: /^ blind $/,
    before: / (?:roman|venetian|roller|double|window|wooden) $/,
  },
  {
    slugs: ["blind"],
    phrase: /^ blind $/,
    after: /^ ?(?:eye|spot|corner|trial|football|faith|panic|as a bat)\b/,
  },
  {
    slugs: ["weak-hands"],
    phrase: / (?:shake|shaking|tremble) $/,
    after: /^ ?(?:less|with|much less)\b/,
  },
  {
    slugs: ["after-an-operation"],
    phrase: /^ operation $/,
    before:
      /(?<! (?:an|his|her|their|the|big|major|recent|after|for|from|second|another|heart|hip|knee|eye|back|foot|brain|this|last|cataract|hernia|emergency|having)) $/,
  },
  {
    slugs: ["after-an-operation"],
    phrase: /^ operation $/,
    before: / (?:run|own|manage)(?: \S{1,20}){0,3} $/,
  },
  {
    slugs: ["long-hospital-stay", "child-in-hospital", "after-an-operation"],
    phrase: /hospital|ward/,
    before:
      / (?:work|working|worked|volunteer\w*|met|born|job|porter|doctor|nurse)(?: \S{1,20}){0,3} $/,
  },
  {
    slugs: ["long-hospital-stay"],
    after: /^ ?(?:radio|choir|shop|cafe|drama|catering|pharmacy|admin)\b/,
  },
];
