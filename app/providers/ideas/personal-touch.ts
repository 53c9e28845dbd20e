import { saysAvoided } from "~/domain/knowledge/avoiding/shown";
import { isGrave, isMourning } from "~/domain/knowledge/circumstances";
import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import type { Need } from "~/domain/knowledge/need";

/**
 * How the giver of an idea makes it personal, as its entry says; undefined if it says something that is to be
 * avoided, or if the recipient mourns or has to be spared something and the idea was not written for that: it may
 * ask for what they cannot do (docs/decisions/112-a-personal-touch.md).
 */
export function personalTouchOf(
  { personalTouch, reasons, comfort }: GiftIdea,
  need: Need,
): string | undefined {
  const { avoidances, circumstances, occasion } = need;
  if (personalTouch === undefined) return undefined;
  if (saysAvoided({ title: personalTouch, text: personalTouch }, avoidances)) return undefined;
  const isForIt =
    (occasion.comfort !== null && comfort?.includes(occasion.comfort)) ||
    circumstances.some(({ slugs }) => slugs.some((slug) => reasons[slug]));
  return isSpared(need) && !isForIt ? undefined : personalTouch;
}

/** Whether the recipient mourns, has a sad day or has to be spared something. */
export const isSpared = ({ circumstances, occasion }: Need): boolean =>
  occasion.comfort !== null || isMourning(circumstances) || circumstances.some(isGrave);
