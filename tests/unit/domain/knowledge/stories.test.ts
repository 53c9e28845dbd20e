import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { isStory } from "~/domain/knowledge/sentences/is-story";
import { statementsIn } from "~/domain/knowledge/sentences/statements";
import { gardenBrief } from "../../../support/search";

const read = (text: string, more: Partial<typeof gardenBrief> = {}) =>
  understandBrief({ ...gardenBrief, interests: listInterests(text), ...more });
const slugsOf = (said: { slugs: string[] }[]) => said.flatMap(({ slugs }) => slugs);

describe("a list of names is no story", () => {
  test.each(["golf, history", "walking in the hills", "narrow gauge railways esp the ffestiniog"])(
    "%s",
    (text) => expect(isStory(listInterests(text))).toBe(false),
  );
});

describe("a clause says", () => {
  test.each([
    ["Loves a proper cup of tea and trashy telly", "liked", "a proper cup of tea|trashy telly"],
    ["He was a machinist for forty years", "past", "machinist"],
    ["Once upon a time she sang in a choir", "past", "in a choir"],
    ["She can't stand roses or teddy bears", "avoided", "roses|teddy bears"],
    ["he doesn't golf with the others any more", "avoided", "golf"],
    ["Anything but another scented candle please", "avoided", "another scented candle please"],
    ["likes nothing that melts or spoils", "avoided", "melts|spoils"],
    ["Loves nothing better than a pie", "liked", "nothing better than a pie"],
    ["She already has a camera and a Kindle", "owned", "a camera|a Kindle"],
    ["Her grandchildren are the light of her life", "liked", "grandchildren"],
    ["She lives alone and works nights", "told", ""],
  ])("%s: %s", (text, says, things) => {
    const [first] = statementsIn([text]);
    expect(first?.says).toBe(says);
    expect(first?.things.join("|")).toBe(things);
    expect(first?.isOfOther).toBe(false);
  });

  test.each([
    "His carers do the cooking",
    "Everyone is buying clothes for it",
    "My sister says bikes are dangerous",
    "Her husband walked out in June",
  ])("nothing of the recipient's own: %s", (text) => {
    const [first] = statementsIn([text]);
    expect(first).toMatchObject({ says: "told", things: [], isOfOther: true });
  });
});

test("the recipient may be called by name of the relationship", () => {
  const text = "Dad loves fishing and my mum hates it, he is off every Sunday";
  expect(slugsOf(read(text, { recipientType: "My father" }).interests)).toEqual(["fishing"]);
});

describe("of a story, only what is liked is an interest", () => {
  test.each([
    ["She runs marathons and is mad about her two whippets", "running whippets"],
    ["Her mum says she likes making things and is obsessed with axolotls", "axolotls"],
    ["We've only been going out six weeks, she is saving for Japan", "japan"],
    ["45 years married in May. She always wanted to see the northern lights", "northern-lights"],
    ["He watches old John Wayne movies all day", "western-films"],
    [
      "Her family is difficult. Loves thrift stores, Studio Ghibli and strong coffee",
      "studio-ghibli coffee",
    ],
    ["He drives a cab at night and I hardly see him. Supports Celtic", "football"],
    ["He's out in the greenhouse from morning till night", "gardening"],
    ["Wants to finally grow giant leeks now he has the time", "giant-vegetables"],
    ["Has just been told he's getting a baby sister. Dinosaur crazy", "dinosaurs"],
    ["She's a primary school teacher and a total bookworm", "reading"],
    ["We have been to Glastonbury together fourteen times", "concerts-and-festivals"],
    ["Her budgie is her best friend, she has no other", "budgies"],
    ["He is recovering. His great grandchildren are the light of his life", "grandchildren"],
    ["skincare n makeup, she loves her bed and a good laugh", "skincare make-up"],
    [
      "She has got really into padel and goes on city breaks any chance she gets",
      "padel city-breaks",
    ],
    ["fell running, he wants to do the bob graham. also weirdly into knots", "knot-tying"],
    ["Lost his leg last year. Wants to get back to surfing", "surfing"],
    ["Won't talk about feelings but will talk about weather and baseball all day", "baseball"],
    ["He and baseball go back sixty years", "baseball"],
    ["It will be a year in May since Tom died. She gardens.", "gardening"],
    ["We've only been together six weeks, she climbs and makes her own kimchi", "climbing"],
    ["speaks Esperanto and is making up a language of his own", "invented-languages"],
    ["First of us to go. Can't cook beyond toast, plays bass in a band", "bass-guitar"],
  ])("%s", (text, slugs) => {
    const found = slugsOf(read(text).interests);
    for (const slug of slugs.split(" ")) expect(found).toContain(slug);
  });

  test.each([
    ["her hair is growing back and food still tastes like metal"],
    ["We met on a rainy campsite. These days it's all work and the kids' football"],
    ["It's twins, after four rounds of IVF. Everyone is buying clothes"],
    ["She works in a bakery so no cakes please"],
    ["She'll be fine but her nan is ninety"],
    ["His carers do the cooking and his hands shake"],
    ["Mum died and he stopped going in the shop"],
    ["He visits every day. Eats like a bird, sleeps in his recliner"],
    ["She misses his mother's cooking"],
    ["Moved into assisted living last month and hates it"],
    ["Transitioning, family are being difficult, she has a new name"],
    ["he'll say socks"],
    ["she keeps me sane"],
    ["They are a Jewish family, we aren't close"],
    ["She's always running late and hates surfing"],
    ["frozen shoulder, cant lift her arm at all"],
    ["She wants to see her team play, watches every inning"],
    ["osteoporosis, bent over, and she is afraid of falling"],
    ["he stands there in all weathers"],
    ["He was never a walker, small china too"],
  ])("nothing: %s", (text) => {
    expect(slugsOf(read(text).interests)).toEqual([]);
  });

  test("what is missed is over", () => {
    const [shed] = read(
      "He moved in the spring and he misses his shed more than his house",
    ).interests;
    expect(shed).toMatchObject({ isPast: true });
  });

  test("what is over is remembered, not done", () => {
    const [past] = read("Used to love his allotment but his knees have gone").interests;
    expect(past).toMatchObject({ isPast: true, slugs: ["vegetable-growing"] });
    const [missed] = read("She gave up horse riding years ago and still talks about it").interests;
    expect(missed).toMatchObject({ isPast: true });
    expect(missed?.slugs).toContain("horse-riding");
  });

  test("what cannot be done any more is left out", () => {
    const { interests, avoidances } = read("she can't read or do her crosswords any more");
    expect(interests).toEqual([]);
    expect([...avoidances.interests]).toContain("crosswords");
  });

  test("what is owned or disliked is left out, each thing of a list", () => {
    const { avoidances } = read("She can't stand roses or teddy bears, already has a Kindle");
    expect([...avoidances.interests]).toEqual(expect.arrayContaining(["roses", "teddy-bears"]));
    expect([...avoidances.words]).toContain("kindle");
  });
});

