import type { Need } from "./need";

/**
 * The one question whose answer would help most; null if the brief names an interest. It is about the
 * recipient's days, which a giver knows better than their 'interests'.
 */
export function questionFor({ brief, interests, recipient, occasion }: Need): string | null {
  if (interests.length > 0) return null;
  const { groups } = recipient;
  if (occasion.comfort !== null) return "What is a small comfort to them on an ordinary day?";
  if (brief.age <= 2) return "What makes them laugh, or stop and look?";
  if (brief.age <= 11) return "What do they play with when nobody tells them what to do?";
  if (brief.age <= 17) return "What do they watch, play or talk about with their friends?";
  if (groups.some((group) => ["boss", "colleague", "client"].includes(group))) {
    return "What do they talk about on a Monday morning?";
  }
  if (groups.includes("couple")) return "What do the two of them do on a free weekend?";
  return "What do they do on a free Saturday?";
}
