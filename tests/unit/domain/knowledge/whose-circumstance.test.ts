import { describe, expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (interests: string, more: Partial<typeof gardenBrief> = {}) =>
  understandBrief({
    ...gardenBrief,
    age: 40,
    recipientType: "My friend",
    interests: listInterests(interests),
    ...more,
  });
const circumstances = (interests: string, more: Partial<typeof gardenBrief> = {}) =>
  read(interests, more).circumstances.flatMap(({ slugs }) => slugs);

test.each([
  ["leaving home", 18, ["first-home"], []],
  ["leaving rehab", 38, ["in-recovery"], []],
  ["leaving after 20 years", 60, ["leaving-a-job"], ["leaving"]],
  ["leaving present", 60, ["leaving-a-job"], ["leaving"]],
])("who leaves what is not work leaves no job: %s", (occasion, age, slugs, occasions) => {
  const need = read("football", { occasion, age });
  expect(need.circumstances.flatMap((one) => one.slugs)).toEqual(slugs);
  expect(need.occasion.occasions).toEqual(occasions);
});

test.each(["first Eid alone", "first Christmas alone", "first birthday alone"])(
  "whoever is alone for the first time is not thought bereaved: %s",
  (occasion) => expect(circumstances("cooking", { occasion })).not.toContain("bereaved"),
);

describe("sympathy is for what was told", () => {
  test.each([
    ["Her husband walked out in June, they are getting divorced", "divorce-or-break-up"],
    ["He was made redundant last week", "laid-off"],
    ["Their house burned down in March", "home-lost"],
  ])("nobody died: %s", (text, slug) => {
    const need = read(text, { occasion: "sympathy" });
    expect(need.circumstances.flatMap(({ slugs }) => slugs)).toEqual([slug]);
    expect(need.occasion.comfort).toBe(null);
  });

  test("nobody died of the loss of a job", () => {
    const need = read("tea", { occasion: "loss of her job" });
    expect(need.circumstances.flatMap(({ slugs }) => slugs)).toEqual(["laid-off"]);
    expect(need.occasion.comfort).toBe(null);
  });

  test.each(["tea", "His brother died in May, and he is getting divorced"])(
    "somebody died: %s",
    (text) => expect(read(text, { occasion: "sympathy" }).occasion.comfort).toBe("grief"),
  );
});

test("a treatment that has ended is none that goes on", () => {
  const text = "Round three of IVF failed. She is trying for a baby again";
  expect(circumstances(text)).toEqual(["treatment-ended"]);
});

describe("how somebody else is", () => {
  test.each([
    "She helps with my little brother with Down's syndrome, loves netball",
    "She loves painting and works with her autistic nephew",
    "She is marrying again, to a widow she met at bowls",
  ])("is not how the recipient is: %s", (text) => {
    const others = ["learning-disability", "autism", "bereaved"];
    expect(circumstances(text).filter((slug) => others.includes(slug))).toEqual([]);
  });

  test("a mother who visits hers is in no care home", () => {
    const text = "She visits her mum in a care home. She loves baking";
    expect(circumstances(text, { recipientType: "Mum" })).toEqual([]);
  });

  test.each([
    ["My little brother with Down's syndrome loves trains", "my little brother"],
    ["My brother has Down's syndrome, he loves trains", "my brother"],
  ])("unless they are the recipient: %s", (text, recipientType) => {
    const need = read(text, { recipientType, age: 20 });
    expect(need.circumstances.flatMap(({ slugs }) => slugs)).toEqual(["learning-disability"]);
    expect(need.interests.flatMap(({ slugs }) => slugs)).toContain("railways");
  });
});

test.each([
  ["They'll be in the NICU probably til Thanksgiving, she loves tea", "thanksgiving-host"],
  ["She is off work till past Easter, she loves tea", "easter"],
])("a day tells when something is over: %s", (text, slug) => {
  expect(circumstances(text, { age: 32 })).not.toContain(slug);
});

test.each([
  ["TV (Prison Break, Bake Off), chess", "in-prison"],
  ["Reality TV (16 and Pregnant, Love Is Blind)", "pregnant-no-alcohol"],
  ["She watches Love Is Blind with me. She's 40", "blind"],
  ["bands (Third Eye Blind, Deaf Havana)", "hearing-loss"],
  ["films (Grumpy Old Men)", "hard-to-buy-for"],
])("a title tells nothing of somebody: %s", (text, slug) => {
  expect(circumstances(text)).not.toContain(slug);
});

test.each([
  ["TV, prison reform, he is in prison", "in-prison"],
  ["reading (Braille)", "blind"],
  ["Registered Blind, radio", "blind"],
])("but what is said of them does: %s", (text, slug) => {
  expect(circumstances(text)).toContain(slug);
});
