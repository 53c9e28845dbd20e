import { expect, test } from "vitest";
import { giftHistorySchema } from "~/domain/gifts/saved-gift.schema";

const parse = (typed: Record<string, string>) =>
  giftHistorySchema("2026-11-22").safeParse({ profileCardId: "card", ...typed });
const errorsOf = (typed: Record<string, string>) => parse(typed).error?.flatten().fieldErrors;
const empty = { occasion: "", givenOn: "", paid: "" };

test.each(["idea", "bought", "given"])(
  "%s is recorded with every other field left empty",
  (state) => {
    expect(parse({ ...empty, state }).data).toMatchObject({ state, givenOn: null, paid: null });
  },
);

test("what belongs to another state is neither kept nor refused", () => {
  const odd = { occasion: "Birthday", givenOn: "2026-02-30", paid: "dear" };
  expect(parse({ ...odd, state: "idea" }).data).toEqual({
    ...{ profileCardId: "card", state: "idea", occasion: null, givenOn: null },
    ...{ paid: null, paidCurrency: null },
  });
});

test("a gift was given today or before", () => {
  expect(parse({ ...empty, state: "given", givenOn: "2026-11-22" }).data?.givenOn).toBe(
    "2026-11-22",
  );
  expect(errorsOf({ ...empty, state: "given", givenOn: "2026-11-23" })).toEqual({
    givenOn: ["Please enter today or a day before it"],
  });
  expect(errorsOf({ ...empty, state: "given", givenOn: "2026-02-30", paid: "dear" })).toEqual({
    givenOn: ["Please enter a day that exists"],
    paid: ["Please enter a price such as 24.99"],
  });
});
