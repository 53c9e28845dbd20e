import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { boxesOf } from "../support/boxes";
import { open, ready, signedIn } from "../support/people-screens";
import { coloursOf } from "../support/pixels";
import { hasJavaScript } from "../support/test";

test("people with one or two gifts stand side by side, with what the gifts cost", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const ids: string[] = [];
  for (const name of ["Anna", "Bert", "Carla", "Dora"]) {
    ids.push((await call("/profilecards", { ...anna, name })).id);
  }
  const gifts = { Anna: 2, Bert: 3, Carla: 1, Dora: 0 };
  for (const [place, count] of Object.values(gifts).entries()) {
    for (let number = 0; number < count; number += 1) {
      const title = `Teapot ${place} ${number}`;
      const of = { asin: `A${place}${number}`, title, price: 24.4 + number / 10 };
      await call("/savedgifts", {
        ...teapot,
        ...of,
        isFavorited: false,
        profileCardIds: [ids[place]],
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/saved-gifts");
  await ready(page, js);
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "My Saved Gifts",
    "Bert - Mother",
    "Anna - Mother",
    "Carla - Mother",
    "Dora - Mother",
  ]);
  await expect(part("Anna - Mother").getByText("2 gifts · £48.90")).toBeVisible();
  await expect(part("Carla - Mother").getByText("1 gift · £24.40")).toBeVisible();
  await expect(
    part("Anna - Mother").getByRole("link", { name: "Find gift ideas for Anna" }),
  ).toBeVisible();
  const both = () => boxesOf(part("Anna - Mother"), part("Carla - Mother"));
  const [one, other] = await both();
  expect(other.top).toBe(one.top);
  expect(other.left).toBeGreaterThan(one.left);
  const card = part("Carla - Mother").getByRole("article");
  await expect(card.getByText("£24.40", { exact: true })).toBeVisible();
  await expect(card.getByText(/^saved \d+ \w+ \d{4}$/)).toBeVisible();
  for (const width of [768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const first = (name: string) => part(name).getByRole("article").first();
    const [two, single] = await boxesOf(first("Anna - Mother"), first("Carla - Mother"));
    expect(single.width, `at ${width}`).toBeCloseTo(two.width, 0);
    if (width < 900) continue;
    expect(single.top, `at ${width}`).toBe(two.top);
    expect(single.height, `at ${width}`).toBe(two.height);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await both();
  expect(below.top).toBeGreaterThan(above.top);
});

test("the picture of a saved gift leads to its details, with the star inside it", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/savedgifts", teapot);
  await page.goto("/saved-gifts");
  await ready(page, js);
  const card = page.getByRole("article");
  const [picture, star] = await boxesOf(
    card.locator("img"),
    card.getByRole("button", { name: /^Save / }),
  );
  expect(star.right).toBeLessThan(picture.right);
  expect(star.top).toBeGreaterThan(picture.top);
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
  await page.mouse.click(picture.left + 40, picture.bottom - 40);
  await expect(
    open(page, teapot.title, js).getByText("A teapot for slow afternoons"),
  ).toBeVisible();
});

test("Save Gift says at once what is being saved", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/savedgifts", teapot);
  await page.goto("/saved-gifts");
  await ready(page, js);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/saved-gifts\/save\b/, async (route) => {
    if (route.request().resourceType() !== "document") await asked;
    await route.continue();
  });
  await page.getByRole("button", { name: /^Save / }).click();
  const dialog = open(page, "Save Gift", js);
  await expect(dialog.getByText(teapot.title)).toBeVisible();
  await expect(dialog.getByText("£24.99")).toBeVisible();
  await expect(dialog.locator("img")).toBeVisible();
  if (js.javaScript) await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  answer();
  await expect(dialog.getByRole("checkbox", { name: "Also save to My Favourites" })).toBeChecked();
});

test("a tile of a phone has its states in one row of thirds, and its day in one line", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const { id } = await call("/profilecards", anna);
  for (const asin of ["A1", "A2"]) {
    await call("/savedgifts", { ...teapot, asin, isFavorited: false, profileCardIds: [id] });
  }
  await page.goto("/saved-gifts");
  await ready(page, js);
  await page.getByRole("button", { name: "Tiles" }).click();
  await expect(page.getByRole("button", { name: "Tiles" })).toHaveAttribute("aria-pressed", "true");
  await page.setViewportSize({ width: 360, height: 780 });
  const [one, other] = await boxesOf(
    page.getByRole("article").first(),
    page.getByRole("article").last(),
  );
  expect(other.top).toBe(one.top);
  const tile = page.getByRole("article").first();
  const state = (name: string) => tile.getByRole("button", { name, exact: true });
  const [idea, bought] = await boxesOf(state("Idea"), state("Bought"));
  const [, given] = await boxesOf(state("Idea"), state("Given"));
  for (const next of [bought, given]) {
    expect(next.top).toBe(idea.top);
    expect(next.width).toBeCloseTo(idea.width, 0);
  }
  const day = tile.getByText(/^\d+ \w+ \d{4}$/);
  expect((await day.boundingBox())?.height).toBeLessThan(24);
});

test("instead of a picture that does not load stands a tint", async ({ page }) => {
  const call = await signedIn(page);
  const imageUrl = new URL("/sample/nowhere.svg", page.url()).href;
  await call("/savedgifts", { ...teapot, imageUrl });
  await page.goto("/saved-gifts");
  const picture = page.getByRole("article").locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveJSProperty("naturalWidth", 0);
  const [edge, inner] = await coloursOf(picture, [0.05, 0.25]);
  expect(inner).toEqual(edge);
  expect(edge).not.toEqual([255, 255, 255]);
});