describe("circumstances of a story", () => {
  test.each([
    ["Drove me to radiotherapy every day for six weeks", "for-kindness", "cancer-treatment"],
    ["Lost her driving licence and feels trapped", "", "new-driver"],
    ["won't eat anything spicy, she says it hurts", "", "loves-food"],
    ["His wife had a stillbirth last week, we are lost for words", "baby-loss", "bereaved"],
  ])("%s: %s, but not %s", (text, slug, other) => {
    const found = slugsOf(read(text, { occasion: "sympathy", age: 40 }).circumstances);
    if (slug !== "") expect(found).toContain(slug);
    expect(found).not.toContain(other);
  });

  test.each([
    ["His hands shake so he can't tie flies anymore", "weak-hands", 83],
    ["Lost her new job in the spring", "laid-off", 40],
    ["his knees have gone and he's bored", "bad-joints", 71],
    ["Looks after my father round the clock", "caring-for-someone", 69],
    ["She came nine weeks early and is in the NICU", "baby-in-hospital", 33],
    ["Just finished chemo and wants her life back", "end-of-treatment", 55],
    ["Her parents are divorcing, she is fine", "two-homes", 13],
    ["Joined the Army in September and loves it", "joined-the-forces", 20],
    ["Never had kids but put up with me as a teenager", "for-kindness", 55],
    ["Feeds our cats whenever we go away", "house-sitter-thanks", 70],
    ["Her son has gone off to college and it is so quiet", "empty-nest", 41],
    ["Her husband of 60 years passed in September", "bereaved", 83],
    ["45 years married in May", "sapphire-wedding", 68],
  ])("%s: %s", (text, slug, age) => {
    expect(slugsOf(read(text, { age }).circumstances)).toContain(slug);
  });

  test.each([
    ["Looks after my father who has Alzheimers round the clock", "dementia"],
    ["Her mum is in a wheelchair and they go out a lot", "wheelchair-user"],
    ["My brother is vegan but she eats anything", "vegan-home"],
    ["She taught my autistic son to read when nobody else could", "autism"],
    ["His old starter went in the trash and he took it like a funeral", "bereaved"],
    ["So anxious that she has not been to school since Easter", "easter-days"],
  ])("%s: not %s, which is somebody else's", (text, slug) => {
    const { circumstances, avoidances } = read(text, { age: 70 });
    expect(slugsOf(circumstances)).not.toContain(slug);
    expect([...avoidances.traits]).not.toContain(slug === "vegan-home" ? "meat" : "walking");
  });

  test("what is so of the recipient may be said by name of the relationship", () => {
    const text = "My wife has Alzheimers and lives in a home now";
    const found = slugsOf(read(text, { recipientType: "Wife", age: 77 }).circumstances);
    expect(found).toContain("dementia");
    expect(found).not.toContain("caring-for-someone");
  });

  test("what somebody is usually gives way to what they are now", () => {
    const { circumstances } = read("Broke her hip and is on the sofa. Normally never sits still");
    expect(slugsOf(circumstances)).toEqual(["broken-bone"]);
  });
});

