import type { Page } from "playwright/test";
import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { secondTab } from "../support/conditions";
import { open, ready, signedIn } from "../support/people-screens";
import { hasJavaScript, search } from "../support/test";

type Js = { javaScript: boolean };

/** Opens the Save Gift form of the first gift or product on a page. */
async function openForm(page: Page, js: Js) {
  await ready(page, js);
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  const form = open(page, "Save Gift", js);
  await expect(form.getByRole("button", { name: "Save" })).toBeVisible();
  return form;
}

/** Presses Save and waits until the form is gone. */
async function save(form: ReturnType<typeof open>) {
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
}

test("two tabs that save one gift for two people keep both, and unticking works from a stale form", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", anna);
  await call("/profilecards", { ...anna, name: "Bert", relationship: "Father" });
  await call("/savedgifts", teapot);
  await page.goto("/saved-gifts");
  const tab = await secondTab(page);
  const [one, two] = [await openForm(page, js), await openForm(tab, js)];
  await one.getByRole("checkbox", { name: "Anna - Mother" }).check();
  await two.getByRole("checkbox", { name: "Bert - Father" }).check();
  await two.getByRole("checkbox", { name: "Also save to My Favourites" }).uncheck();
  await save(one);
  await save(two);
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const article = (name: string) => part(name).getByRole("article");
  await page.goto("/saved-gifts");
  await expect(article("Anna - Mother")).toHaveCount(1);
  await expect(article("Bert - Father")).toHaveCount(1);
  await expect(article("My Saved Gifts")).toHaveCount(0);

  const stale = await openForm(page, js);
  await tab.goto("/saved-gifts");
  const other = await openForm(tab, js);
  await other.getByRole("checkbox", { name: "Also save to My Favourites" }).check();
  await save(other);
  await stale.getByRole("checkbox", { name: "Anna - Mother" }).uncheck();
  await save(stale);
  await page.goto("/saved-gifts");
  await expect(article("Anna - Mother")).toHaveCount(0);
  await expect(article("Bert - Father")).toHaveCount(1);
  await expect(article("My Saved Gifts")).toHaveCount(1);
});

test("Save Gift with nothing ticked says that nothing is saved", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  await page.goto("/?recipientType=Friend&age=30&occasion=Birthday&interests=Cycling");
  await search(page, js.javaScript);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  const form = await openForm(page, js);
  // Ticked for somebody without a card, who has no other place to keep it.
  await form.getByRole("checkbox", { name: "Also save to My Favourites" }).uncheck();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Nothing is saved", { exact: false }).first()).toBeVisible();
  await form.getByRole("checkbox", { name: "Also save to My Favourites" }).check();
  await save(form);
  await expect(page.getByRole("button", { name: /^Save / }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a gift that is kept nowhere any more leaves the list", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/savedgifts", teapot);
  await page.goto("/saved-gifts");
  const form = await openForm(page, js);
  await form.getByRole("checkbox", { name: "Also save to My Favourites" }).uncheck();
  await save(form);
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "All Saved Gifts" })).toBeVisible();
});
