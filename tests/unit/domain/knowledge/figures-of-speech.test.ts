import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";
import { slugsTold } from "../../../support/told-slugs";

const read = (text: string, more: Partial<typeof gardenBrief> = {}) =>
  understandBrief({ ...gardenBrief, interests: listInterests(text), ...more });
const slugsOf = (said: { slugs: string[] }[]) => said.flatMap(({ slugs }) => slugs);
const liked = (text: string) => slugsOf(read(text).interests).join(" ");

describe("a figure of speech names no pastime", () => {
  test.each([
    ["She's over the moon about her new job, loves houseplants", "houseplants"],
    ["Golden boy of the school swimming team", "swimming"],
    ["Student, lives on noodles, plays bass guitar", "student-life bass-guitar"],
    ["Supports Leeds United home and away, plays chess", "football chess"],
    ["sharp as a tack, board games", "board-games"],
    ["Everything tastes of metal. Loves knitting", "knitting"],
    ["burning the candle at both ends, gardening", "gardening"],
    ["the apple of his eye, plays chess", "chess"],
    ["He is a dark horse. Paints the town red. Likes darts", "darts"],
    ["a bit of a dinosaur with phones, loves opera", "opera"],
    ["stubborn as a mule, into karate", "karate"],
    ["walking on air, into karate", "karate"],
    ["Chess openings. Writes them in a book", "chess"],
    ["Divorced in May. He kept the dog. She loves knitting", "knitting"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));
});

describe("of a comparison, only what is liked counts", () => {
  test.each([
    ["She's into climbing rather than running.", "climbing"],
    ["manga more than Marvel", "manga"],
    ["He'd rather be in the pub than at the gym. Likes darts.", "pubs darts"],
    ["Unicorns were last year. It's all mermaids now.", "unicorns mermaids"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));
});

describe("what something is only likened to is no interest", () => {
  test.each([
    ["He watches Hot Ones like its the news", "chilli-and-hot-sauce"],
    ["shinty, reads the fixtures out at breakfast like its the shipping forecast", "shinty"],
    ["She reads cookbooks as if they were novels", "cooking"],
    ["knitting, follows it like it's football and plays chess", "knitting chess"],
    ["He plays darts as though it's a war. Loves tea", "darts tea"],
    ["He reads train timetables the way other people read poetry", "railways"],
    ["She collects mugs like other people collect stamps", "mugs"],
    ["treats the lawn like it's a golf course, birdwatching", "birdwatching"],
    ["chess like he's at war", "chess"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));

  test("but how somebody is, is told", () => {
    const { circumstances } = read("Knitting. It looks like she's pregnant", { age: 30 });
    expect(slugsOf(circumstances)).toContain("pregnant-no-alcohol");
  });
});

test("what was mentioned once is no thing of the past", () => {
  expect(read("I don't know him well. He mentioned sailing once.").interests).toEqual([
    expect.not.objectContaining({ isPast: true }),
  ]);
});

test("what was begun again is not over", () => {
  const { interests } = read("Used to paint as a boy, has started again since lockdown");
  expect(interests).toEqual([expect.objectContaining({ slugs: ["painting"] })]);
  expect(interests[0]?.isPast).toBeUndefined();
});

test("where somebody was hurt is no pastime to equip", () => {
  expect(liked("broke her leg skiing in february, likes true crime podcasts")).toBe("true-crime");
});

test("what somebody is about to learn counts", () => {
  expect(liked("She's about to start learning the ukulele")).toBe("ukulele");
});

test("whoever has all books wants no book", () => {
  const { avoidances } = read("Crime novels, but no books she has them all");
  expect(avoidances.kinds).toContain("book");
  expect(avoidances.words).not.toContain("them");
});

test("only of a marriage an anniversary counts the years", () => {
  const { circumstances } = read("Fortieth anniversary of his ordination, he keeps bees");
  expect(slugsOf(circumstances)).not.toContain("ruby-wedding");
});

test("football is another game in America", () => {
  expect(slugsOf(read("football", { region: "USA" }).interests)).toEqual(["american-football"]);
  expect(slugsOf(read("soccer", { region: "USA" }).interests)).toEqual(["football"]);
  expect(liked("football")).toBe("football");
});

test("whose ears are meant", () => {
  expect(read("She sings all day when she thinks we can't hear").circumstances).toEqual([]);
});

test.each([
  ["staying in a room at his auntie's", "cosiness"],
  ["staying in halls", "cosiness"],
  ["picks her nails raw", "nails"],
  ["he keeps re reading it", "reading"],
  ["Karaoke queen", "rock-music"],
  ["Stardew Valley on the switch at 3am", "nintendo"],
  ["likes robins, Radio 2 and her hand cream", "radio"],
  ["makes tea and looks out the window", "tea"],
  ["Into drum & bass still", "drums"],
  ["loves drum & bass and his allotment", "drums"],
  ["always bites his nails", "nails"],
  ["He got the house AND the dog", "dogs"],
  ["He kept the house and the cat", "cats"],
])("%s is no %s", (text, slug) => {
  expect(slugsTold(text, "friend", 30)).not.toContain(slug);
});

test.each([
  ["likes staying in with a film", "cosiness"],
  ["loves doing her nails", "nails"],
  ["makes tea with herbs from the garden", "tea"],
  ["Karaoke queen", "karaoke"],
  ["loves Queen", "rock-music"],
  ["plays on the switch", "nintendo"],
  ["listens to Radio 4", "radio"],
  ["cuddling the cat", "cats"],
  ["we usually do pottery painting together. She is lovely", "pottery-painting"],
  ["loves drum & bass and his allotment", "drum-and-bass"],
  ["drew the whole time in there, biro portraits", "drawing"],
  ["Used to tie flies and build model trains", "fly-tying"],
])("%s is %s", (text, slug) => {
  expect(slugsTold(text, "friend", 30)).toContain(slug);
});

test("who potters makes no pots, who runs on coffee does not run, and who walks with a frame goes for no walks", () => {
  expect(liked("Potters. Does things for others. The Archers")).toBe("the-archers");
  expect(liked("potters in the garden, knitting")).toBe("gardening knitting");
  expect(liked("She runs on cold brew and crochets")).toBe("iced-coffee coffee crochet");
  expect(liked("walks with a frame, knitting")).toBe("knitting");
  expect(liked("has a walking frame, knitting")).toBe("knitting");
});

test("an animal is one by whatever name", () => {
  expect(liked("hiking, her cat Biscuit")).toBe("hiking cats");
  expect(liked("his dog called Rex, golf")).toBe("dogs golf");
});

test("what is not known is near to the name that it has for certain", () => {
  const [one] = read("Target Doctor Who paperbacks").interests;
  expect(one).toMatchObject({ slugs: ["doctor-who"], by: "near" });
  expect(liked("tropical fish breeding")).toBe("aquariums");
  expect(liked("body painting")).toBe("");
});

test("a loss that the day names is not passed over because of what is to be avoided", () => {
  const day = { occasion: "a year since her daughter was stillborn", avoid: "baby things" };
  expect(slugsOf(read("coffee", day).circumstances)).toContain("baby-loss");
  const { occasion } = read("coffee", { occasion: "anniversary of her stillbirth" });
  expect(occasion.occasions).not.toContain("anniversary");
});

test.each([
  ["anime (one piece mainly)", "anime one-piece"],
  ["gardening (mostly roses and vegetables)", "gardening roses vegetable-growing"],
  ["cooking (esp Thai and Korean)", "cooking thai-food korean-food"],
  ["music (jazz and soul)", "music jazz soul-and-motown"],
  ["football (wolves and spurs)", "football"],
  ["cricket (Lancashire and England)", "cricket"],
  ["competitive yo-yo (1A and offstring)", "yo-yos"],
])("what brackets say of it: %s", (text, meant) => {
  expect(liked(text)).toBe(meant);
});

test.each([
  ["Buses are his whole thing: routes, depots", "buses"],
  ["Moths. Runs a trap in the garden most nights", "moth-trapping"],
  ["Curling (league in Wisconsin, plays lead), craft beer", "curling beer"],
  ["drawing, her room is all fairy lights", "drawing"],
  ["Morris dancing (Cotswold, bells and hankies)", "morris-dancing"],
  ["gym now apparently, chess", "strength-training chess"],
  ["She was a Wren in the war and plotted convoys in Liverpool", "home-front second-world-war"],
])("what somebody's thing is, and where: %s", (text, meant) => {
  expect(liked(text)).toBe(meant);
});

test("an American sport says which team is meant", () => {
  const [one] = read("Basketball (Celtics)", { region: "USA" }).interests;
  expect(one?.known?.map(({ name }) => name)).toEqual(["Boston Celtics"]);
});

test("of a loss nothing is said where grief is to be avoided", () => {
  const { circumstances, occasion } = read("chess", {
    occasion: "First birthday since Mum died",
    avoid: "nothing about grief",
  });
  expect(slugsOf(circumstances)).not.toContain("bereaved");
  expect(occasion.comfort).toBe("grief");
});

describe("a name of several things is what stands beside it", () => {
  test.each([
    ["Plays Magic (commander) with guys in his unit", "trading-card-games"],
    ["friday night magic, running", "trading-card-games running"],
    ["magic cards, chess", "trading-card-games chess"],
    ["Magic, chess", "magic chess"],
    ["does magic tricks, chess", "magic chess"],
    ["Golf, Yellowstone and all the spinoffs", "golf yellowstone-tv"],
    ["She watches Yellowstone with her mum", "yellowstone-tv"],
    ["oud and nice attars", "attar-and-oud"],
    ["oud, chess", "attar-and-oud chess"],
    ["plays the oud in a band, chess", "oud-and-maqam chess"],
    ["chess. stanley cup already got two", "chess"],
    ["chess, stanley cups", "chess insulated-tumblers"],
    ["watching the Stanley Cup", "ice-hockey"],
    ["Stanley Cup finals", "ice-hockey"],
    ["bath time, the That's Not My books", "bath-time picture-books"],
    ["He loves thats not my books", "picture-books"],
    ["sourdough starter called Clint Yeastwood", "sourdough bread-making"],
    ["a game called Catan, chess", "catan board-games chess"],
    ["She knits. A cat called Pickle", "knitting cats"],
    ["her cat (Gnocchi), chess", "cats chess"],
    ["lifts (push pull legs, never shuts up about it), chess", "strength-training chess"],
    ["lifts 4x a week, chess", "strength-training chess"],
    ["lifts and elevators, chess", "lifts-and-elevators chess"],
    ["chess, a band named Radiohead", "chess indie-music"],
    ["pinstriping, candy brandywine paint", "pinstriping hot-rods"],
    ["chess, has a kayak named Tempest", "chess canoeing-and-kayaking"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));

  test("nor is a name given to an animal one of food", () => {
    expect(liked("falconry, a passage red-tail named Brisket")).not.toContain("barbecue");
  });

  test("what they have already is owned, whatever comes first", () => {
    expect(read("chess, air fryer already got one").avoidances.words).toContain("fryer");
    expect(read("bath time, the That's Not My books").avoidances.words).not.toContain("book");
  });
});
