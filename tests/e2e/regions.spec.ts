import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { open, ready, signedIn } from "../support/people-screens";
import { hasJavaScript, search } from "../support/test";

const BRITISH =
  /\b(?:colour|favourite|grey|jewellery|pyjamas|torch|rucksack|\d+ cm|\d+ ml|\d+ ?°C)\b/i;
const brief =
  "recipientType=Friend&age=40&occasion=Birthday&interests=Camping,+Grey+seals,+Painting";

for (const region of ["UK", "USA"]) {
  test(`ideas, products and reviews are in the words and measures of the ${region}`, async ({
    page,
  }, info) => {
    await page.goto(`/?${brief}&region=${region}`);
    await search(page, hasJavaScript(info.project.name));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveCount(5);
    const ideas = main
      .getByRole("region", { name: /./ })
      .filter({ has: page.getByRole("article") });
    const text = (await ideas.allTextContents()).join(" ");
    // What the brief said stays as it was typed.
    expect(text).toContain("Grey seals");
    const ours = text.replace(/grey seals/gi, "");
    expect(BRITISH.test(ours), ours.match(BRITISH)?.[0]).toBe(region === "UK");
  });
}

test("an American account reads dates as America writes them", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", { ...anna, birthday: "1960-07-04", holidayIds: ["birthday"] });
  await call("/savedgifts", teapot);
  await page.goto("/profile-cards");
  await expect(page.getByText("4 July 1960")).toBeVisible();
  await page.goto("/account");
  await ready(page, js);
  await page.getByRole("radio", { name: "USA" }).check();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated.")).toBeVisible();
  await page.goto("/profile-cards");
  await expect(page.getByText("July 4, 1960")).toBeVisible();
  await expect(page.getByText(/, July 4, 20\d\d$/)).toBeVisible();
  await page.goto("/");
  await expect(page.getByText(/^July 4, 20\d\d/)).toBeVisible();
  await page.goto("/saved-gifts");
  const saved = /^saved [A-Z][a-z]+ \d{1,2}, 20\d\d/;
  await expect(page.getByRole("article").getByText(saved)).toBeVisible();
  await ready(page, js);
  await page.getByRole("link", { name: teapot.title }).click();
  await expect(open(page, teapot.title, js).getByText(saved)).toBeVisible();
});
