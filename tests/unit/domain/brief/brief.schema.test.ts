import { expect, test } from "vitest";
import { briefSchema, describeBrief } from "~/domain/brief/brief.schema";
import { fieldErrors } from "~/lib/form-errors";

const typed = { recipientType: "Mother", age: "62", occasion: "Birthday", interests: "Tea" };

function errorsOf(change: Record<string, unknown>) {
  const parsed = briefSchema.safeParse({ ...typed, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test("digits, an empty budget and no region become a brief", () => {
  expect(briefSchema.parse({ ...typed, budget: "" })).toEqual({
    recipientType: "Mother",
    age: 62,
    occasion: "Birthday",
    interests: ["Tea"],
    avoid: "",
    budget: 0,
    region: "UK",
  });
});

test("interests are trimmed, split and distinct ignoring case", () => {
  const { interests } = briefSchema.parse({
    ...typed,
    interests: " Tea, ,CYCLING,tea ,  crime   fiction",
  });
  expect(interests).toEqual(["Tea", "CYCLING", "crime fiction"]);
});

test("a brief as JSON parses to the same brief", () => {
  const brief = briefSchema.parse({
    ...typed,
    interests: "Tea, Jazz",
    budget: "30",
    region: "USA",
  });
  expect(briefSchema.parse({ ...brief, interests: brief.interests.join(", ") })).toEqual(brief);
});

test.each([
  [{ age: "abc" }, "age", "Please enter a valid number"],
  [{ age: 1.5 }, "age", "Please enter a valid number"],
  [{ age: true }, "age", "Please enter a valid number"],
  [{ age: -1 }, "age", "Age cannot be negative"],
  [{ age: 121 }, "age", "Please enter an age up to 120"],
  [{ age: "" }, "age", "Please enter an age"],
  [{ budget: -5 }, "budget", "Budget cannot be negative"],
  [{ budget: "1e3" }, "budget", "Please enter a valid number"],
  [{ budget: 100_001 }, "budget", "Please enter a budget up to 100,000"],
  [{ recipientType: "   " }, "recipientType", "Please enter who the gift is for"],
  [{ recipientType: 7 }, "recipientType", "Please enter who the gift is for"],
  [{ recipientType: "x".repeat(81) }, "recipientType", "Please use at most 80 characters"],
  [{ recipientType: "Mo\u0000ther" }, "recipientType", "Please use plain text on one line"],
  [{ occasion: "Birthday\nparty" }, "occasion", "Please use plain text on one line"],
  [{ interests: " , ," }, "interests", "Please enter at least one interest"],
  [{ interests: "x".repeat(401) }, "interests", "Please use at most 400 characters"],
  [{ interests: "a,b,c,d,e,f,g,h,i,j,k,l,m" }, "interests", "Please enter at most 12 interests"],
  [{ recipientType: "\ufdfa".repeat(5) }, "recipientType", "Please use at most 80 characters"],
  [{ occasion: "\ufdfb ".repeat(20) }, "occasion", "Please use at most 80 characters"],
  [{ interests: "\ufdfa".repeat(23) }, "interests", "Please use at most 400 characters"],
  [{ avoid: "\ufdfa".repeat(12) }, "avoid", "Please use at most 200 characters"],
  [{ interests: "Tea\u2028Budget: 1" }, "interests", "Please use plain text on one line"],
  [{ avoid: "Tea\u2029Budget: 1" }, "avoid", "Please use plain text on one line"],
  [{ region: "France" }, "region", "Please choose UK or USA"],
])("%o is an error of its field", (change, field, message) => {
  expect(errorsOf(change)).toEqual({ [field]: [message] });
});

test("all missing fields are reported together", () => {
  expect(
    Object.keys(errorsOf({ recipientType: "", age: "", occasion: "", interests: "" })),
  ).toEqual(["recipientType", "age", "occasion", "interests"]);
});

test("what to avoid is optional, trimmed and bounded", () => {
  expect(briefSchema.parse({ ...typed, avoid: " no mugs " }).avoid).toBe("no mugs");
  expect(errorsOf({ avoid: "x".repeat(201) })).toEqual({
    avoid: ["Please use at most 200 characters"],
  });
  expect(errorsOf({ avoid: "no\nmugs" })).toEqual({
    avoid: ["Please use plain text on one line"],
  });
  expect(errorsOf({ avoid: 7 })).toEqual({ avoid: ["Please enter what to avoid as text"] });
});

test.each([
  [{}, "Mother, aged 62, who enjoys Tea. Occasion: Birthday"],
  [{ age: "0" }, "Mother, who enjoys Tea. Occasion: Birthday"],
  [
    { age: "0", recipientType: "Nephew" },
    "Nephew, in the first year, who enjoys Tea. Occasion: Birthday",
  ],
  [
    { age: "0", occasion: "new baby" },
    "Mother, newborn or not born yet, who enjoys Tea. Occasion: new baby",
  ],
])("a brief with %j is told as %s", (change, text) => {
  expect(describeBrief(briefSchema.parse({ ...typed, ...change }))).toBe(text);
});
