import { expect, test } from "vitest";
import { firstSegments, routesOf } from "../../../workers/route-groups";

const routes = {
  root: { id: "root", path: "" },
  home: { id: "home", parentId: "root" },
  absent: { id: "absent", parentId: "root", path: "*" },
  cards: { id: "cards", parentId: "root", path: "cards" },
  card: { id: "card", parentId: "cards", path: ":id" },
  calendar: { id: "calendar", parentId: "root", path: "cards/calendar" },
  about: { id: "about", parentId: "root", path: "about" },
};

test("a segment gets its own routes and those that could match anywhere", () => {
  expect(Object.keys(routesOf(routes, "cards"))).toEqual([
    "root",
    "home",
    "absent",
    "cards",
    "card",
    "calendar",
  ]);
  expect(Object.keys(routesOf(routes, "about"))).toEqual(["root", "home", "absent", "about"]);
  expect(Object.keys(routesOf(routes, ""))).toEqual(["root", "home", "absent"]);
});

test("firstSegments returns the first segment of each route", () => {
  expect([...firstSegments(routes)]).toEqual(["", "cards", "about"]);
});
