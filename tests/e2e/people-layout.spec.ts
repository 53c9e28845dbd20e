import { expect, test } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { boxesOf } from "../support/boxes";
import { open, ready, signedIn } from "../support/people-screens";
import { hasJavaScript } from "../support/test";

test("Add New stands after the people, and above them on a phone", async ({ page }) => {
  const call = await signedIn(page);
  for (const name of ["Anna", "Bert"]) await call("/profilecards", { ...anna, name });
  await page.goto("/profile-cards");
  const last = page.getByRole("article").last();
  const add = page.getByRole("button", { name: "Add New" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const [card, tile] = await boxesOf(last, add);
  expect(tile.left).toBeGreaterThan(card.right);
  expect(tile.top).toBe(card.top);
  expect(tile.height).toBe(192);
  await page.setViewportSize({ width: 360, height: 780 });
  const [below, row] = await boxesOf(page.getByRole("article").first(), add);
  expect(row.bottom).toBeLessThan(below.top);
});

test("a card has a border in forced colours, and its buttons beside each other", async ({
  page,
}) => {
  const call = await signedIn(page);
  const name = "Wilhelmina Featherstonehaugh";
  await call("/profilecards", { ...anna, name });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/profile-cards");
  const card = page.getByRole("article");
  await expect(card).toHaveCSS("border-top-width", "1px");
  const button = (text: string) => card.getByRole("button", { name: text });
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [edit, gifts] = await boxesOf(button("Edit / Add Holidays"), button("Show Saved Gifts"));
    expect(gifts.top, `at ${width}`).toBe(edit.top);
  }
  await expect(button("Ask Wilhelmina")).toHaveText("Ask Wilhelmina");
  await expect(button("Ask Wilhelmina")).toHaveAccessibleDescription(name);
});

test("on a small tablet the links of a person stand beside the name", async ({ page }) => {
  const call = await signedIn(page);
  for (let place = 0; place < 13; place += 1) {
    await call("/profilecards", { ...anna, name: `Person ${String(place).padStart(2, "0")}` });
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/profile-cards");
  const first = { name: "Person 00", exact: true };
  const links = page.getByRole("link", { name: "Find gift ideas for Person 00" });
  const [name, link] = await boxesOf(page.getByRole("link", first), links);
  expect(link.left).toBeGreaterThan(name.right);
  expect(link.top).toBeLessThan(name.bottom + 24);
});

test("the first person of many stands in the first window of a phone", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  for (let place = 0; place < 13; place += 1) {
    await call("/profilecards", { ...anna, name: `Person ${String(place).padStart(2, "0")}` });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/profile-cards");
  await ready(page, js);
  const first = page.getByRole("checkbox", { name: /^Choose / }).first();
  expect((await first.boundingBox())?.y).toBeLessThan(480);
  await expect(page.getByRole("button", { name: "Select all" })).toBeHidden();
  await page.getByText("Add a holiday to several, or delete them").click();
  await page.getByRole("button", { name: "Select all" }).click();
  await expect(first).toBeChecked();
  const search = page.getByLabel("Search by name");
  await expect(search).toBeHidden();
  await page.getByText("Search, sort and view").click();
  await search.fill("07");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("1 of 13 people")).toBeVisible();
  await expect(search).toHaveValue("07");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/profile-cards");
  await expect(search).toBeVisible();
  await expect(page.getByRole("button", { name: "Select all" })).toBeVisible();
});

test("deleting a holiday stands in the row of what saves it, apart", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const { id } = await call("/profilecards", anna);
  const own = { name: "Wedding day", date: "1968-06-01", isRecurring: true, isOriginDate: true };
  await call(`/profilecards/${id}/custom-holidays`, own);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  const card = open(page, "Edit Holidays", js);
  await expect(card.getByText(/^1 June \d{4}, since 1968$/)).toBeVisible();
  await card.getByRole("button", { name: "Edit Wedding day" }).click();
  const form = open(page, "Edit Custom Holiday", js);
  const button = (name: string) => form.getByRole("button", { name, exact: true });
  const [remove, save] = await boxesOf(button("Delete this holiday"), button("Save"));
  expect(remove.top).toBe(save.top);
  const [, cancel] = await boxesOf(button("Save"), button("Cancel"));
  expect(remove.right).toBeLessThan(cancel.left);
});
