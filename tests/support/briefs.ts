import type { Brief } from "~/domain/brief/brief.schema";
import { GIFT_IDEAS } from "~/providers/ideas/knowledge/base";

/** A brief with the interests expected of its ideas (slugs), or the sad occasion they must suit. */
export type ExpectedBrief = { brief: Brief; interests: string[]; comfort?: "illness" | "grief" };

type Row = [
  recipientType: string,
  age: number,
  occasion: string,
  interests: string,
  budget: number,
  region: Brief["region"],
  slugs: string,
  comfort?: "illness" | "grief",
];

const rows: Row[] = [
  ["Mum", 62, "Birthday", "gardning, tea", 50, "UK", "gardening tea"],
  ["my mother-in-law", 70, "Mother's Day", "knitter, baking", 30, "UK", "knitting baking"],
  ["Grandad", 84, "Xmas", "fishing, trains", 25, "UK", "fishing trains"],
  ["boss", 51, "leaving do", "golf", 40, "UK", "golf"],
  ["best friend", 29, "30th birthday", "yoga, coffee", 35, "USA", "yoga coffee"],
  ["niece", 7, "birthday", "dinosaurs, drawing", 15, "UK", "dinosaurs drawing"],
  ["nephew", 11, "Christmas", "coding, chess", 30, "USA", "programming chess"],
  ["wife", 38, "anniversary", "cooking, travelling", 100, "UK", "cooking travel"],
  ["husband", 45, "Father's Day", "barbecue, craft beer", 60, "USA", "barbecue beer"],
  ["teacher", 40, "end of term", "houseplants", 10, "UK", "houseplants"],
  ["neighbours", 55, "new house", "wine, cheese", 25, "UK", "wine fine-food"],
  ["daughter", 16, "GCSE results", "make-up, photgraphy", 40, "UK", "beauty photography"],
  ["son", 13, "birthday", "football, gaming", 25, "UK", "football video-games"],
  ["grandson", 4, "birthday", "trains, dressing up", 40, "UK", "trains pretend-play"],
  ["granddaughter", 1, "first birthday", "bath time, babies", 20, "USA", "baby"],
  ["baby nephew", 0, "christening", "soft toys", 30, "UK", "baby"],
  ["girlfriend", 24, "Valentine's Day", "perfume, jewelry", 80, "USA", "beauty jewellery"],
  ["boyfriend", 27, "birthday", "bouldering, vinyl", 60, "UK", "climbing vinyl"],
  ["colleague", 33, "Secret Santa", "board games", 10, "UK", "board-games"],
  ["client", 48, "thank you", "chocolate", 25, "USA", "chocolate"],
  ["sister", 31, "engagement", "reading crime novels", 20, "UK", "crime-fiction"],
  ["brother", 36, "promotion", "cycling, gadgets", 120, "UK", "cycling gadgets"],
  ["aunt", 66, "retirement", "birdwatching, watercolours", 45, "UK", "birdwatching painting"],
  ["uncle", 58, "Hanukkah", "history, woodwork", 50, "USA", "history woodworking"],
  ["cousin", 21, "graduation", "guitar, films", 40, "USA", "guitar film"],
  ["Grandma", 92, "birthday", "crosswords, poetry", 20, "UK", "puzzles poetry"],
  ["flatmate", 23, "housewarming", "interior design, cats", 30, "UK", "home-decor cats"],
  ["friend", 44, "Eid", "cooking, calligraphy", 35, "UK", "cooking calligraphy"],
  ["parents", 68, "golden wedding", "theatre, gardening", 75, "UK", "theatre gardening"],
  ["Dad", 73, "birthday", "astronmy, cricket", 0, "UK", "astronomy cricket"],
  ["mentor", 60, "thank you", "art history, tea", 30, "USA", "art-history tea"],
  ["stepson", 9, "Christmas", "Lego, magic", 35, "UK", "model-building magic"],
  ["goddaughter", 15, "birthday", "horse riding, journaling", 30, "UK", "horse-riding journaling"],
  ["partner", 50, "Christmas", "running, swiming", 90, "USA", "running swimming"],
  ["friend", 39, "funeral", "gardening", 30, "UK", "gardening", "grief"],
  ["neighbour", 77, "death of her husband", "tea, reading", 20, "UK", "tea reading", "grief"],
  ["co-worker", 32, "miscarriage", "baking", 40, "USA", "baking", "grief"],
  ["Nan", 81, "hip operation", "puzzles, knitting", 25, "UK", "puzzles knitting", "illness"],
  ["friend", 47, "chemo", "meditation, books", 50, "USA", "mindfulness reading", "illness"],
  ["nephew", 9, "get well soon", "drawing", 15, "UK", "drawing", "illness"],
  ["manager", 54, "leaving", "quidditch", 25, "UK", ""],
  ["Sarah", 26, "just because", "k-pop, extreme ironing", 15, "USA", ""],
];

/** More than forty different briefs. */
export const expectedBriefs: ExpectedBrief[] = rows.map(
  ([recipientType, age, occasion, interests, budget, region, slugs, comfort]) => ({
    brief: { recipientType, age, occasion, interests: interests.split(", "), budget, region },
    interests: slugs.split(" ").filter(Boolean),
    comfort,
  }),
);

/** Every age up to 100 at which the set of suitable ideas changes. */
export const everyAge = [
  ...new Set([0, 3, 18, 21, ...GIFT_IDEAS.flatMap(({ ages: [from, to] }) => [from, to + 1])]),
].filter((age) => age <= 100);
/** Budgets at which every brief must find five ideas. */
export const everyBudget = [5, 10, 25, 100, 0];
