import { isWholeName, type UnderstoodInterest } from "./interests";
import { knownNamesIn } from "./known-names";

/**
 * Interests where a name that stands alone belongs to another one that was said, if it has it too: McLaren beside
 * Formula 1 is the team, and no car to collect.
 */
export function withNamesWhereSaid(interests: UnderstoodInterest[]): UnderstoodInterest[] {
  const owners = new Map<UnderstoodInterest, UnderstoodInterest>();
  for (const one of interests) {
    if (!isWholeName(one)) continue;
    const owner = interests.find(
      (other) =>
        other !== one &&
        !other.known?.length &&
        !other.slugs.includes(one.slugs[0] ?? "") &&
        knownNamesIn(one.text, other.slugs.slice(0, 1)).length > 0,
    );
    if (owner) owners.set(one, owner);
  }
  return interests
    .filter((one) => !owners.has(one))
    .map((owner) => {
      const named = [...owners].flatMap(([one, other]) =>
        other === owner ? knownNamesIn(one.text, owner.slugs.slice(0, 1)) : [],
      );
      return named.length > 0 ? { ...owner, known: [...(owner.known ?? []), ...named] } : owner;
    });
}
