import { expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string, avoid = "") =>
  understandBrief({ ...gardenBrief, region: "UK", interests: listInterests(text), avoid });
const slugsOf = (text: string) => read(text).interests.flatMap(({ slugs }) => slugs);

test.each([
  ["Leeds Utd season ticket w/ my uncle, real ale", "football"],
  ["He is lovely. Villa season ticket with his dad", "football"],
  ["disc golf w his roommates on saturdays", "disc-golf"],
  ["matcha 🍵 hates that her flat gets no light", "matcha"],
  ["smokes brisket every Sunday on his Traeger, golf", "smoking-meat"],
  ["Feeds the birds and is at war with the squirrels", "feeding-garden-birds"],
  ["loves daniel o donnel", "irish-country-music"],
  ["NYT games, wordle streak over 600", "word-games"],
  ["Tesla guy now, tells everyone the range", "cars"],
  ["she is a total horse girl, reads a lot", "horses"],
  ["Has a '78 Ford F150 hes been restoring in the garage for 6 yrs", "pickup-trucks"],
  ["Longmire reruns, she quilts", "television"],
  ["track - runs the 800, he is off to college", "track-running"],
  ["Facebook marketplace furniture flips", "furniture-restoration"],
  ["margs w/ tajin", "tequila"],
  ["Dog Man books he reads em in the bathtub", "dog-man-and-captain-underpants"],
  ["Takes pics on an old Canon AE-1. He likes ramen", "film-photography"],
  ["He walks the Dales with a flask every Wednesday", "walking"],
  ["Single malt, the Islay ones that taste of bonfires, he walks", "islay-whisky"],
  ["He has twins. Phish shows", "jam-bands"],
  ["Legos (Star Wars kind)", "star-wars"],
  ["He is into drum & bass still", "drum-and-bass"],
  ["Woodturning in the shed. Single malt. Test Match Special. Walks the Dales", "walking"],
])("%s is about %s", (text, slug) => expect(slugsOf(text)).toContain(slug));

test.each([
  ["proper tea never coffee", "tea", "coffee"],
  ["she loves cats not dogs", "cats", "dogs"],
  ["dogs, not cats", "dogs", "cats"],
  ["prefers tea to coffee", "tea", "coffee"],
])("%s is %s and denies %s", (text, slug, other) => {
  expect(slugsOf(text)).toEqual([slug]);
  expect(read(text).avoidances.interests).toContain(other);
});

test.each([
  "he is never late, golf",
  "Cardinals baseball on the radio not the TV",
  "writes icons, we say write not paint",
])("%s denies nothing", (text) => expect([...read(text).avoidances.interests]).toEqual([]));

test.each([
  ["skincare (all the korean stuff), she likes gin", "korean"],
  ["hates that her flat gets no light, golf", "light"],
  ["all the Harry Potter books, she likes gin", "book"],
])("nothing is to be avoided of %s", (text, word) =>
  expect(read(text).avoidances.words).not.toContain(word),
);

test("who wants no loud toys may have quiet ones", () => {
  const { words, traits } = read("trains", "No loud battery toys, tiny flat").avoidances;
  expect(words).not.toContain("toy");
  expect(traits).toContain("noise");
});

test("little sleep is none that somebody would not want", () =>
  expect(read("2 year old twins so no sleep. He likes golf").avoidances.words).toEqual(new Set()));

test("whoever is asked with the family is not of those who live for it", () => {
  const occasion = "Secret Santa (family)";
  const need = understandBrief({ ...gardenBrief, interests: ["golf"], occasion });
  expect(need.circumstances.flatMap(({ slugs }) => slugs)).not.toContain("family-first");
});

test("whoever has enough mugs of a club has not enough of the club", () => {
  const { avoidances, interests } = read("Leeds United, real ale", "leeds mugs");
  expect(avoidances.words).toContain("mug");
  expect(interests[0]?.known?.map(({ name }) => name)).toEqual(["Leeds United"]);
});

test.each([
  ["making bracelets w/ the little clay beads", "clay-shooting"],
  ["Karaoke queen, makes killer pierogi", "rock-music"],
  ["Stanley cup girl", "ice-hockey"],
  ["she started ballet, drawing on everything including the sofa", "relaxing"],
  ["Birding at the refuge, keeps a list in a spiral notebook", "stationery"],
  ["crumbl every friday", "baking"],
  ["Not sleeping, picks her nails raw, she is anxious", "nails"],
  ["chess, staying in a room at his auntie's", "cosiness"],
])("%s has nothing to do with %s", (text, slug) => expect(slugsOf(text)).not.toContain(slug));

test.each([
  "emptying the tupperware cabinet",
  "saying 6 7 all day long",
  "complains about fungus gnats",
  "shouting DUCK at every bird",
  "overthinker",
  "total people pleaser",
])("nothing is made around %s", (text) => expect(read(text).interests).toEqual([]));

test("cuddling the cat is about cats", () => expect(slugsOf("cuddling the cat")).toEqual(["cats"]));

test.each([
  ["cycling, Strava", ["cycling"]],
  ["Strava", ["running", "cycling"]],
  ["Running, got into London on the ballot", ["running", "marathon-running"]],
  ["Formula 1, McLaren", ["motor-racing"]],
  ["vinyl, Radiohead, Fontaines DC", ["vinyl", "indie-music", "post-punk"]],
])("%s is %j", (text, slugs) => expect(slugsOf(text)).toEqual(slugs));

test.each([
  ["Walks with two other retired teachers, likes golf", "Christmas"],
  ["works in a retirement home, likes golf", "Christmas"],
  ["golf", "Retirement from nothing, just her birthday"],
])("nobody retires: %s, %s", (text, occasion) => {
  const { circumstances } = understandBrief({ ...gardenBrief, interests: [text], occasion });
  expect(circumstances.flatMap(({ slugs }) => slugs)).not.toContain("retirement-days");
});

test.each(["drama queen", "family man", "country girl", "smokes like a chimney"])(
  "%s names no pastime",
  (text) => expect(read(text).interests).toEqual([]),
);