test("a list of allergies goes on after a shortened word", () => {
  const { interests, avoidances } = read("She's allergic to everything incl. perfume and nuts");
  expect(interests).toEqual([]);
  expect([...avoidances.interests]).toContain("perfume");
  expect([...avoidances.traits]).toContain("nuts");
});

test("whoever wears nothing that one picks gets no clothes", () => {
  const { kinds } = read("Likes Taylor Swift. Won't wear anything I pick").avoidances;
  expect([...kinds]).toEqual(expect.arrayContaining(["clothing", "jewellery"]));
});

test("who watches one thing may do another", () => {
  const [baking] = read(
    "She is coeliac, she loves baking with me and watching the snooker",
  ).interests;
  expect(baking).toMatchObject({ slugs: ["baking"] });
  expect(baking?.isWatched).toBeUndefined();
});

test("a verb is no thing, and who looks on needs no gear", () => {
  const [snooker] = read("She is in her nineties. She watches the snooker religiously").interests;
  expect(snooker).toMatchObject({ slugs: ["snooker-and-pool"], isWatched: true });
});

test.each([
  ["Grandad passed away in the spring, she is lost", true],
  ["His mum died when he was nine, he says little", false],
  ["Her dog died twenty years ago and she never had another", false],
])("a loss of long ago is not comforted: %s", (text, isFresh) => {
  const slugs = slugsOf(read(text).circumstances);
  expect(slugs.some((slug) => ["bereaved", "pet-loss"].includes(slug))).toBe(isFresh);
});

test("what one plays is an interest, known or not", () => {
  expect(read("He lives far from home. Plays the tromba").interests).toEqual([
    { text: "tromba", slugs: [], by: null, isVague: false },
  ]);
});

test("an anniversary is no wedding", () => {
  const need = read("not sure", { occasion: "10th wedding anniversary" });
  expect(need.occasion.occasions).toEqual(["anniversary"]);
  expect(slugsOf(need.circumstances)).not.toContain("wedding-couple");
});

test.each(["good vibes", "quiet life", "chapel goer", "trashy telly", "sons classmate", "mates"])(
  "no thing is made around the words %s",
  async (text) => {
    const { interests } = read(text);
    for (const { slugs } of interests) expect(slugs).not.toEqual([]);
  },
);

test("what a name is comes before what it is counted to", () => {
  expect(read("bouldering").interests[0]?.slugs[0]).toBe("bouldering");
  expect(read("cyanotypes").interests[0]?.slugs[0]).toBe("cyanotype");
});

test("what nothing may do is avoided after 'and' too", () => {
  const { interests, avoidances } = read(
    "going through a lot, loves yoga and nothing that mentions babies",
  );
  expect(slugsOf(interests)).toEqual(["yoga"]);
  expect([...avoidances.words]).toContain("baby");
});

test.each([
  ["nothing with small print", "small-print"],
  ["nothing that needs charging", "charging"],
  ["nothing that plugs in", "charging"],
])("%s rules out by trait", (text, trait) => {
  const { interests, avoidances } = read(`chess, ${text}`);
  expect(slugsOf(interests)).toEqual(["chess"]);
  expect([...avoidances.traits]).toContain(trait);
  expect([...avoidances.words]).not.toContain("print");
});

test("what spoils is food and flowers", () => {
  expect([...read("chess, nothing that spoils").avoidances.kinds]).toEqual(["food", "plant"]);
});

test("what is said with a hedge is said all the same", () => {
  const { circumstances } = read("sports mostly I think, and nothing that plugs in");
  expect(slugsOf(circumstances)).toEqual(["sporty"]);
});

test("what somebody knows all about is a thing, and not what they do", () => {
  const { interests } = read("autistic, knows everything about lifts and trains", { age: 10 });
  expect(slugsOf(interests)).toContain("railways");
  expect(slugsOf(interests)).not.toContain("strength-training");
});

test("a quarrel at a funeral is a quarrel, and no news of a death", () => {
  const text = "We havent talked in a year, since the fight after mom's funeral";
  const { circumstances } = understandBrief({ ...gardenBrief, interests: [text] });
  expect(circumstances.flatMap(({ slugs }) => slugs)).toEqual(["estranged"]);
});

test("who has no name yet gets nothing with a name on it", () => {
  const { avoidances } = understandBrief({
    ...gardenBrief,
    interests: ["its a baby. dont know the name or sex yet"],
  });
  expect(avoidances.words).toContain("name");
});

test("what is laughed off is no sense of humour", () => {
  const { interests } = understandBrief({
    ...gardenBrief,
    interests: ["He has to give up bread. Plays it off as a joke."],
  });
  expect(interests.flatMap(({ slugs }) => slugs)).not.toContain("humour");
});
