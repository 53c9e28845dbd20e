import type { GiftIdea, Kind } from "./gift-idea.schema";

/** One side of a pair, and the kinds and tones of ideas that suit who chooses it. */
export type Side = { id: string; label: string; kinds: Kind[]; tones: GiftIdea["tone"][] };

/** Two sides to choose between; `id` names the choice in forms. */
export type Pair = { id: string; sides: [Side, Side] };

/**
 * 'This or that': the same pairs for everybody, so that nothing that was searched or saved shows in them.
 * The ids of sides are stored with answers and never change.
 */
export const PAIRS: Pair[] = [
  {
    id: "purpose",
    sides: [
      {
        id: "useful",
        label: "Something useful",
        kinds: ["tool", "kitchenware", "gadget", "storage", "stationery"],
        tones: ["practical"],
      },
      {
        id: "beautiful",
        label: "Something beautiful",
        kinds: ["art", "decor", "jewellery", "print", "keepsake"],
        tones: ["beautiful", "sentimental"],
      },
    ],
  },
  {
    id: "pace",
    sides: [
      {
        id: "making",
        label: "Something to make or do",
        kinds: ["kit", "game", "puzzle", "sports-gear", "toy"],
        tones: ["playful", "adventurous"],
      },
      {
        id: "resting",
        label: "Something to sit back with",
        kinds: ["book", "music", "pampering"],
        tones: ["calm", "indulgent"],
      },
    ],
  },
  {
    id: "place",
    sides: [
      {
        id: "out",
        label: "A day out",
        kinds: ["outing", "outdoor-gear", "sports-gear"],
        tones: ["adventurous"],
      },
      {
        id: "home",
        label: "An evening at home",
        kinds: ["homeware", "kitchenware", "game", "puzzle"],
        tones: ["calm"],
      },
    ],
  },
  {
    id: "life",
    sides: [
      { id: "eaten", label: "Something to eat or drink", kinds: ["food", "drink"], tones: [] },
      {
        id: "lasting",
        label: "Something that lasts",
        kinds: ["keepsake", "homeware", "tool", "accessory", "jewellery", "print"],
        tones: [],
      },
    ],
  },
];

/** The chosen sides with what they were chosen over, by their ids; unknown ids are passed over. */
export function chosenSides(ids: readonly string[]): { chosen: Side; over: Side }[] {
  return PAIRS.flatMap(({ sides: [one, other] }) => {
    if (ids.includes(one.id)) return [{ chosen: one, over: other }];
    return ids.includes(other.id) ? [{ chosen: other, over: one }] : [];
  });
}
