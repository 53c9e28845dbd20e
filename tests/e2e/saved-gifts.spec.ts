import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { open, ready, signedIn } from "../support/people-screens";
import { hasJavaScript, hydrated, search } from "../support/test";

test("unticking every box removes a gift", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  await page.goto("/?recipientType=Friend&age=30&occasion=Birthday&interests=Cycling");
  await search(page, js.javaScript);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  const star = page.getByRole("button", { name: /^Save / }).first();
  for (const pressed of ["true", "false"]) {
    if (js.javaScript) await hydrated(page);
    await star.click();
    const dialog = open(page, "Save Gift", js);
    await expect(dialog.getByText("No profile cards found.")).toBeVisible();
    const favourite = dialog.getByRole("checkbox", { name: "Also save to My Favourites" });
    await favourite.setChecked(pressed === "true");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(star).toHaveAttribute("aria-pressed", pressed);
  }
});

test("where a gift is saved is said, on results and in its details", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", anna);
  await call("/savedgifts", teapot);
  const news = (text: string) => page.getByRole("status").filter({ hasText: text });
  const dialog = open(page, "Save Gift", js);
  const person = dialog.getByRole("checkbox", { name: "Anna - Mother" });
  const favourite = dialog.getByRole("checkbox", { name: "Also save to My Favourites" });
  async function saveAgain(text: string) {
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(news(text)).toBeVisible();
    await ready(page, js);
  }
  await page.goto("/?recipientType=Friend&age=30&occasion=Birthday&interests=Cycling");
  await search(page, js.javaScript);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  await ready(page, js);
  const star = page.getByRole("button", { name: /^Save / }).first();
  await star.click();
  await person.check();
  await saveAgain("Saved for Anna.");
  await star.click();
  await person.uncheck();
  await favourite.check();
  await saveAgain("Saved to My Favourites.");
  await star.click();
  await favourite.uncheck();
  await saveAgain("Removed from your saved gifts.");

  await page.goto("/saved-gifts");
  await ready(page, js);
  await page.getByRole("link", { name: teapot.title }).click();
  const detail = open(page, teapot.title, js);
  await ready(page, js);
  await detail.getByRole("button", { name: `Save ${teapot.title}` }).click();
  await person.check();
  await saveAgain("Saved for Anna");
  await detail.getByRole("button", { name: `Save ${teapot.title}` }).click();
  await person.uncheck();
  await favourite.uncheck();
  await saveAgain("Removed from your saved gifts.");
});

test("a signed-out visitor is asked to log in, with a link back to the results", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await page.goto("/?recipientType=Friend&age=30&occasion=Birthday&interests=Cycling");
  await search(page, js.javaScript);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  const results = new URL(page.url()).pathname;
  if (js.javaScript) await hydrated(page);
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  const dialog = open(page, "Save Gift", js);
  await expect(dialog.getByText("Please log in or register to save gifts.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    new RegExp(`^/login\\?from=.*${results.split("/").at(-1)}`),
  );
});

test("the star in a gift's details changes where the gift is saved, and can remove it", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", anna);
  await call("/savedgifts", { ...teapot, imageUrl: "https://elsewhere.example/teapot.jpg" });
  await page.goto("/saved-gifts");
  await ready(page, js);
  await page.getByRole("link", { name: teapot.title }).click();
  const detail = open(page, teapot.title, js);
  const star = detail.getByRole("button", { name: `Save ${teapot.title}` });
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await star.click();
  const dialog = open(page, "Save Gift", js);
  await dialog.getByRole("checkbox", { name: "Anna - Mother" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(detail.getByRole("heading", { name: "For Anna - Mother" })).toBeVisible();

  await ready(page, js);
  await star.click();
  await dialog.getByRole("checkbox", { name: "Anna - Mother" }).uncheck();
  await dialog.getByRole("checkbox", { name: "Also save to My Favourites" }).uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/saved-gifts(\?|$)/);
  await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  await expect(page.getByText(/^No favourites yet/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Tiles" })).toHaveCount(0);
});

test("many gifts are paginated, and closing a gift's details returns to its page", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  for (let number = 1; number <= 30; number += 1) {
    await call("/savedgifts", { ...teapot, asin: `A${number}`, title: `Teapot ${number}` });
  }
  await page.goto("/saved-gifts");
  await ready(page, js);
  await page.getByRole("link", { name: "Show all 30 of My Saved Gifts" }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("link", { name: "Older gifts" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(6);
  await page.getByRole("link", { name: "Teapot 1", exact: true }).click();
  await open(page, "Teapot 1", js).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/saved-gifts?section=favourites&page=2");
  await expect(page.getByRole("article")).toHaveCount(6);
});

test("of many people, those without gifts are folded below the others", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const ids: string[] = [];
  for (let number = 1; number <= 12; number += 1) {
    ids.push((await call("/profilecards", { ...anna, name: `Person ${number}` })).id);
  }
  await call("/savedgifts", { ...teapot, isFavorited: false, profileCardIds: [ids[11]] });
  await page.goto("/saved-gifts");
  await expect(page.getByText("No saved gifts for this profile.")).toHaveCount(11);
  await expect(page.getByRole("link", { name: "Find gift ideas for Person 3" })).toBeVisible();

  await call("/profilecards", { ...anna, name: "Granny", relationship: "Grandmother" });
  await page.goto("/saved-gifts");
  await ready(page, js);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "My Saved Gifts",
    "Person 12 - Mother",
  ]);
  const granny = page.getByRole("link", { name: "Find gift ideas for Granny" });
  await expect(granny).toBeHidden();
  await page.getByText("No saved gifts yet for 12 people").click();
  await expect(granny).toBeVisible();
});
