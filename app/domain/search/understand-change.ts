import { BRIEF_LIMITS } from "~/domain/brief/brief.schema";
import type { Kind } from "~/domain/knowledge/gift-idea.schema";
import { understandInterest } from "~/domain/knowledge/interests";
import { nameKey } from "~/domain/knowledge/names";
import type { Change, SaidChange } from "./change";

const MONEY =
  /(?:(?:under|below|less than|cheaper than|up to|at most|no more than|not more than|maximum|max|within|around|about|only|for|budget(?: of| is)?|spend(?: up to)?|keep it (?:under|below))\s*(?:of\s*)?)?[£$€]\s?(\d{1,6})(?:\.\d+)?|(?:under|below|less than|cheaper than|up to|at most|no more than|not more than|maximum|max|within|budget(?: of| is)?|spend(?: up to)?|keep it (?:under|below))\s*(?:of\s*)?(\d{1,6})(?!\s*(?:years?|yrs?|months?|pieces?|-year))|\b(\d{1,6})\s*(?:pounds?|quid|dollars?|bucks|gbp|usd|max)\b/i;
const AGE =
  /\b(?:aged?|turning|turns|turned)\s+(\d{1,3})\b|\b(\d{1,3})[\s-]*(?:years?[\s-]*old|yrs?[\s-]*old|year old|y\/o|yo)\b|\b(?:he|she|they)(?:'s|’s| is| are|'re|’re)\s+(?:actually\s+|really\s+|only\s+)?(\d{1,3})\b/i;
const CHEAPER =
  /\b(?:(?:a bit |much |something |anything )?cheaper|less expensive|less money|lower price|smaller budget|too (?:expensive|dear|pricey|much money)|spend less|costs? less|not so (?:expensive|dear)|inexpensive)\b/i;
const SPECIAL =
  /\b(?:more special|something (?:really )?special|extra special|fancier|nicer|more luxurious|luxurious|luxury|posher|more expensive|dearer|spend more|better quality|wow|more memorable|memorable|unforgettable|more unusual|more thoughtful|more personal|more romantic|less boring|more exciting|classier|more elegant|higher end|premium)\b/i;
const LESS =
  /^(?:(?:a (?:bit|little|lot) )?less|fewer|not (?:so|that|as) (?:much|many)|not too (?:much|many)|too (?:much|many)|enough)\s+(?:of\s+)?(?:the\s+)?(?:stuff (?:for|about)\s+)?(.+)$/i;
const AVOID =
  /^(?:(?:please|and|but|also)\s+)*(?:no(?:thing)?(?: more)?|not|without|avoid|skip|drop|leave out|stop (?:with )?|hates?|dislikes?|(?:he|she|they) (?:hates?|dislikes?|doesn'?t like|don'?t like|already (?:has|have))|doesn'?t (?:like|want|need)|don'?t (?:like|want|need|show(?: me)?)|already has|has already|allergic to|anything but|except)\s+(?:any\s+)?(?:a\s+|an\s+)?(?:(?:to do with|with|from|for|about|related to|like)\s+)?(?:the\s+|any\s+)?(.+)$/i;
const MORE =
  /^(?:(?:please|and|but|also|maybe|perhaps|rather|instead)\s+)*(?:(?:a (?:bit|little|lot) )?more(?: (?:of|about|for|like))?|something(?: else)? (?:for|about|with|to do with|related to|from|in)|something|anything (?:for|about|with)|things? (?:for|about)|ideas? (?:for|about)|stuff (?:for|about)|focus on|concentrate on|prefer(?:ably)?|rather|instead|add|include|(?:he|she|they) (?:also |really |now )*(?:likes?|loves?|enjoys?|is into|are into|plays?)|(?:also )?(?:likes?|loves?|enjoys?|into)|for)\s+(?:the\s+|her\s+|his\s+|their\s+|a\s+|an\s+|some\s+)?(.+)$/i;

