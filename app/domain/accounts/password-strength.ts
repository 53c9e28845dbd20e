/**
 * The shortest accepted password, in characters: ACCOUNT_LIMITS.passwordMin, without its schemas.
 */
const SHORTEST = 8;

/** The hint under a new password, by its strength. */
export const STRENGTH = {
  none: "8 characters or more. A few unrelated words work well.",
  short: "A little longer, please: 8 characters or more.",
  weak: "Easy to guess. Another word or two would help.",
  fair: "Good. One more word would make it hard to guess.",
  strong: "Strong.",
} as const;
export type Strength = keyof typeof STRENGTH;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * A rough estimate from length and variety, made in the browser. Repeated characters and runs such
 * as "abc" or "321" count for less.
 */
export function passwordStrength(password: string): Strength {
  const characters = [...password.normalize("NFKC")];
  if (characters.length === 0) return "none";
  if (characters.length < SHORTEST) return "short";
  const seen = new Set<string>();
  let surprise = 0;
  characters.forEach((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? 0);
    if (Math.abs(step) <= 1) surprise += 0.25;
    else surprise += seen.has(character) ? 0.5 : 1;
    seen.add(character);
  });
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const score = surprise * (1 + kinds / 4);
  if (score < 15) return "weak";
  return score < 20 ? "fair" : "strong";
}
