import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string) =>
  understandBrief({ ...gardenBrief, interests: listInterests(text), recipientType: "Friend" })
    .interests;
const slugsOf = (text: string) => read(text).flatMap(({ slugs }) => slugs);

describe("what is said among other things", () => {
  test.each([
    [
      "out on his road bike with the lycra lot, IPAs and anything hazy from a can with a daft name",
      "beer",
    ],
    ["cat lady and proud (two orange ones, Pumpkin and Kevin), diet coke all day", "cats"],
    ["Loves subway maps, all of them, has Chicago and Tokyo memorized", "transit-maps"],
    [
      "What I remember is him playing Coltrane records on Sunday mornings and fixing up old bicycles in the garage",
      "jazz bicycle-restoration",
    ],
    ["I remember her baking scones and doing the crossword", "crosswords"],
    [
      "Before that she was always off in the caravan & going to Northern Soul nights",
      "northern-soul",
    ],
    ["Before that she was always off in the caravan", "caravanning-and-motorhomes"],
    ["He is a demon at chess", "chess"],
    ["Wicked at Scrabble", "word-games"],
    ["her walking group, old Kishore Kumar & Lata songs on the kitchen radio", "bollywood walking"],
    ["She sings in a gospel choir on Sundays", "gospel-music"],
    ["sings in a church choir", "choirs"],
    ["she sings in a barbershop quartet", "barbershop-singing"],
    ["swim coach", "swimming"],
    ["Learning Manx (Gaelg) - no family connection, just fell down a hole", "languages"],
    ["he speaks Welsh to the dog", "learning-welsh"],
    ["loves golf, recovering from the stroke", "golf"],
  ])("%s", (text, slugs) => {
    expect(slugsOf(text)).toEqual(expect.arrayContaining(slugs.split(" ")));
  });

  test.each([
    [
      "cat lady and proud (two orange ones, Pumpkin and Kevin), diet coke all day",
      "giant-vegetables",
    ],
    ["Loves subway maps, all of them, has Chicago and Tokyo memorized", "chicago-city"],
    ["her walking group, old Kishore Kumar & Lata songs on the kitchen radio", "radio"],
    ["She sings in a gospel choir on Sundays", "singing"],
    ["Wicked at Scrabble", "musicals"],
    ["Learning Manx (Gaelg) - no family connection, just fell down a hole", "isle-of-man"],
    ["loves golf, recovering from the stroke", "indie-music"],
  ])("%s: no %s", (text, slug) => {
    expect(slugsOf(text)).not.toContain(slug);
  });
});

test("who had to leave a pastime behind has it still at heart", () => {
  const [left] = read("He played keyboard for his church band, hasn't touched one since he landed");
  expect(left).toMatchObject({ slugs: ["piano"] });
  expect(left?.isPast).toBeUndefined();
  const [over] = read("He played keyboard for his church band, hasn't touched it since his stroke");
  expect(over?.isPast).toBe(true);
});

test("two names of one interest count each, and a name is added to what was said before", () => {
  const names = (text: string) => read(text).map(({ known = [] }) => known.map(({ name }) => name));
  expect(names("He loves luke combs and morgan wallen")).toEqual([
    ["Luke Combs"],
    ["Morgan Wallen"],
  ]);
  expect(names("He loves K-pop, and her bias is great. She adores Stray Kids")).toEqual([
    ["Stray Kids"],
  ]);
});

test.each([
  "Sacred Harp singing, she drives to all-day singings across Alabama and Georgia",
  "ice boats, he sails on Lake Winnebago and Monona whenever theres good ice",
  "She does bobbin lace and has moved on to Honiton",
  "geocaching round Penarth and Barry because it fills the evenings",
  "takes them to shows across Wales, she restores tractors",
  "He plays bluegrass at festivals in Nashville and Texas",
  "Runs marathons in Berlin and Chicago, he is fast",
  "He is a morris dancer (Cotswold, with bells) and loves ale",
  "Anglo concertina. Morris side musician (Cotswold, they dance Bampton) and sits in at the session",
])("where something is done is no present: %s", (text) => {
  const found = read(text);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map((one) => one.text).join(" ")).not.toMatch(/Georgia|Monona|Honiton|Barry/);
  const places = "place wales usa-travel chicago-city travel".split(" ");
  expect(found.flatMap(({ slugs }) => slugs).filter((slug) => places.includes(slug))).toEqual([]);
});

test.each([
  ["loves weekends in Paris and Rome, she is fab", "paris city-breaks"],
  ["She goes to Cornwall and Devon every summer", "cornwall travel"],
  ["loves travel (Japan, Italy) and has been everywhere", "japan italy"],
  ["He loves Arsenal and going to Italy", "italy"],
  ["She grew up in Leeds and loves gin", "place"],
])("but where somebody is from or goes for itself counts: %s", (text, slugs) => {
  expect(slugsOf(text)).toEqual(expect.arrayContaining(slugs.split(" ")));
  expect(slugsOf("She grew up in Leeds and loves gin")).not.toContain("football");
});

describe("a word that nothing is known of", () => {
  test.each([
    "quotes dwight constantly, The Office",
    "The Office, names every character religiously",
    "Has the new 2025 edition which is coming apart. She sings",
    "Dry stone walling, he is repairing 80 metres of field wall, hearting, throughs, copes the lot",
    "Buses are his whole thing: routes, depots, the lot",
    "Buses: routes, depots, golf",
  ])("%s: nothing is made around it", (text) => {
    const found = read(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ slugs }) => slugs.length === 0)).toEqual([]);
    expect(found.flatMap(({ slugs }) => slugs)).not.toContain("current-affairs");
  });

  test.each([
    ["He plays wumpus every night and loves golf", "wumpus"],
    ["he is mad on bikes and collects zorbs", "zorbs"],
    ["She enjoys flumping, golf and her dog", "flumping"],
    ["golf, horkums", "horkums"],
  ])("%s: it is said to be liked", (text, name) => {
    expect(read(text).find(({ slugs }) => slugs.length === 0)?.text).toBe(name);
  });
});