const kindWords: [words: string, kinds: Kind[]][] = [
  ["book|novel|to read|read|reading material", ["book"]],
  ["to wear|wear|clothes|clothing|wearable", ["clothing", "accessory", "jewellery"]],
  ["to eat|eat|food|edible|treats|snacks", ["food"]],
  ["to drink|drink|drinks", ["drink"]],
  [
    "to eat or drink|food or drink|food and drink|consumable|consumables|use up|used up",
    ["food", "drink", "pampering"],
  ],
  [
    "to do|experience|experiences|day out|days out|outing|class|event|activity",
    ["outing", "kit", "game"],
  ],
  ["to make|make|craft kit|kit|kits|crafty|creative", ["kit"]],
  ["to play|play|play with|game|games", ["game", "toy", "puzzle"]],
  ["toy|toys", ["toy"]],
  ["puzzle|puzzles|jigsaw", ["puzzle"]],
  ["for the wall|wall|to hang|hang|picture|art|print|prints", ["print", "art", "decor"]],
  ["for the house|house|home|the house|the home|decorative", ["homeware", "decor"]],
  [
    "practical|useful|handy|something useful|everyday|more practical|more useful",
    ["tool", "gadget", "storage", "homeware", "kitchenware", "outdoor-gear", "accessory"],
  ],
  ["sentimental|keepsake|to keep|lasting|a keepsake", ["keepsake", "art", "print", "stationery"]],
  ["jewellery|jewelry", ["jewellery"]],
  ["plant|plants|to grow", ["plant"]],
  ["pampering|pamper|relaxing|to relax with", ["pampering"]],
  ["gadget|gadgets|tech|techy", ["gadget"]],
  ["tool|tools", ["tool"]],
  ["music|to listen to", ["music"]],
];
const kindsOf = new Map<string, Kind[]>();
for (const [words, kinds] of kindWords) {
  for (const word of words.split("|")) kindsOf.set(nameKey(word), kinds);
}

const LONGEST_INTEREST = 40;

/**
 * Reads what a visitor says to change: 'less kitchen, something for the garden, under 30'. Parts that
 * say nothing known are read as an interest if they are short; empty if nothing was understood.
 */
export function understandChange(text: string): SaidChange[] {
  return text
    .split(/[,;\n]|\.(?!\d)|\s(?:and|but|then|plus)\s|\s[-–—]\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap(understandPart);
}

function understandPart(part: string): SaidChange[] {
  const found: SaidChange[] = [];
  let rest = part;
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => SaidChange | null) => {
    const match = rest.match(pattern);
    const change = match && read(match);
    if (!match || !change) return;
    found.push(change);
    rest = rest.replace(match[0], " ").replace(/\s+/g, " ").trim();
  };
  take(AGE, (match) => {
    const age = Number(match[1] ?? match[2] ?? match[3]);
    return age <= BRIEF_LIMITS.age ? { change: "age", age } : null;
  });
  take(MONEY, (match) => {
    const budget = Number(match[1] ?? match[2] ?? match[3]);
    return budget >= 1 && budget <= BRIEF_LIMITS.budget ? { change: "budget", budget } : null;
  });
  if (found.every(({ change }) => change !== "budget"))
    take(CHEAPER, () => ({ change: "cheaper" }));
  take(SPECIAL, () => ({ change: "special" }));
  const words = understandWords(rest);
  // 'Something more special' leaves 'something' behind.
  return words && (found.length === 0 || words.change !== "more" || isKnown(words.text))
    ? [...found, words]
    : found;
}

function understandWords(part: string): Extract<Change, { text: string }> | null {
  const plain = part.replace(/\s+(?:please|instead|this time|though|too|as well)$/i, "").trim();
  if (!/\p{L}/u.test(plain)) return null;
  const less = plain.match(LESS)?.[1];
  if (less) return { change: "less", text: clean(less) };
  const avoid = plain.match(AVOID)?.[1];
  if (avoid) return { change: "avoid", text: clean(avoid) };
  const more = plain.match(MORE)?.[1];
  const text = clean(more ?? plain);
  const purpose = plain.match(/\bto (?:read|wear|eat|drink|do|make|play|hang|grow)\b/i)?.[0] ?? "";
  const kinds = kindsOf.get(nameKey(text)) ?? kindsOf.get(nameKey(purpose));
  if (kinds && (more === undefined || !isKnown(text) || /\bto\b/.test(plain))) {
    return { change: "kinds", text, kinds };
  }
  const isInterest = more !== undefined ? text.split(" ").length <= 5 : isKnown(text);
  return isInterest && text.length <= LONGEST_INTEREST ? { change: "more", text } : null;
}

function isKnown(text: string): boolean {
  return understandInterest(text).slugs.length > 0;
}

function clean(text: string): string {
  return text
    .replace(/^(?:that\s+)?(?:he|she|they) can\s+/i, "to ")
    .replace(
      /^(?:anything|something|any|more|of|the|a|an|some|for|about|with|on|in|her|his|their)\s+/gi,
      "",
    )
    .replace(/\s+(?:please|instead|stuff|things?|ideas?|presents?|gifts?|related)$/i, "")
    .replace(/[!?]+$/, "")
    .trim()
    .slice(0, LONGEST_INTEREST * 2);
}
