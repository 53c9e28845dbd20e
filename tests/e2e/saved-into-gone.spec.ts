import type { Page } from "playwright/test";
import { expect, haveAccount, PASSWORD, test, typeLogin } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { secondTab } from "../support/conditions";
import { open, ready, signedIn, unfoldDetails } from "../support/people-screens";
import { hasJavaScript } from "../support/test";

const KEPT = "What you typed is kept";
const AGAIN = "Here is what you typed";

/** Opens the form of a card from the list. */
async function openCard(page: Page, js: { javaScript: boolean }) {
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  const form = open(page, "Edit Holidays", js);
  await unfoldDetails(form);
  return form;
}

test("a card deleted in another tab is gone, and its text can be added anew", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", anna);
  const form = await openCard(page, js);
  await form.getByRole("textbox", { name: "Interests" }).fill("Chess, Rowing");
  await form.getByRole("checkbox", { name: /^Christmas/ }).check();
  const other = await secondTab(page);
  await other.goto("/profile-cards");
  await ready(other, js);
  await other.getByRole("button", { name: /^Delete/ }).click();
  await open(other, "Delete profile card", js).getByRole("button", { name: "Delete" }).click();
  await expect(other.getByText("Nobody is here yet.")).toBeVisible();

  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "This profile card is gone" })).toBeVisible();
  await expect(page.getByText("Chess, Rowing")).toBeVisible();
  await page.getByRole("button", { name: "Add it as a new card" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Anna" })).toBeVisible();
  const added = await openCard(page, js);
  await expect(added.getByRole("textbox", { name: "Interests" })).toHaveValue("Chess, Rowing");
  await expect(added.getByRole("checkbox", { name: /^Christmas/ })).toBeChecked();
});

test("a holiday deleted in another tab can be added anew", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const { id } = await call("/profilecards", anna);
  const day = { name: "Name day", date: "2027-03-01", isRecurring: true, isOriginDate: false };
  await call(`/profilecards/${id}/custom-holidays`, day);
  await page.goto(`/profile-cards/${id}`);
  await page.getByRole("button", { name: "Edit Name day" }).click();
  await page.waitForURL(/\/holidays\//);
  await ready(page, js);
  const other = await secondTab(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Silver wedding");
  await other.getByRole("button", { name: "Delete this holiday" }).click();
  await other.getByRole("button", { name: "Delete", exact: true }).click();
  await other.waitForURL(/\/profile-cards\/[^/]+$/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "This holiday is gone" })).toBeVisible();
  await page.getByRole("button", { name: "Add it as a new holiday" }).click();
  await expect(page.getByText(/^Silver wedding/).first()).toBeVisible();
});

test("the history of a gift removed in another tab is not lost in silence", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const { id } = await call("/profilecards", anna);
  await call("/savedgifts", { ...teapot, profileCardIds: [id], isFavorited: false });
  await page.goto("/saved-gifts");
  await page.getByRole("link", { name: teapot.title }).click();
  await page.waitForURL(/\/saved-gifts\/./);
  await page.goto(page.url());
  await ready(page, js);
  await page.getByRole("textbox", { name: "Occasion" }).fill("Her retirement");
  const other = await secondTab(page);
  await other.goto("/profile-cards");
  await ready(other, js);
  await other.getByRole("button", { name: /^Delete/ }).click();
  await open(other, "Delete profile card", js).getByRole("button", { name: "Delete" }).click();
  await other.waitForURL(/done=deleted/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "This saved gift is gone" })).toBeVisible();
  await expect(page.getByText("Her retirement")).toBeVisible();
});

test.describe("a session that has ended elsewhere", () => {
  /** Signs in, and returns how to end the session elsewhere and how to log in again. */
  async function sessionOf(page: Page) {
    const { email } = await haveAccount(page.request);
    await page.goto("/login");
    await typeLogin(page, email, PASSWORD);
    await expect(page.getByRole("banner").getByText(/^Hello /)).toBeVisible();
    return {
      end: async () => {
        const tab = await page.context().newPage();
        await tab.request.post("/logout");
        await tab.close();
      },
      logInAgain: async () => {
        await expect(page.getByText(KEPT)).toBeVisible();
        await typeLogin(page, email, PASSWORD);
        await expect(page.getByText(AGAIN)).toBeVisible();
      },
    };
  }

  test("a card is there again after the login, and can be saved", async ({ page }, info) => {
    const js = { javaScript: hasJavaScript(info.project.name) };
    const session = await sessionOf(page);
    await page.goto("/profile-cards/new");
    await ready(page, js);
    await page.getByRole("textbox", { name: "Name" }).fill("Łukasz 李");
    await page.getByRole("textbox", { name: "Relationship" }).fill("Brother");
    await page.getByLabel(/^Birthday/).fill("1990-02-28");
    await page.getByRole("textbox", { name: "Interests" }).fill("Chess, ".repeat(50));
    await page.getByRole("checkbox", { name: "Email reminders" }).check();
    await page.getByRole("checkbox", { name: /^Christmas/ }).check();
    await page.getByRole("spinbutton", { name: /Christmas/ }).fill("21");
    await session.end();
    await page.getByRole("button", { name: "Save" }).click();
    await session.logInAgain();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Łukasz 李");
    await expect(page.getByRole("checkbox", { name: /^Christmas/ })).toBeChecked();
    await expect(page.getByRole("spinbutton", { name: /Christmas/ })).toHaveValue("21");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Łukasz 李" })).toBeVisible();
    await page.goto("/profile-cards/new");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  });

  test("an account's name is there again after the login", async ({ page }) => {
    const session = await sessionOf(page);
    await page.goto("/account");
    await page.getByRole("textbox", { name: "First name" }).fill("Augusta");
    await session.end();
    await page
      .getByRole("button", { name: /^(Save|Update)/ })
      .first()
      .click();
    await session.logInAgain();
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Augusta");
    await page
      .getByRole("button", { name: /^(Save|Update)/ })
      .first()
      .click();
    await expect(page.getByText("Profile updated.")).toBeVisible();
  });

  test("passwords are not kept", async ({ page }) => {
    const session = await sessionOf(page);
    await page.goto("/account");
    const current = page.getByLabel("Current password").first();
    await current.fill(PASSWORD);
    await session.end();
    await current.press("Enter");
    await expect(page.getByText(KEPT)).toBeVisible();
    const cookies = await page.context().cookies();
    expect(JSON.stringify(cookies)).not.toContain(PASSWORD);
  });
});
