import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string) =>
  understandBrief({ ...gardenBrief, interests: listInterests(text), recipientType: "Friend" });
const slugsOf = (text: string) => read(text).interests.flatMap(({ slugs }) => slugs);

describe("an ending that is dropped in speech", () => {
  test.each([
    ["bass fishin", "bass-fishing"],
    ["Huntin and campin", "hunting camping"],
    ["huntin' and fishin'", "hunting fishing"],
    ["smokin meat", "smoking-meat"],
    ["muddin, ridin horses", "atv-riding horse-riding"],
    ["She loves playin cards and goin bowlin with her cousin", "card-games ten-pin-bowling"],
    ["wrestlin and cookin", "wrestling-fan cooking"],
  ])("%s", (text, slugs) => {
    expect(slugsOf(text)).toEqual(expect.arrayContaining(slugs.split(" ")));
  });

  test.each(["Turin", "muffins", "cousin Robin", "aspirin", "raisins", "a jerkin"])(
    "but %s ends so anyway",
    (text) => {
      const [one] = read(text).interests;
      expect([undefined, text]).toContain(one?.text);
    },
  );

  test("a name with a capital is no doing", () => {
    expect(slugsOf("He plays chess with old Mr Hardin and Sam Fishin")).toEqual(["chess"]);
  });
});
