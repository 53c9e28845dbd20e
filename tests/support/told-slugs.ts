import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "./search";

/** The slugs of all that is understood of what was typed about somebody on their birthday. */
export function slugsTold(text: string, recipientType: string, age: number): string[] {
  const { interests, circumstances } = understandBrief({
    ...gardenBrief,
    recipientType,
    age,
    occasion: "birthday",
    interests: listInterests(text),
  });
  return [...interests, ...circumstances].flatMap(({ slugs }) => slugs);
}
