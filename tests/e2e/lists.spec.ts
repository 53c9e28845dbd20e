import type { Page } from "playwright/test";
import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { GIFT, get, gift, madeList, visitor } from "../support/list-screens";
import { open, ready, signedIn } from "../support/people-screens";
import { coloursOf } from "../support/pixels";
import { chooseEssentialCookies, expectGoodScreen } from "../support/screen-checks";
import { finishedSearch } from "../support/screens";
import { hasJavaScript } from "../support/test";

const sum = (colour: number[] = []) => colour.reduce((all, part) => all + part, 0);

test("a giver gets a gift and takes it back; others and the organiser see both", async ({
  page,
  browser,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const address = await madeList(page, js, "A surprise");
  const ada = await visitor(browser, address, js);
  const ben = await visitor(browser, address, js);
  const reload = async (seen: Page) => {
    if (!js.javaScript) await seen.reload();
  };
  await get(ada, js, "Ada");
  await expect(gift(ada)).toContainText("You are getting this, as Ada.");
  await reload(ben);
  await expect(gift(ben)).toContainText("Ada is getting this.");
  await expect(gift(ben).getByRole("button")).toHaveCount(0);
  await reload(page);
  await expect(gift(page)).toContainText("Ada is getting this.");

  await ready(ada, js);
  await gift(ada).getByRole("button", { name: "Undo" }).click();
  await expect(gift(ada).getByRole("button", { name: "I'll get this one" })).toBeVisible();
  await reload(ben);
  await get(ben, js, "Ben");
  await expect(gift(ben)).toContainText("You are getting this, as Ben.");

  await reload(page);
  await gift(page).getByRole("button", { name: "Release" }).click();
  await expect(gift(page).getByRole("button", { name: "Release" })).toHaveCount(0);
  await reload(ben);
  await expect(gift(ben).getByRole("button", { name: "I'll get this one" })).toBeVisible();
  for (const one of [ada, ben]) await one.context().close();
});

test("whoever is second is told so at once, and sees what is left", async ({
  page,
  browser,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const address = await madeList(page, js, "A surprise");
  const ben = await visitor(browser, address, js);
  await ben.getByRole("button", { name: "I'll get this one" }).click();
  const form = open(ben, "I'll get this one", js);
  await form.getByRole("textbox", { name: "First name" }).fill("Ben");
  const ada = await visitor(browser, address, js);
  await get(ada, js, "Ada");
  await expect(gift(ada)).toContainText("You are getting this");
  const lost = ben.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button", { name: "Confirm" }).click();
  expect((await lost).status()).toBe(409);
  await expect(ben.getByRole("alert")).toContainText("Ada is already getting this.");
  await ready(ben, js);
  await form.getByRole("button", { name: "Back to the list" }).click();
  await expect(gift(ben)).toContainText("Ada is getting this.");
  for (const one of [ada, ben]) await one.context().close();
});

test("several people chip in, and never more than the price", async ({ page, browser }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const address = await madeList(page, js, "A surprise");
  const chipIn = async (giver: Page, name: string, amount: string) => {
    await gift(giver).getByRole("button", { name: "Chip in" }).click();
    const form = open(giver, "Chip in", js);
    await expect(form).toContainText("No money passes through Ribbon");
    await form.getByRole("textbox", { name: "First name" }).fill(name);
    await form.getByRole("textbox", { name: "Amount" }).fill(amount);
    await form.getByRole("button", { name: "Confirm" }).click();
    return form;
  };
  const ada = await visitor(browser, address, js);
  const form = await chipIn(ada, "Ada", "50.01");
  await expect(form.getByText("£50.00 at most").first()).toBeVisible();
  await form.getByRole("textbox", { name: "Amount" }).fill("30");
  await form.getByRole("button", { name: "Confirm" }).click();
  await expect(gift(ada)).toContainText("£30.00 of £50.00 together");
  const bar = gift(ada).getByRole("progressbar");
  await expect(bar).toBeVisible();
  const [together, missing] = await coloursOf(bar, [0.3, 0.9]);
  expect(sum(missing), "the track is lighter than what is together").toBeGreaterThan(sum(together));
  const ben = await visitor(browser, address, js);
  await expect(gift(ben).getByRole("button", { name: "I'll get this one" })).toHaveCount(0);
  await chipIn(ben, "Ben", "20");
  await expect(gift(ben)).toContainText("£50.00 of £50.00 together");
  await expect(gift(ben).getByRole("button", { name: "Chip in" })).toHaveCount(0);
  for (const one of [ada, ben]) await one.context().close();
});

test("the owner of a wish list sees no claim, at either address", async ({
  page,
  browser,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const address = await madeList(page, js, "A wish list");
  const organiser = page.url();
  const ada = await visitor(browser, address, js);
  await get(ada, js, "Ada");
  await expect(gift(ada)).toContainText("You are getting this, as Ada.");
  for (const place of [organiser, address]) {
    await page.goto(place);
    await expect(page.getByRole("heading", { level: 2, name: GIFT })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("Ada");
    await expect(page.getByRole("button", { name: /Release|get this one|Chip in/ })).toHaveCount(0);
  }
  await ada.context().close();
});

test("a list that is ended is gone for everybody", async ({ page, browser }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const address = await madeList(page, js, "A surprise");
  const ada = await visitor(browser, address, js);
  await page.getByRole("button", { name: "End this list" }).click();
  const question = js.javaScript
    ? page.getByRole("alertdialog", { name: "End this list" })
    : page.getByRole("main");
  await question.getByRole("button", { name: "End this list" }).click();
  await expect(page).not.toHaveURL(/\/lists\/manage/);
  if (!js.javaScript) await ada.reload();
  await expect(ada.getByRole("heading", { level: 1, name: "This has ended" })).toBeVisible();
  await ada.context().close();
});

test("a list is made from results, from saved gifts and from a person, and kept by the account", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const search = await finishedSearch(page.request);
  const call = await signedIn(page);
  const card = await call("/profilecards", anna);
  await call("/savedgifts", { ...teapot, profileCardIds: [card.id], isFavorited: true });
  const make = async (title: string) => {
    await ready(page, js);
    await page.getByRole("textbox", { name: "Title" }).fill(title);
    await page.getByRole("button", { name: "Make the list" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    return page.getByRole("article").count();
  };
  await page.goto(search);
  await page.getByRole("link", { name: "Make a list to share" }).click();
  expect(await make("From results")).toBe(5);
  await page.goto("/saved-gifts");
  await page.getByRole("link", { name: "Make a list to share" }).click();
  await expect(page.getByRole("checkbox", { name: teapot.title })).toBeChecked();
  expect(await make("From saved gifts")).toBe(1);
  await page.goto("/profile-cards");
  await page.getByRole("button", { name: "Make a list to share" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Gifts for Anna");
  await page.getByRole("checkbox", { name: teapot.title }).uncheck();
  await ready(page, js);
  await page.getByRole("button", { name: "Make the list" }).click();
  await expect(page.getByText("Please choose at least one gift").first()).toBeVisible();
  await page.getByRole("checkbox", { name: teapot.title }).check();
  expect(await make("For Anna")).toBe(1);

  await page.goto("/lists");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(["For Anna", "From saved gifts", "From results"]);
  await page.getByRole("link", { name: "From results" }).click();
  await expect(page.getByRole("button", { name: "End this list" })).toBeVisible();
});

test("the pages of a list are valid and accessible in every theme and width", {
  tag: "@javascript",
}, async ({ page, browser }) => {
  const js = { javaScript: true };
  await chooseEssentialCookies(page);
  const address = await madeList(page, js, "A surprise");
  const organiser = page.url().replace(/\?.*/, "");
  const ada = await visitor(browser, address, js);
  await get(ada, js, "Ada");
  await expect(gift(ada)).toContainText("You are getting this");
  await ada.context().close();
  for (const path of [address, organiser, `${address}/get/1`, `${organiser}/add`]) {
    await expectGoodScreen(page, path);
  }
});
