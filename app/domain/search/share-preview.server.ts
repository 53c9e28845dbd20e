import type { ShownBrief } from "~/domain/brief/brief.schema";
import type { GiftOccasion } from "~/domain/knowledge/gift-idea.schema";
import { understandInterests } from "~/domain/knowledge/interest-lists";
import { nameOfInterest } from "~/domain/knowledge/interest-names";
import { understandOccasion } from "~/domain/knowledge/occasions";
import { isPlainRecipient } from "~/domain/knowledge/recipients";
import { formatBudget, MARKETS } from "~/domain/shared/region";
import { dateFormats } from "~/domain/shared/region-formats";
import { keptMs } from "~/domain/shared/retention";
import { fewKept } from "~/lib/few-kept";
import type { SearchSnapshot } from "./search-snapshot";

/** What a link to a search shows of it elsewhere; `picture` is a path of this site. */
export type SharePreview = { title: string; description: string; picture: string };

/** The picture of an occasion in public/share, and the occasion as it is named; `any` is for all others. */
const OCCASIONS: Partial<Record<GiftOccasion, [picture: string, name: string]>> = {
  birthday: ["birthday", "a birthday"],
  christmas: ["christmas", "Christmas"],
  valentines: ["valentines", "Valentine’s Day"],
  anniversary: ["anniversary", "an anniversary"],
  wedding: ["wedding", "a wedding"],
  engagement: ["any", "an engagement"],
  baby: ["baby", "a new baby"],
  christening: ["baby", "a christening"],
  housewarming: ["housewarming", "a new home"],
  graduation: ["graduation", "a graduation"],
  retirement: ["retirement", "a retirement"],
  leaving: ["any", "a farewell"],
  "thank-you": ["thank-you", "a thank-you"],
  "mothers-day": ["mothers-day", "Mother’s Day"],
  "fathers-day": ["fathers-day", "Father’s Day"],
};
const MOST_INTERESTS = 2;
const list = new Intl.ListFormat("en-GB");

/**
 * How a link to a search is previewed, in words of our lists alone: what a visitor typed can be a name, and
 * the age is nobody's business in a chat. The title is such as 'Gift ideas for a mother who loves gardening'.
 */
export function sharePreview({
  recipientType,
  occasion,
  interests,
  budget,
  region,
}: ShownBrief): SharePreview {
  return previews.read(JSON.stringify({ recipientType, occasion, interests, budget, region }));
}

type Previewed = Pick<ShownBrief, "recipientType" | "occasion" | "interests" | "budget" | "region">;

/** Interests are read once for all who open a link. */
const previews = fewKept(100, (brief: string) => previewOf(JSON.parse(brief)));

function previewOf({
  recipientType,
  occasion,
  interests,
  budget,
  region,
}: Previewed): SharePreview {
  const known = interests.flatMap((text) =>
    understandInterests(text).flatMap(({ slugs }) => slugs.slice(0, 1)),
  );
  const loved = [...new Set(known)].slice(0, MOST_INTERESTS).map(nameOfInterest);
  const who = recipientInWords(recipientType);
  const loves =
    loved.length > 0 ? ` who ${who.isMany ? "love" : "loves"} ${list.format(loved)}` : "";
  const { occasions, comfort } = understandOccasion(occasion, recipientType);
  const found = occasions.flatMap((one) => OCCASIONS[one] ?? []);
  const [picture, name] = comfort ? ["comfort"] : found.length > 0 ? found : ["any"];
  const price = budget > 0 ? ` up to ${formatBudget(budget, MARKETS[region].currency)}` : "";
  return {
    title: `Gift ideas for ${who.text}${loves}`,
    description: `Ideas${name ? ` for ${name}` : ""}${price}, each with products to choose from.`,
    picture: `/share/1/${picture}.png`,
  };
}

function recipientInWords(typed: string): { text: string; isMany: boolean } {
  if (!isPlainRecipient(typed)) return { text: "somebody", isMany: false };
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^(my|our)\s+/, "");
  const isMany = /[^s]s$|children$| and /.test(text);
  return { text: isMany ? text : `${/^[aeiou]/.test(text) ? "an" : "a"} ${text}`, isMany };
}

const days = dateFormats({ dateStyle: "long", timeZone: "UTC" });

/** The last whole day on which a search is kept: "22 December 2026", "December 22, 2026". */
export function lastDayOf({
  startedAt,
  brief,
}: Pick<SearchSnapshot, "startedAt" | "brief">): string {
  const end = Date.parse(startedAt) + keptMs("search");
  return days[brief.region].format(new Date(end));
}
