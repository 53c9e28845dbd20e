import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";
import { slugsTold } from "../../../support/told-slugs";

const read = (text: string) =>
  understandBrief({ ...gardenBrief, region: "UK", interests: listInterests(text) });
const liked = (text: string) =>
  read(text)
    .interests.flatMap(({ slugs }) => slugs)
    .join(" ");

describe("what is said in passing is no pastime", () => {
  test.each([
    ["puts up with her husband's trains, keeps bees", "beekeeping"],
    ["he has strong opinions about slugs, plays chess", "chess"],
    ["barbecue in all weathers, even snow", "barbecue"],
    ["plays roller derby, name's Bruisey Minelli", "roller-derby"],
    ["roller derby, skate name is Bruisey Minelli", "roller-derby"],
    ["drinks more cider than is good for her", "cider"],
    ["forever tinkering with old radios", "vintage-radios"],
    ["generally a bit of a handful, juggles", "juggling"],
    ["was a signalman", "signal-boxes railways"],
    ["thinks he's a comedian, chess", "chess"],
    ["doing it up herself from YouTube videos", "diy"],
    ["they met at a skiffle night in Bolton", "place"],
    ["knits beanies, well", "knitting"],
    ["paints the little men", "miniature-painting"],
    ["makes her own soap", "soap-making"],
    ["runs the Brownies", "scouts-and-guides"],
    ["chess at the club, sequins and all", "chess"],
    ["everything is Spider-Man, even the porridge", "superheroes superhero-films"],
    ["at uni in Glasgow doing marine biology", "marine-life"],
    ["misses his mum's cooking, plays chess", "chess"],
    ["builds it in the attic in N gauge", "n-gauge-railways model-railways"],
    ["he tinkers with an old Morris Minor", "classic-cars"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));
});

describe("what is said in other words is read", () => {
  test.each([
    ["he's in front of the snooker with a brew", "snooker-and-pool"],
    ["just bought a caravan so that's all he talks about", "touring-caravans"],
    ["curry night, can't get enough of Only Fools repeats", "sitcoms"],
    [
      "can't get her off the bowling green, and when it rains she's doing her family tree",
      "lawn-bowls",
    ],
    ["when it rains she's doing her family tree", "family-history"],
    ["spends every weekend up to her elbows in clay", "pottery"],
    ["never stops talking about Newcastle United", "football"],
    ["licks rocks apparently, studied geology", "geology"],
    ["sings in the Gilbert and Sullivan society", "gilbert-and-sullivan"],
    ["she felts little mice and sells them", "felting"],
    ["chases steam trains up and down the country", "railways"],
    ["she's always got a new craft on the go, it's macrame at the minute", "macrame"],
    ["plays in a ceilidh band", "folk-music"],
    ["she's in a samba band, drums at carnivals", "samba-dancing"],
    ["likes her bingo, her soaps", "soap-operas"],
    ["they never miss Pointless", "quiz-shows"],
    ["whittles walking sticks with animal heads on the top", "stick-making"],
    ["whittles foxes and owls for the grandkids", "wood-carving"],
    ["watching planes at Manchester airport with a flask", "plane-spotting"],
    ["crochets little animals and listens to Kate Bush while doing it", "amigurumi"],
    ["grows leeks for showing", "showing-vegetables"],
    ["folds napkins into swans", "origami"],
    ["pottering round garden centres mainly for the cake", "gardening"],
  ])("%s", (text, slug) => expect(liked(text).split(" ")).toContain(slug));
});

test("an interest is called as it was typed", () => {
  const { interests } = read("before that it was his model boats");
  expect(interests.map(({ text }) => text)).toEqual(["model boats"]);
});

test.each([
  ["won't come out of her room", 15, "typical-teenager"],
  ["won't come out of his room", 84, ""],
  ["hates reading", 14, ""],
  ["he cuts the verger's grass", 72, ""],
  ["she bakes and brings us a loaf to say sorry", 45, "baking"],
  ["GCSE results day, revision has nearly killed him", 16, "results-day"],
  ["hands are a bit shaky these days", 84, "weak-hands"],
  ["always losing her keys", 28, "forgetful"],
])("%s at %i", (text, age, slug) => expect(slugsTold(text, "child", age).join(" ")).toBe(slug));
