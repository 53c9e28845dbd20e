import { expect, test } from "vitest";
import { cookieNotice } from "~/lib/consent";
import { canonicalPath } from "~/lib/public-pages";
import { telemetrySchema, withoutIdentifiers } from "~/lib/telemetry.schema";

test("shows the prompt until a choice is made, except on privacy and terms", () => {
  expect(cookieNotice(null, "/")).toBe("prompt");
  expect(cookieNotice(null, "/about")).toBe("prompt");
  expect(cookieNotice(null, "/privacy")).toBeNull();
  expect(cookieNotice(null, "/Terms/")).toBeNull();
  expect(cookieNotice("accepted", "/")).toBeNull();
});

test("shows the overlay after declining, except on the information pages", () => {
  expect(cookieNotice("declined", "/giftsearch/1")).toBe("overlay");
  for (const path of ["/privacy", "/terms", "/about", "/contact", "/cookies"]) {
    expect(cookieNotice("declined", path)).toBeNull();
  }
  expect(cookieNotice("essential", "/")).toBeNull();
});

test("removes identifiers from counted paths", () => {
  expect(withoutIdentifiers(`/giftsearch/${"0a".repeat(32)}`)).toBe("/giftsearch/:id");
  expect(withoutIdentifiers(`/profile-cards/${crypto.randomUUID()}/edit`)).toBe(
    "/profile-cards/:id/edit",
  );
  expect(withoutIdentifiers("/savedgifts/by-asin/B0ABCD1234")).toBe("/savedgifts/by-asin/:id");
  expect(withoutIdentifiers("/to/ann@example.com")).toBe("/to/:id");
  expect(withoutIdentifiers("/to/ann%40example.com/x")).toBe("/to/:id/x");
  expect(withoutIdentifiers("/cancel-email-change")).toBe("/cancel-email-change");
});

test("refuses events with unlisted types, fields or values", () => {
  const view = { type: "page-view", path: "/about" };
  expect(telemetrySchema.safeParse({ events: [view] }).success).toBe(true);
  const bad = [
    { ...view, path: "/login?email=a@example.com" },
    { ...view, path: "https://elsewhere.example/" },
    { type: "click", path: "/" },
    { type: "fetch", path: "/", milliseconds: -1, status: 200 },
  ];
  for (const event of bad)
    expect(telemetrySchema.safeParse({ events: [event] }).success).toBe(false);
  expect(telemetrySchema.parse({ events: [{ ...view, user: "me" }] }).events).toEqual([view]);
});

test("only public pages have a canonical address", () => {
  expect(canonicalPath("/About/")).toBe("/about");
  expect(canonicalPath("/")).toBe("/");
  expect(canonicalPath("/account")).toBeNull();
});
