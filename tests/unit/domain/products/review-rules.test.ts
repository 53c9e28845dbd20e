import { expect, test } from "vitest";
import { inventsNumbers, isImproper, notMentioned } from "~/domain/products/review-rules";
import { plainText } from "~/domain/shared/plain-text";

test.each([
  "I tested this for weeks",
  "We love it",
  "OUR promise to you",
  "Customers say it lasts",
  "A top-rated kneeler",
  "Deserves 5 stars",
  "4.8 out of 5",
  "Our best-seller",
  "See www.example.com",
  "Warranty cards are at amazon-refunds.shop only.",
  "Claim at EVIL.ly/abc",
])("%s is improper", (text) => {
  expect(isImproper(text)).toBe(true);
});

test.each([
  "Comes in US sizes",
  "Rated load 110 kg",
  "Weather-proof, i.e. for outdoors",
  "Star-shaped tin",
])("%s is proper", (text) => {
  expect(isImproper(text)).toBe(false);
});

test("a number that the listing does not contain is invented", () => {
  expect(inventsNumbers("Holds 110 kg", "supports up to 110 kg")).toBe(false);
  expect(inventsNumbers("Holds 150 kg", "supports up to 110 kg")).toBe(true);
});

test("a consideration is worded as a fact about the listing", () => {
  expect(notMentioned("The weight.")).toBe("The listing does not mention the weight.");
  expect(notMentioned("The listing does not mention the weight")).toBe(
    "The listing does not mention the weight.",
  );
});

test("markup becomes plain text", () => {
  expect(plainText(`Tea &amp; <b>cake</b><script>alert(1)</script><img src=x onerror="x()">`)).toBe(
    "Tea & cake",
  );
  expect(plainText("a < b and b > a")).toBe("a < b and b > a");
  expect(plainText("one<script>never closed")).toBe("one");
});
