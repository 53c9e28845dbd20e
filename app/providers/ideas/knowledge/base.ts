import craft from "./craft.json";
import culture from "./culture.json";
import family from "./family.json";
import food from "./food.json";
import general from "./general.json";
import type { GiftIdea, Interest } from "./knowledge.schema";
import outdoor from "./outdoor.json";
import small from "./small.json";
import tech from "./tech.json";

// Not parsed at start, which would cost every isolate time: a test parses every entry.
const clusters = [food, craft, culture, outdoor, tech, family, general, small] as unknown as {
  interests: Interest[];
  ideas: GiftIdea[];
}[];

/** Every interest of the knowledge base. */
export const INTERESTS: Interest[] = clusters.flatMap((cluster) => cluster.interests);

/** Every idea of the knowledge base, in a fixed order. */
export const GIFT_IDEAS: GiftIdea[] = clusters.flatMap((cluster) => cluster.ideas);

const names = new Map(INTERESTS.map((interest) => [interest.slug, interest.name]));

/** The interest's name as it reads in a sentence. */
export function interestName(slug: string): string {
  return names.get(slug) ?? slug;
}
