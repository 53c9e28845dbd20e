import type { Page } from "playwright/test";
import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { open, ready, signedIn } from "../support/people-screens";
import { hasJavaScript } from "../support/test";

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Signs in, saves a teapot for Anna, and opens its details from the list. */
async function openTeapot(page: Page, js: { javaScript: boolean }) {
  const call = await signedIn(page);
  const card = await call("/profilecards", anna);
  await call("/savedgifts", { ...teapot, profileCardIds: [card.id] });
  await page.goto("/saved-gifts");
  await ready(page, js);
  await page.getByRole("link", { name: teapot.title }).first().click();
  return open(page, teapot.title, js);
}

test("a gift is recorded as bought without a date, and back as an idea", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await openTeapot(page, js);
  const history = page.getByRole("region", { name: "History for Anna - Mother" });
  const state = history.getByRole("combobox", { name: "State" });
  for (const name of ["Bought", "Idea", "Given", "Bought"]) {
    await ready(page, js);
    await state.selectOption(name);
    await expect(history.getByLabel(/^Date/)).toHaveValue("");
    await history.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Noted.")).toBeVisible();
    await expect(history.getByText(/Please/)).toHaveCount(0);
    await page.goto(new URL(page.url()).pathname);
    await expect(state).toHaveValue(name.toLowerCase());
  }
});

test("a day ahead is refused for what was given, and does not keep it from becoming an idea again", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const detail = await openTeapot(page, js);
  const history = detail.getByRole("region", { name: "History for Anna - Mother" });
  const state = history.getByRole("combobox", { name: "State" });
  const save = history.getByRole("button", { name: "Save" });
  await ready(page, js);
  await state.selectOption("Given");
  await history.getByLabel(/^Date/).fill(dayFromNow(9));
  await history.getByRole("textbox", { name: "Occasion" }).fill("Birthday");
  await save.click();
  await expect(history.getByLabel(/^Date/)).toHaveAttribute("aria-invalid", "true");
  await expect(history.getByText("Please enter today or a day before it").first()).toBeVisible();
  await expect(history.getByRole("textbox", { name: "Occasion" })).toHaveValue("Birthday");
  await expect(state).toHaveValue("given");

  await ready(page, js);
  await state.selectOption("Idea");
  await save.click();
  await expect(detail.getByText("Noted.")).toBeVisible();
  // What does not belong to an idea is not kept, and the form does not pretend that it was.
  await expect(history.getByLabel(/^Date/)).toHaveValue("");
  await expect(history.getByRole("textbox", { name: "Occasion" })).toHaveValue("");

  await ready(page, js);
  await state.selectOption("Given");
  await history.getByLabel(/^Date/).fill(dayFromNow(-1));
  await history.getByRole("textbox", { name: "Occasion" }).fill("Birthday");
  await save.click();
  await expect(detail.getByText("Noted.")).toBeVisible();
  await expect(history.getByLabel(/^Date/)).toHaveValue(dayFromNow(-1));
});
