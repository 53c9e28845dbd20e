import { STAGES } from "./gift-idea.schema";

export type Stage = (typeof STAGES)[number];

const OLDEST = [12, 19, 39, 64, 120];

/** The time of life of an age in years. */
export function stageAt(age: number): Stage {
  const place = OLDEST.findIndex((oldest) => age <= oldest);
  return STAGES.at(place) ?? "old";
}
