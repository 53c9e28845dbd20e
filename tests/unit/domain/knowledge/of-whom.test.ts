import { expect, test } from "vitest";
import { slugsTold } from "../../../support/told-slugs";

test.each([
  [
    "Her boy Jamie would be 24. He loved skateboarding & she kept his board",
    "friend",
    "skateboarding",
  ],
  ["Her husband works with us. He is mad on golf. She bakes", "colleague", "golf"],
  ["Dad died in March. He loved roses. She likes crosswords", "Mum", "roses"],
  ["His sister is a goth. She loves chess. He runs a lot", "nephew", "chess"],
])("what somebody else likes is none of the recipient's: %s", (text, recipient, slug) => {
  expect(slugsTold(text, recipient, 40)).not.toContain(slug);
});

test.each([
  ["My wife bakes for him. He loves golf", "friend", "golf"],
  ["His mum says he loves chess. He never stops", "nephew", "chess"],
  ["He has a sister abroad. He is mad on golf", "colleague", "golf"],
  ["Works with my husband. She bakes and she loves chess", "friend", "chess"],
  ["They have two boys. They love chess", "couple", "chess"],
])("what the recipient likes is: %s", (text, recipient, slug) => {
  expect(slugsTold(text, recipient, 40)).toContain(slug);
});

test("what was done with whoever died is left alone while somebody mourns", () => {
  const jigsaws = "Used to do the jigsaws together. She likes robins";
  expect(slugsTold(`Dad passed in March. ${jigsaws}`, "Mum", 69)).not.toContain("jigsaws");
  expect(slugsTold(`Dad is at sea. ${jigsaws}`, "Mum", 69)).toContain("jigsaws");
});

test.each([
  ["shes in Seattle im in Miami", "girlfriend", true],
  ["she's in Leeds and I'm in Hull", "mum", false],
])("love at a distance is between two people: %s", (text, recipient, isRead) => {
  expect(slugsTold(text, recipient, 30).includes("long-distance-love")).toBe(isRead);
});
