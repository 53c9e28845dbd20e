/** What is meant: words, or what is made of the parts of a text that were found. */
export type Meant = string | ((clause: string, ...parts: string[]) => string);

/** Whose work is with a condition, or where it is. */
const WORKERS =
  "nurses?|doctors?|officers?|counsell?ors?|workers?|specialists?|researchers?|consultants?|midwi(?:fe|ves)|teachers?|therapists?|guards?|warders?|governors?|chaplains?|charity|charities";
const CONDITIONS =
  "dementia|alzheimer['’]?s|cancer|autism|bereavement|addictions?|prison|diabetes|stroke|hospice|palliative(?: care)?|psychiatric|fertility|ivf|maternity|neonatal|nicu|burns|eating disorders?|rehab|pregnancy|bullying|grief";
const HORSES = "the (?:horses|gee-?gees|nags|ponies|races|racing)";
/** 'Would have loved to be', however it is spelled. */
const WISHED =
  "(?:(?:['’]d| would)(?: have|['’]ve| of)?(?: always)? (?:loved|liked) to (?:(?:have|of) )?(?:be|been|become)|(?: has| had|['’]s|['’]d)? always wanted to (?:be|become)|(?: always)? wish(?:es|ed) (?:he|she|they)(?:['’]d| had) (?:been|become))";
const IS = "(?:is|are|was|(?:he|she|they|it)(?:['’](?:s|re))?|hes|shes|very|so|quite|really)";

