import { expect, test } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { signedIn } from "../support/people-screens";
import { hasJavaScript, hydrated } from "../support/test";

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const withBirthday = { holidayIds: ["birthday"] };

test("a baby is newborn or in months, and who is not born yet has no age", async ({
  page,
}, info) => {
  const call = await signedIn(page);
  const add = (name: string, birthday: string) =>
    call("/profilecards", { ...withBirthday, name, relationship: "Niece", birthday });
  await add("Fay", dayFromNow(-5));
  await add("Gus", dayFromNow(-220));
  await add("Hal", dayFromNow(41));
  await add("Ida", dayFromNow(400));
  await add("Jon", "1990-01-02");
  await page.goto("/profile-cards");
  const card = (name: string) => page.getByRole("article", { name });
  await expect(card("Fay").getByText(/, newborn$/)).toBeVisible();
  await expect(card("Gus").getByText(/, 7 months old$/)).toBeVisible();
  await expect(card("Hal").getByText(/, not born yet$/)).toBeVisible();
  await expect(card("Hal").getByText(/^Expected birth, /)).toBeVisible();
  await expect(card("Hal").getByText("41 days", { exact: true })).toBeVisible();
  await expect(card("Ida").getByText(/^Expected birth, /)).toBeVisible();
  await expect(card("Ida").getByText("400 days", { exact: true })).toBeVisible();
  await expect(card("Jon").getByText(/ \d\d years old$/)).toBeVisible();
  await expect(page.getByText(/\b0 years/)).toHaveCount(0);

  await page.goto("/");
  await expect(page.getByText(/^Hal's expected birth, in /)).toBeVisible();
  await expect(page.getByText("turns 0")).toHaveCount(0);
  await page.getByRole("link", { name: /Hal's expected birth/ }).click();
  await expect(page.getByRole("textbox", { name: "Occasion" })).toHaveValue("New baby");
  await expect(page.getByRole("textbox", { name: "Age" })).toHaveValue("0");
  const javaScript = hasJavaScript(info.project.name);
  if (javaScript) await hydrated(page);
  await page.getByRole("textbox", { name: "Interests" }).fill("Books");
  await page.getByRole("button", { name: "Search" }).click();
  if (javaScript) await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("newborn or not born yet", { exact: true })).toBeVisible();
});

test("long names wrap, and nothing of them is cut", async ({ page }) => {
  const call = await signedIn(page);
  const name = "Maximiliane".repeat(7);
  const card = await call("/profilecards", { ...anna, name });
  const title = `A very long title ${"of a gift that nobody wants to see cut ".repeat(5)}to its end`;
  const gift = { asin: "B0LONGNAME", productUrl: "https://shop.example/b", isFavorited: true };
  await call("/savedgifts", { ...gift, title, profileCardIds: [card.id] });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/profile-cards", `/profile-cards/${card.id}/gifts`, "/saved-gifts", "/"]) {
    await page.goto(path);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, path).toBe(false);
    const cut = await page
      .getByRole("main")
      .getByText(path === "/saved-gifts" ? title : name)
      // A choice of a select shows whole when the select is open.
      .and(page.locator(":not(option)"))
      .evaluateAll((elements) =>
        elements.some((one) => {
          const box = one.closest("h1, h2, h3, p, li") ?? one;
          return box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2;
        }),
      );
    expect(cut, path).toBe(false);
  }
});
