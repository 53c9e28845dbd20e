import { expect, test } from "vitest";
import { GIFT_IDEAS, INTERESTS } from "~/providers/ideas/knowledge/base";
import { giftIdeaSchema, interestSchema } from "~/providers/ideas/knowledge/knowledge.schema";

const slugs = new Set(INTERESTS.map((interest) => interest.slug));

test("the knowledge base has at least 300 ideas and 60 interests", () => {
  expect(GIFT_IDEAS.length).toBeGreaterThanOrEqual(300);
  expect(INTERESTS.length).toBeGreaterThanOrEqual(60);
});

test("interests and ideas match their schemas and are unique", () => {
  for (const interest of INTERESTS) interestSchema.parse(interest);
  for (const idea of GIFT_IDEAS) giftIdeaSchema.parse(idea);
  expect(slugs.size).toBe(INTERESTS.length);
  expect(new Set(GIFT_IDEAS.map((idea) => idea.id)).size).toBe(GIFT_IDEAS.length);
  expect(new Set(GIFT_IDEAS.map((idea) => idea.title)).size).toBe(GIFT_IDEAS.length);
});

test("ideas refer to existing interests, and each interest has ideas of three kinds", () => {
  for (const idea of GIFT_IDEAS) {
    for (const slug of idea.interests) expect(slugs, idea.id).toContain(slug);
  }
  for (const slug of slugs) {
    const kinds = GIFT_IDEAS.filter((idea) => idea.interests.includes(slug)).map((i) => i.kind);
    expect(new Set(kinds).size, slug).toBeGreaterThanOrEqual(3);
  }
});

test("hazardous ideas have a minimum age", () => {
  for (const { id, avoid, ages } of GIFT_IDEAS) {
    if (avoid.some((hazard) => hazard !== "small-parts")) {
      expect(ages[0], id).toBeGreaterThanOrEqual(18);
    }
    if (avoid.includes("small-parts")) expect(ages[0], id).toBeGreaterThanOrEqual(3);
  }
});

test("{who} is only used as a grammatical object", () => {
  for (const { id, description } of GIFT_IDEAS) {
    expect(description, id).not.toMatch(/\{who\}['’]s|(^|[.!?]\s)\{who\}/);
    expect(description.replaceAll("{who}", ""), id).not.toMatch(/[{}]/);
  }
});

test("the knowledge base is in British English", () => {
  const american =
    /\b(color|flavor|favorite|jewelry|gray|cozy|center|neighbor|aluminum|theater)\b/i;
  for (const { id, title, description, reason } of GIFT_IDEAS) {
    expect(`${title} ${description} ${reason}`, id).not.toMatch(american);
  }
});
