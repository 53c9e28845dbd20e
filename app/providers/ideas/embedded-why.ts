import { formatPrice, MARKETS } from "~/domain/shared/region";
import { interestPhrase } from "./embedded-interests";
import { isBound, type RankedIdea } from "./embedded-ranking";
import { bandOf, type Need } from "./embedded-suitability";

const list = new Intl.ListFormat("en-GB");
const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

const kindWords = {
  grief: [
    "a gentle thing to give at a sad time",
    "a quiet way to say that you think of them",
    "a small comfort that asks for nothing",
  ],
  illness: [
    "a kind thing to have on slow days",
    "a quiet pleasure on tired days",
    "something pleasant within easy reach",
  ],
};

/** One sentence on why an idea fits a brief, using only what actually matched. */
export function whyItFits({ idea, interest }: RankedIdea, need: Need): string {
  // "They" is the recipient in this sentence, so the product is "these".
  const reason = idea.reason.replace(/^they /, "these ");
  if (interest === null) {
    return `${withoutInterest(need)} goes by ${grounds(idea, need)}: ${reason}.`;
  }
  const also = decisive(idea, need);
  const end = also === null ? "." : `; ${also}.`;
  return `They enjoy ${interestPhrase(interest)}, and ${reason}${end}`;
}

/** What decided besides the interest: a sad occasion, a specific occasion or a tight budget. */
function decisive(idea: RankedIdea["idea"], need: Need): string | null {
  const { brief, occasion } = need;
  const [low, high] = bandOf(idea, brief);
  if (occasion.comfort !== null) {
    const ways = kindWords[occasion.comfort];
    return ways[idea.title.length % ways.length] ?? null;
  }
  if (isBound(idea) && suitsOccasion(idea, need)) return "it is meant for days like this one";
  const tight = brief.budget > 0 && brief.budget < low + (high - low) / 5;
  if (!tight) return null;
  return `there are good ones within ${formatPrice(brief.budget, MARKETS[brief.region].currency)}`;
}

/** Names the interests that this idea does not match; " goes by" follows. */
function withoutInterest({ interests: wanted }: Need): string {
  const unknown = wanted.filter((interest) => interest.slugs.size === 0);
  const texts = (unknown.length > 0 ? unknown : wanted).map((interest) => interest.text);
  const named = texts.length <= 2 && texts.every((text) => text.length <= 40);
  const interests = named ? either.format(texts.map((text) => `“${text}”`)) : "those interests";
  if (unknown.length > 0) return `We have no idea of our own for ${interests}, so this`;
  return `We have nothing more for ${interests} that suits this brief, so this`;
}

/** The two most important reasons for choosing the idea; the age always counts. */
function grounds(idea: RankedIdea["idea"], need: Need): string {
  const [youngest, oldest] = idea.ages;
  const facts = [
    suitsOccasion(idea, need) && "the occasion",
    oldest - youngest <= 30 && "their age",
    idea.groups.some((group) => need.recipient.groups.includes(group)) && "who it is for",
    need.brief.budget > 0 && "your budget",
    "their age",
  ].filter((fact) => fact !== false);
  return list.format([...new Set(facts)].slice(0, 2));
}

function suitsOccasion({ occasions }: RankedIdea["idea"], { occasion }: Need): boolean {
  return occasion.comfort !== null || occasions.some((name) => occasion.occasions.includes(name));
}
