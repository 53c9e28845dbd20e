import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { everydayNamesSchema } from "~/domain/knowledge/everyday-names.schema";
import { EVERYDAY_NAMES } from "~/domain/knowledge/interest-data";
import { slugsNamed } from "~/domain/knowledge/interest-names";
import { nameKey } from "~/domain/knowledge/names";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string) =>
  understandBrief({ ...gardenBrief, interests: listInterests(text), recipientType: "Friend" });
const liked = (text: string) =>
  read(text)
    .interests.flatMap(({ slugs }) => slugs)
    .join(" ");

test("the table of everyday names matches its schema", () => {
  expect(everydayNamesSchema.parse(EVERYDAY_NAMES)).toEqual(EVERYDAY_NAMES);
});

test("no everyday name is listed twice, and each names something", () => {
  const words = EVERYDAY_NAMES.names.flatMap(({ words }) => words.split(" ").map(nameKey));
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  const unknown = words.filter(
    (word) => slugsNamed(word).length === 0 && slugsNamed(`the ${word}`).length === 0,
  );
  expect(unknown).toEqual([]);
});

describe("an everyday word counts where it is what is liked or done", () => {
  test.each([
    ["She plays bridge on Tuesdays with three widows from church", "bridge"],
    ["He loves a game of pool and never says no to one", "snooker-and-pool"],
    ["Her bridge club meets at ours once a month", "bridge"],
    ["He's really into space and has been since he was four", "space"],
    ["She's mad about salsa and wears the shoes to work", "salsa-dancing"],
    ["He collects records and is out every weekend", "vinyl"],
    ["She loves magic and does tricks at every party", "magic"],
    ["He likes looking at the stars from the back step", "astronomy"],
    ["Her stamps are her pride and joy", "stamp-collecting"],
    ["He plays darts for the pub team and is really good", "darts"],
    ["She watches the boxing with her dad", "boxing"],
    ["He loves his darts. He works nights", "darts"],
    ["She swears by honey for her throat", "honey"],
    ["He talks about space non-stop and draws rockets", "space"],
    ["She loves The Office and hates her job", "the-office-tv"],
    ["He loves Dungeons & Dragons. He works in a shop", "dungeons-and-dragons"],
    ["She keeps a few bees and they are her life", "beekeeping"],
  ])("%s", (text, slug) => expect(liked(text).split(" ")).toContain(slug));
});

describe("and nowhere else", () => {
  test.each([
    ["Moving to a one bedroom with a view of the bridge, she says"],
    ["She lives near the bridge and never goes out"],
    ["He lives on Tower Bridge Road and is always busy"],
    ["Makes her abuela's salsa on Sundays and never writes it down"],
    ["He makes a lovely salsa for every party we have"],
    ["Sharing a rack space the size of a coffin, he says"],
    ["She needs her own space after the year she has had"],
    ["He keeps the records at the surgery and never complains"],
    ["She does the records for our bit of the county"],
    ["He keeps a record of every match he has been to"],
    ["A little rig and a wire in a tree, he is happy"],
    ["He's had a tree down because he can't do it himself"],
    ["She got a room with a view of the stars, as she says"],
    ["He would love a swing in the garden for the twins"],
    ["He sleeps. That is all I know, honey"],
    ["You know him better than I do, honey"],
    ["He delivers in all weather and she drives"],
    ["She worked in the office for years and never complained"],
    ["She keeps strictly to her list and he does too"],
    ["Nothing she had is left from before except a grey rabbit"],
    ["She lives above a record shop and can't stand the noise"],
    ["Starts on the railway as a trainee and he is proud"],
    ["She has a moth trap in the garden and is up early"],
    ["Hardly know him. Kids I think??"],
    ["a view of the bridge"],
    ["transcribes old wills for the record office"],
  ])("%s", (text) => expect(liked(text)).not.toMatch(NAMED));
});
const NAMED =
  /bridge|salsa|space|vinyl|trees|astronomy|play|honey|weather|office|strictly|rabbits|railways|gardening|parenting/;

describe("a verb that is a pastime", () => {
  test.each([
    ["She runs marathons when she can", "running"],
    ["He's been running the London Marathon for years, he loves it", "marathon-running"],
    ["She climbs at the wall in town twice a week", "climbing"],
    ["He sails a little dinghy on the reservoir when he can", "sailing"],
    ["She reads in the bath and drinks tea", "reading-in-the-bath"],
    ["He paints watercolours and she hates the mess", "painting"],
    ["He walks the dog for miles every morning", "walking"],
  ])("%s", (text, slug) => expect(liked(text).split(" ")).toContain(slug));

  test.each([
    ["She runs the food bank in town and never stops", "running"],
    ["He's on dialysis and used to run the barbecue at church", "running"],
    ["He's been climbing the walls since he broke his ankle", "climbing"],
    ["She is sailing through her exams but never sleeps", "sailing"],
    ["He's cycling through moods this week, she says", "cycling"],
    ["She's always fishing for compliments but she's lovely", "fishing"],
    ["She's juggling two jobs and three kids and never sits down", "juggling"],
    ["He's boxing up the house because he is moving in May", "boxing"],
    ["She's been wrestling with her tax return all week", "wrestling-fan"],
    ["He paints the fence every summer because she tells him to", "painting"],
    ["Walks the whole route in all weather and always waves", "walking"],
    ["She draws her pension and loves tea", "drawing"],
    ["runs a cafe", "running"],
    ["climbing the walls", "climbing"],
    ["fishing for compliments", "fishing"],
  ])("is none here: %s", (text, slug) => expect(liked(text).split(" ")).not.toContain(slug));
});

describe("of several facts in a sentence each counts as it is meant", () => {
  test.each([
    ["He plays bridge, lives by the canal and hates darts", "bridge"],
    [
      "She runs the food bank and runs marathons when she can",
      "volunteering marathon-running running",
    ],
    ["He makes his own salsa and plays pool on Fridays", "snooker-and-pool"],
    ["She's a nurse, has a tree in her kitchen and loves tap dancing", "nursing tap-dancing"],
    ["He's in an office all day, likes darts and drives a van", "darts"],
  ])("%s", (text, slugs) => expect(liked(text)).toBe(slugs));
});

test.each([
  ["bridge, gardening", "bridge gardening"],
  ["space, honey", "space honey"],
  ["pool with the lads", "snooker-and-pool"],
  ["records from the 70s", "vinyl"],
  ["birds in the garden", "birdwatching"],
  ["a game of bridge", "bridge"],
  ["space documentaries", "space"],
  ["old buses and trams", "buses trams"],
])("a plain list stays as it is: %s", (text, slugs) => expect(liked(text)).toBe(slugs));

test("what is hell is to be avoided, and what is known by heart is liked", () => {
  const text =
    "He knows the whole Northern Rail timetable by heart. Balloons and hand dryers are hell";
  expect(liked(text)).toContain("railways");
  expect(liked(text)).not.toContain("washing-machines");
  expect([...read(text).avoidances.words]).toContain("balloon");
});