/** Words that have another sense where they stand, and what is meant; '' for what tells nothing of a present. */
export const OTHER_SENSES: [said: RegExp, meant: Meant][] = [
  // How somebody is.
  [/\blike an? (?:invalid|patient|cripple|charity case)\b/gi, "as ill"],
  [new RegExp(`\\b${IS} (?:musical|bubbly)\\b(?! (?:theat|instrument|box))`, "gi"), "is lovely"],
  [
    /\b(?:is|super|so|really|very|always|just|the) sweet(?:est)?\b(?= ?(?:$|[,.;!?]|and\b|to\b|with\b|person|lady|guy|soul|man|woman|kid|neighbor|human))/gi,
    "is lovely",
  ],
  [/\bbubbly (?=personality|character|person|soul|girl|lady|woman|lass)/gi, "cheerful "],
  [/^musical$/i, ""],
  [/^(?:(?:very|quite|really|so) )?handy$/i, "DIY"],
  [
    new RegExp(
      `\\b${IS}(?: (?:big|huge|massive|proper|real|total|such|both|an?))* foodies?\\b`,
      "gi",
    ),
    "loves good food",
  ],
  [
    /\b(?:wicked|lethal|deadly|unbeatable|fierce|ace|an? (?:ace|demon|whizz?|expert|dab hand|genius)) at (?=\w)/gi,
    "good at ",
  ],
  [
    /\b(?:(?:what|all|the thing) )?(?:i|we) (?:mostly |mainly |most |always |really |still )?remember(?: most| best)?(?:,? (?:is|was))? (?:him|her|them) (?!leaving|shouting|drinking|crying|being|having|getting|dying|saying|telling|coming)(?=\w+ing\b)/gi,
    "he loved ",
  ],
  // Who had to leave a pastime behind still has it at heart.
  [
    /\b(hasn['’]?t|has not) (?:touched|played|used|ridden|been on|been near|had|seen|done) (?:one|it|them|any) since (?:he|she|they) (?:landed|arrived|moved|came|got here|left home)\b[^,.;!?]*/gi,
    (_, not) => `${not} since moving`,
  ],
  // What somebody does.
  [/\bfairy lights\b/gi, "string lights"],
  [
    /(?<=^|[.!?;,] ?)([A-Za-z][\w'’ -]{2,28}?) (?:is|are) (?:his|her|their) (?:whole |entire |absolute )?(?:thing|life|world|passion|obsession|everything)\b:?/g,
    (_, thing) => `loves ${thing}.`,
  ],
  [
    /\b(passed (?:(?:his|her|their) )?probation) (?:at|in|on) (?:(?:his|her|their|the|a) )?new job\b/gi,
    (_, passed) => passed ?? "",
  ],
  [/(?<=^|[.!?] )potters(?=[.!?]|$)/gi, "pottering about"],
  [/\bpotters (?=about\b|around\b|round\b|in\b|on\b)/gi, "pottering "],
  [/\b(?:runs|survives|lives) on (?=(?:\w+ )?(?:coffee|tea|brew|espresso|caffeine)\b)/gi, "loves "],
  [
    /\bwalks? (?:with|on|using) (?:an? |his |her |their |two )?(?:zimmer )?(?:frame|zimmer|rollator)\b/gi,
    "needs a zimmer frame",
  ],
  [/\bwalking (?:frame|aid|trolley)\b/gi, "zimmer frame"],
  // Whoever it is called after: 'her cat Biscuit'.
  [
    /\b((?:[Hh]is|[Hh]er|[Tt]heir) (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|pony|horse|parrot|hamster|tortoise)) (?:called |named )?\p{Lu}\p{Ll}+$/gu,
    (_, pet) => pet ?? "",
  ],
  [/\bcodes(?= (?:all|every|until|till|through|late|for|half|in|at|on) )/gi, "does coding"],
  [new RegExp(`\\ban? (?:\\w+ )?(?:flutter|bet|punt) on ${HORSES}`, "gi"), "horse racing"],
  [new RegExp(`\\b(?:bets?|betting) on ${HORSES}`, "gi"), "loves horse racing"],
  [/\bdigging in (?:the|his|her|their) (?:garden|yard|allotment|veg patch)\b/gi, "gardening"],
  // Who is good at something is called its queen.
  [
    /(?<=^|[.!?;,] ?)(?:(?:an?|the|our|total|absolute|proper|real) ){0,2}(?!(?:drag|drama|beauty|prom|snow|ice|dairy|homecoming|carnival|evil|white|lion|burger|stephen|billie|carole|larry|fisher|queen|king|the)\b)([A-Za-z]{4,14}) (?:queen|king)(?=[.!?;,]|$)/gi,
    (said, thing) => (/ [QK]/.test(said) ? said : `loves ${thing}`),
  ],
  // On what a game is played.
  [
    /(?<=\p{Lu}\p{L}+ )(?<!\b(?:[Pp]lay(?:s|ing)?|[Gg]am(?:es|ing)) )on (?:the |his |her |their )?(?:[Nn]intendo )?(?:[Ss]witch|[Xx]box|[Pp][Ss][45]|[Pp]laystation|PlayStation|[Ii]pad|iPad)\b/gu,
    "",
  ],
  // A station by its name is no pastime.
  [
    /\b(?:listens? to |listening to |loves |likes )?(?:bbc )?radio (?:1|2|5|6|one|two|five|six)(?: live| music| extra)?\b/gi,
    "",
  ],
  [
    /\b(?:cuddl|strok|pett|snuggl|hugg|fuss)ing (?:with )?(?:the |his |her |their |our |my )?(cat|dog|rabbit|bunny|pony|horse|guinea pig|hamster|chicken|lamb)s?\b/gi,
    (_, pet) => `${pet}s`,
  ],
  // What somebody did all along is no longer done only where it is said.
  [
    /\b(?:drew|sketched) (?:all|the (?:whole|entire)|every|through|constantly|his way|her way)\b[^,.;!?]*/gi,
    "loves drawing",
  ],
  [/\b(goes to|visits|attends) (?:every|any) (?=\w)/gi, (_, verb) => `${verb} `],
  [/^(?:re-?)?training (?:as|to be|to become) an? /i, ""],
  [/(?<=\S )(?:re-?)?training (?:as|to be|to become) an? /gi, "studying to be a "],
  [
    /\b(?:(?:used to have|has had|have had|has|had|got|holds) )?(?:an? |his |her )?season tickets?(?: holder)? (?:at|for|with) (?:the )?(?=[A-Z])/g,
    "supports ",
  ],
  [/\b(?:hunts|hunting) for (?=\w)/gi, "looks for "],
  [
    /\bbuilding (?=(?:an? |his |her |their |the )?(?:\S+ ){0,4}?(?:loco|locomotive|engine|boat|canoe|guitar|robot|car|plane|shed)\b)/gi,
    "making ",
  ],
  [
    /(?<=\b(?:dulcimer|guitar|violin|fiddle|ukulele|banjo|harp|lute|instrument|boat|canoe|kayak|raft|robot|bike|loco|locomotive|engine|organ|clock)s? )building\b/gi,
    "making",
  ],
  [
    /\b(?:got|gets|getting|has)(?: (?:a|his|her|their) (?:place|spot))? (?:in|into|for) (?:the )?(London|New York|NYC|Boston|Chicago|Berlin|Tokyo)(?: marathon)? (?:on|in|through|via|by) the (?:ballot|lottery)\b/gi,
    (_, city) => `is training for the ${city} Marathon`,
  ],
  [
    /\btakes (?:pics|photos|pictures|photographs) (?:on|with) (?:an? |his |her |their )?(?:old|vintage|film|disposable|35mm)\b[^,.;!?]*/gi,
    "loves film photography",
  ],
  // 'Dog Man books he reads them in the bath'.
  [
    /(?<=^|[.!?] )([^,.;!?]{2,40}?),? (?:he|she|they) (?:reads|watches|plays|makes|collects|builds|does|listens to|sings) (?:['’]?em|them|these|those)\b[^,.;!?]*/gi,
    (_, things) => things ?? "",
  ],
  [
    /\btakes? (?:a ?lot of|lots of|loads of|so many|great|nice) (?:pics|photos|pictures|photographs)\b/gi,
    "loves photography",
  ],
  [
    /\bfirst (?:christmas|xmas|birthday|mother['’]?s day|father['’]?s day|easter|new year|anniversary|thanksgiving|hanukkah|eid|diwali) without (?:her|him|them|his|their|our|my|mum|mom|dad|gran|grandad|grandma|nan)\b[^,.;!?]*/gi,
    "is bereaved",
  ],
  // What went with somebody else, and whose heart it breaks.
  [
    /\b(?:he|she|the ex|(?:her|his|my) ex)(?: (?:got|kept|took)|['’]s (?:got|kept)| has) (?:[^.,;!?]{0,30}?\band )?(?:the|their) (?:dog|cat|dogs|cats|car|house|kids|boat)\b/gi,
    "",
  ],
  [
    /\b(?:kids|children|we|i|everyone|everybody|neighbou?rs|they) (?:['’]ll|will|would|are going to) be (?:heartbroken|devastated|gutted)\b/gi,
    "",
  ],
  // A quarrel at a grave is a quarrel.
  [
    /\bsince (?:the|our|that|a) (fight|row|argument|falling out) [^,.;!?]*/gi,
    (_, row) => `since the ${row}`,
  ],
  // Whom nobody can call by a name yet.
  [
    /\b(?:don['’]?t|do not|doesn['’]?t) (?:even )?know (?:the|its|his|her|their) (?:name|sex)\b[^,.;!?]*/gi,
    "No name on it",
  ],
  // What somebody had, has, and hopes for.
  [
    /\b(?:has|have|got|owns?) every (gadget|gizmo|toy|tool)(?: (?:going|there is|under the sun|known to man))?\b/gi,
    (_, thing) => `has enough ${thing}s`,
  ],
  [
    new RegExp(`\\b(?:always )?(?:(?:says|said) )?(he|she|they)${WISHED} (?=an? )`, "gi"),
    (_, who) => `${who} dreams of being `,
  ],
  [
    /(?:\band )?\bif (?:one more person|anyone|anybody|somebody|someone|he|she|they|i)(?: else| ever)? (?:buys?|gets?|gives?|sees?)(?: (?:her|him|them))? (?:an?|another|one more) ([\w -]{3,25}?)(?: (?:he|she|they|i)(?:['’]ll| will)\b[^.;!?]*|(?=[.;!?]|$))/gi,
    (said, thing) =>
      `. ${/\bif (?:one|any|some)/i.test(said) ? "Is sick of being treated as ill. " : ""}No more ${thing}. `,
  ],
  [
    /\b(?:he|she|they)(?:['’]ll| will) scream if (?:he|she|they) (?:gets?|sees?) (?:an?|another|one more) ([\w -]{3,25}?)(?=[.;!?]|$)/gi,
    (_, thing) => `. No more ${thing}. `,
  ],
  // What something is only likened to.
  [
    /\b((?:is|was|are|been|goes|acts?|behaves?|feels?|eats?|drinks?|sleeps?|works?|swears?|smokes?|sings?|snores?|runs? round|fights?|bleeds|sweats?|swims?|drives?|looks?)|(?:he|she|they)['’](?:s|re)) like an? [^,.;!?]+/gi,
    (_, verb) => verb ?? "",
  ],
  [
    /\b(\w{3,}ing) like (?:an? )?(?:maniac|mad|crazy|there['’]s no tomorrow|lunatic|demon|trooper|machine|dream|pro)\b/gi,
    (_, doing) => `loves ${doing}`,
  ],
  [/\b(?:the )?life and soul(?: of (?:the|every|any) party)?\b/gi, "fun"],
  [/\bburied (?:two|three|four|both) (?:husbands|wives)\b/gi, "is strong"],
  [
    /\bthe last thing (?:he|she|they) (?:wants?|needs?) is (?!.{0,20}\b(?:sympathy|pity|ribbons?|reminders?|fuss)\b)(?:another |more )?([\w -]{3,25})/gi,
    (_, thing) => `No more ${thing}`,
  ],
  [/\bit['’]?s ([^,.;!?]{3,30}?) (?:mainly|mostly)\b/gi, (_, thing) => `loves ${thing}`],
  // What a test has shown.
  [
    /\b(?:biopsy|scans?|results?|tests?|mammogram|bloods?)(?: \w+){0,2} (?:is|are|was|were|came back|come back|comes back)(?: all)? (?:clear|fine|ok|okay|good|negative|benign|normal)\b/gi,
    "news is good",
  ],
  // What has happened to somebody, and no band.
  [/\bthe stroke\b/gi, "a stroke"],
  // What is said again and again, and no run.
  [/\brunning (?:joke|gag|battle)\b(?: (?:is|about|that)\b[^,.;!?]*)?/gi, ""],
  // What nerves do to somebody, and no manicure.
  [
    /\b(?:bites?|biting|picks?|picking|chews?|chewing|gnaws?)(?: at)? (?:his|her|their) (?:nails|fingers|cuticles|skin|lips?)\b[^,.;!?]*/gi,
    "",
  ],
  // Where somebody is.
  [
    /\bstay(?:s|ing)? in (?=\w)(?!(?:with|and|or|on|by|at|to|for|most|every|these|now|all|when|more|rather|than|alone|as|too|so|a lot|because|but|bed|the (?:evening|warm|dry)|\w+ing)\b)/gi,
    "living in ",
  ],
  [/\bgoing (?:mad|stir[- ]crazy|crazy|spare) (?:on|in) (?:the|his|her) \w+\b/gi, "is bored"],
  [/\b(?:stuck|laid up|lying|sat|sitting|sleeps?) on (?:the|his|her|our) (?:sofa|couch)\b/gi, ""],
  [
    /\b(he|she|they)(?:['’](?:s|ve)| has| have)? (?:just |recently |now )?moved in with\b/gi,
    (_, who) => `${who} lives with`,
  ],
  // What somebody saw to in the house, how a thing is heated, and what is filmed and not watched.
  [/\b(?:did|does) all (?:of )?the \w+(?: and all (?:of )?the \w+)?/gi, "helped"],
  [/\bwood[- ](?:fired|burning) /gi, ""],
  [/\bfilms (?=(?:it|them|him|her|everything)\b)/gi, "records "],
  // Whose work is with what others have.
  [new RegExp(`\\b(?:${CONDITIONS}) (?=(?:\\w+ )?(?:${WORKERS})\\b)`, "gi"), ""],
  [
    /\b(?:works?|worked|working|teaches|taught|nurses?|volunteers?) (?:in|at|for|on) (?:an? |the )?(?:prison|care home|nursing home|hospice|rehab|dementia ward|nicu|maternity ward)\b/gi,
    "helps",
  ],
  [
    /\bin recovery from (?!addict|alcohol|drink|booze|drug|heroin|cocaine|crack|gambl|opioid|substance|meth|pills)/gi,
    "recovering from ",
  ],
];
