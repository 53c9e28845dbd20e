import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { BRIEF_LIMITS } from "~/domain/brief/brief.schema";
import { listInterests } from "~/domain/brief/interest-list";
import { understandInterests } from "~/domain/knowledge/interest-lists";
import { understandBrief } from "~/domain/knowledge/need";
import { COMPATIBILITY } from "../../../support/compatibility";

afterEach(() => {
  vi.restoreAllMocks();
});

const PARTS = [
  ...COMPATIBILITY,
  ...[
    "x ",
    "ab ",
    "a b c d e f g ",
    "manchester united football ",
    "tea and ",
    "a;",
    "(a)",
    "he is ",
  ],
  ...["music film ", "no tea ", "i ", "fan ", "like ", "tea/", "lost a ", "a, "],
];

const longBrief = {
  ...{ recipientType: "hair(shorts or isavoided’cup christmassy who bynames:", age: 65 },
  ...{ occasion: "nearly loves deniedin no quid; cut. ".repeat(2), interests: [] as string[] },
  ...{ avoid: "game. dearer”pounds the arrival”".repeat(6), budget: 50, region: "UK" as const },
};

// The pursuits are listed when the first is looked for.
beforeAll(() => {
  understandInterests("goalball");
});

/** How often something is looked up while a text is understood. */
function countLookUps(work: () => void): number {
  const get = vi.spyOn(Map.prototype, "get");
  work();
  const calls = get.mock.calls.length;
  get.mockRestore();
  return calls;
}

test.each(PARTS)("the longest text of '%s' is understood with few look-ups", (part) => {
  for (const one of [part, `${part.repeat(3)} `]) {
    const interests = one.repeat(BRIEF_LIMITS.interests).slice(0, BRIEF_LIMITS.interests);
    const brief = {
      ...{ recipientType: interests.slice(0, BRIEF_LIMITS.recipientType), age: 60 },
      ...{
        occasion: interests.slice(0, BRIEF_LIMITS.occasion),
        interests: listInterests(interests),
      },
      ...{ avoid: interests.slice(0, BRIEF_LIMITS.avoid), budget: 50, region: "UK" as const },
    };
    const lookUps = countLookUps(() => {
      understandBrief(brief);
      for (const text of brief.interests) understandInterests(text);
    });
    expect(lookUps).toBeLessThan(20_000);
  }
});

test.each([
  "stage no stored sailed; swimming - ",
  "magic smellies couldn; ",
  "nut ",
  "plays ",
  "sport geek ",
])("of the longest text of '%s' few words are compared letter by letter", (part) => {
  const compare = vi.spyOn(Array, "from");
  const interests = listInterests(part.repeat(40).slice(0, BRIEF_LIMITS.interests));
  understandBrief({ ...longBrief, interests });
  expect(compare.mock.calls.length).toBeLessThan(5_000);
});

test("a brief of very many things has few interests", () => {
  const all =
    "darts,opera,rugby,tennis,sushi,vinyl,ska,punk,lego,cacti,bees,toads,owls,trams,ferns,boxing,judo,polo,tarot,gin,rum,golf,yoga";
  const { interests } = understandBrief({ ...longBrief, interests: [`many (${all})`] });
  expect(interests).toHaveLength(16);
});

test("a brief is read once for all who ask about it in turn", () => {
  const brief = { ...longBrief, interests: ["tea"] };
  expect(understandBrief({ ...brief })).toBe(understandBrief({ ...brief }));
});
