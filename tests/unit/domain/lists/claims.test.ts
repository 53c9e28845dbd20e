import { expect, test } from "vitest";
import { keepClaim, removeClaim } from "~/domain/lists/claims.server";
import { LIST_LIMITS } from "~/domain/lists/gift-list";
import { keepReminder } from "~/domain/lists/giver-reminders.server";
import { listLog } from "~/domain/lists/list-log";
import { claimOf, listOf } from "../../../support/lists";

const now = new Date("2026-11-22T12:00:00Z");

test("the first claim wins, and the second is told whose it is", () => {
  const store = listOf();
  expect(keepClaim(store, "1", claimOf("Ada"), now)).toEqual({ state: "kept" });
  expect(keepClaim(store, "1", claimOf("Ben"), now)).toEqual({
    state: "lost",
    message: "Ada is already getting this.",
  });
  expect(listLog(store).claims("1")).toMatchObject([{ name: "Ada", at: now.toISOString() }]);
});

test("the same form sent twice is one claim; with the id of somebody else's it is lost", () => {
  const store = listOf([{ quantity: 2 }]);
  const claim = claimOf("Ada");
  expect(keepClaim(store, "1", claim, now)).toEqual({ state: "kept" });
  expect(keepClaim(store, "1", claim, now)).toEqual({ state: "kept" });
  expect(keepClaim(store, "1", { ...claim, browser: "another" }, now).state).toBe("lost");
  expect(listLog(store).countClaims()).toBe(1);
});

test("the id of another gift's claim is refused, so that nobody's reminder is another's", () => {
  const store = listOf([{}, {}]);
  const claim = claimOf("Vic", { id: "one" });
  keepClaim(store, "1", claim, now);
  const eve = claimOf("Eve", { id: "one" });
  expect(keepClaim(store, "2", eve, now).state).toBe("lost");
  expect(listLog(store).countClaims()).toBe(1);
});

test("a reminder takes the place of the same claim's alone", () => {
  const store = listOf([{}, {}]);
  const log = listLog(store);
  const at = now.toISOString();
  log.keepClaims("1", [{ ...claimOf("Vic", { id: "one", browser: "vic" }), at }]);
  log.keepClaims("2", [{ ...claimOf("Eve", { id: "one", browser: "eve" }), at }]);
  const reminder = { claimId: "one", origin: "https://ribbon.test" };
  const of = (giftId: string, email: string) => ({ ...reminder, giftId, email });
  expect(keepReminder(store, of("1", "vic@example.com"), "vic")).toBe(true);
  expect(keepReminder(store, of("2", "eve@example.com"), "eve")).toBe(true);
  expect(keepReminder(store, of("2", "eve2@example.com"), "eve")).toBe(true);
  expect(log.reminders().map(({ email }) => email)).toEqual([
    "vic@example.com",
    "eve2@example.com",
  ]);
});

test("of several pieces no more are given than are wanted", () => {
  const store = listOf([{ quantity: 3 }]);
  expect(keepClaim(store, "1", claimOf("Ada", { quantity: 4 }), now)).toMatchObject({
    message: "There are only 3 of these on the list.",
  });
  keepClaim(store, "1", claimOf("Ada", { quantity: 2 }), now);
  expect(keepClaim(store, "1", claimOf("Ben", { quantity: 2 }), now)).toMatchObject({
    message: "Ada is already getting this: 1 of 3 still to get.",
  });
  expect(keepClaim(store, "1", claimOf("Ben"), now)).toEqual({ state: "kept" });
});

test("pledges never exceed the price", () => {
  const store = listOf();
  const chipIn = (name: string, amount: number) =>
    keepClaim(store, "1", claimOf(name, { amount }), now);
  expect(chipIn("Ada", 5001)).toMatchObject({ state: "refused" });
  expect(chipIn("Ada", 3000)).toEqual({ state: "kept" });
  expect(chipIn("Ben", 2001)).toEqual({
    state: "lost",
    message: "Others were faster: only £20.00 is still missing.",
  });
  expect(chipIn("Ben", 2000)).toEqual({ state: "kept" });
  expect(chipIn("Cleo", 1)).toMatchObject({ state: "lost" });
  expect(keepClaim(store, "1", claimOf("Dan"), now)).toMatchObject({
    message: "Ada is already getting this together with others. You can chip in, too.",
  });
});

test("nobody chips in for what somebody gets, or for what has no single price", () => {
  const store = listOf([{}, { price: null }, { quantity: 2 }]);
  keepClaim(store, "1", claimOf("Ada"), now);
  const pledge = claimOf("Ben", { amount: 100 });
  expect(keepClaim(store, "1", pledge, now)).toMatchObject({
    message: "Ada is already getting this.",
  });
  expect(keepClaim(store, "2", pledge, now)).toMatchObject({ state: "refused" });
  expect(keepClaim(store, "3", pledge, now)).toMatchObject({ state: "refused" });
});

test("a gift that is not on the list is missing", () => {
  expect(keepClaim(listOf(), "2", claimOf("Ada"), now)).toEqual({ state: "missing" });
});

test("a list holds 500 claims", () => {
  const store = listOf([{ price: 100_000 }, {}]);
  for (let count = 0; count < LIST_LIMITS.claims; count += 1) {
    expect(keepClaim(store, "1", claimOf("Ada", { amount: 1 }), now).state).toBe("kept");
  }
  expect(keepClaim(store, "2", claimOf("Ben"), now)).toEqual({ state: "full" });
});

test("only the browser that made a claim takes it back; the organiser releases it", () => {
  const store = listOf();
  const claim = claimOf("Ada");
  keepClaim(store, "1", claim, now);
  expect(removeClaim(store, "1", claim.id, "another")).toBe(false);
  expect(removeClaim(store, "1", claim.id, null)).toBe(false);
  expect(removeClaim(store, "1", claim.id, claim.browser)).toBe(true);
  expect(removeClaim(store, "1", claim.id, claim.browser)).toBe(false);
  expect(keepClaim(store, "1", claimOf("Ben"), now)).toEqual({ state: "kept" });
  expect(removeClaim(store, "1", listLog(store).claims("1")[0]?.id ?? "")).toBe(true);
});
