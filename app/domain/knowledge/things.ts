import { isInterestName, slugsNamed } from "./interest-names";
import { nameKey } from "./names";

/** Words for other people, as a pattern. */
export const PEOPLE =
  "mums?|moms?|mothers?|mam|dads?|fathers?|parents?|husband|hubby|wife|ex|partner|girlfriend|boyfriend|fianc[eé]e?|sisters?|brothers?|twin|sons?|daughters?|kids?|child|children|boys|girls|bab(?:y|ies)|twins|grand(?:ma|pa|dad|mother|father|parents?|sons?|daughters?|children|kids)|nan|gran|granny|aunt|uncle|cousin|niece|nephew|friends?|mates?|boss|colleagues?|carers?|nurses?|doctors?|doc|neighbou?rs?|teachers?|family|in-laws?|stepdad|stepmum|dog|cat|puppy|horse|pony|budgie|rabbit";

/** When, where and with whom something is done. */
const CIRCUMSTANTIAL =
  /(?:^|\s+)(?:because of|when|while|whenever|since|until|till|before|after|because|as if|that|which|who|where|even|if|now|nowadays|these days|any ?more|again|at \d\d|by trade|by profession|for a living|like (?:his|her|their|my|our)|all (?:day|night|the time|year|weekend|(?:his|her|their) (?:working )?(?:life|lives))|every|each|at (?:weekends?|night|home|the weekend|the moment|breakfast|lunch|dinner|supper|teatime|bedtime)|on (?:sundays?|saturdays?|fridays?|mondays?|tuesdays?|wednesdays?|thursdays?|weekends|the sofa|(?:his|her|their) (?:phone|own))|with (?:me|us|the|his|her|their|my|our)|from (?:his|her|their|the|morning|dawn)|all over|everywhere|for (?:hours|years|ages|the (?:whole|entire)|everyone|everybody|all|his sins|her sins|(?:\w+ )?(?:\w+) years)|in (?:his|her|their) head|beyond|round the clock|so much|as much as|too|as well|non-?stop|constantly|religiously|on repeat|24\/7|like crazy|a lot|lots|loads|every ?day|all hours|once in a while|now and (?:then|again)|most (?:days|nights|weekends)|any chance|(?:he|she|they) (?:can|could|gets?|finds?)|in that order|over and over|to death|together|as (?:kids|children|boys|girls|lads|teenagers)|for long|more than|last (?:year|month|week|spring|summer|autumn|fall|winter)|this (?:year|month|week|spring|summer|autumn|fall|winter)|(?:(?:a|an|a few|some|many|two|three|four|five|six|ten|twenty|thirty|\d+) )?(?:years?|months?|weeks?|days?) ago|in (?:spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|\d{4}))(?:\s.*|$)/i;

/** On which days one thing is done, before another one: 'plays golf on Sundays and fixing up bicycles'. */
const ON_DAYS =
  /\s+on (?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends)(?: (?:morning|afternoon|evening|night)s?)?(?= and [a-z]+ing\s)/gi;

/** 'IPAs and anything hazy from a can with a daft name' are IPAs. */
const AND_THE_LIKE =
  /(?<=\S) (?:and|or) (?:basically |pretty much |just )?(?:anything|everything|any|whatever) \S.*$/i;

/** A text without the kind of things that it adds to what it names. */
export const withoutTheLike = (text: string) => text.replace(AND_THE_LIKE, "");

/** What belongs to somebody else: 'his mother's cooking'. */
const OF_ANOTHER = new RegExp(`^(?:his|her|their|my|our) (?:${PEOPLE})(?:['’]s?| )\\S`, "i");

const LISTING =
  /(\s+(?:and|or|nor|plus|(?<!\b(?:on|at|in|over|with) (?:everything|everyone|anything|anyone) )(?:incl|including)|esp|especially|such as)\s+|\s*[,/+]\s*|\s*&\s*)/i;
/** Words on one side of an 'and' that may be a part of a name. */
const MOST_BESIDE = 3;

/** The parts of a list, of which none is cut through a name: 'plays D&D', 'fish and chips'. */
function listedIn(text: string): string[] {
  const [first = "", ...more] = text.split(LISTING);
  const parts = [first];
  for (let place = 0; place < more.length; place += 2) {
    const [joint = "", next = ""] = [more[place], more[place + 1]];
    const before = parts.at(-1) ?? "";
    if (isOneName(before, joint, next)) parts[parts.length - 1] = before + joint + next;
    else parts.push(next);
  }
  return parts;
}

/** Whether what stands around an 'and' is one name, of which not both sides are names themselves. */
function isOneName(before: string, joint: string, after: string): boolean {
  if (!/[&]|\band\b/i.test(joint)) return false;
  if (/^&$/.test(joint) && /(?:^|\s)\p{L}$/u.test(before) && /^\p{L}\b/u.test(after)) return true;
  const ends = lengths.map((length) => before.split(" ").slice(-length).join(" "));
  const starts = lengths.map((length) => after.split(" ").slice(0, length).join(" "));
  return ends.some((end) =>
    starts.some(
      (start) =>
        isInterestName(end + joint + start) &&
        (!(isInterestName(end) && isInterestName(start)) || isOfItsOwn(end, joint, start)),
    ),
  );
}

/** Whether two names together are a third, as drum and bass, and not both of them. */
function isOfItsOwn(one: string, joint: string, other: string): boolean {
  const parts = [one, other].flatMap((name) => slugsNamed(nameKey(name)));
  return !slugsNamed(nameKey(one + joint + other)).some((slug) => parts.includes(slug));
}

const lengths = Array.from({ length: MOST_BESIDE }, (_, place) => place + 1);

/** The things that are listed after a verb, without when, where and with whom. */
export function thingsOf(rest: string): string[] {
  return listedIn(rest.replace(ON_DAYS, "").replace(CIRCUMSTANTIAL, ""))
    .map((thing) => thing.replace(CIRCUMSTANTIAL, "").trim())
    .filter((thing) => !OF_ANOTHER.test(thing))
    .filter((thing) => thing !== "" && !/^(?:it|them|that|this|him|her|me|us)$/i.test(thing));
}

const SAME = [
  "mum mom mother mam",
  "dad father papa",
  "nan gran granny grandma grandmother",
  "grandad grandpa grandfather",
];

/** What the family of a small child is, which the child will share: 'his family are keen sailors'. */
export const FAMILY =
  /^(?:(?:his|her|their|the) )?(?:whole )?(?:family|parents|mum and dad|dad and mum|mom and dad|dad|mum|mom)(?: (?:is|are|both|all|love|loves|adore|enjoy|like))+ /i;
/** The oldest of whom this is so. */
export const SHARES_WITH_FAMILY = 3;

/** The recipient at the beginning of a clause: 'my dad', where the brief is for Father. */
export function selfOf(recipient: string): RegExp | null {
  const words = recipient.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const last = words.at(-1) ?? "";
  // 'Pastor loves golf' may be of anybody, 'our pastor' is of ours.
  const isPerson = new RegExp(`^(?:${PEOPLE})$`).test(last);
  if (last === "") return null;
  const same = SAME.find((group) => group.split(" ").includes(last)) ?? last;
  const before = words.slice(0, -1).filter((word) => !/^(?:my|our|the|a|an)$/.test(word));
  const how = before.length > 0 ? `(?:(?:${before.join("|")}) )?` : "";
  return new RegExp(
    `^(?:my |our )${isPerson ? "?" : ""}${how}(?:${same.replaceAll(" ", "|")})(?=['’]?s? \\S)`,
    "i",
  );
}
