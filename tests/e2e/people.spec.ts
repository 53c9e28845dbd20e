import { expect, test } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { addAnna, open, ready, signedIn, unfoldDetails } from "../support/people-screens";
import { hasJavaScript, hydrated } from "../support/test";

test("a card is added, edited with an error in between, and deleted", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  await addAnna(page, js);
  await expect(page.getByText("2 May 1964")).toBeVisible();

  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  const form = open(page, "Edit Holidays", js);
  await unfoldDetails(form);
  await form.getByRole("textbox", { name: "Name" }).fill("Annie");
  await form.getByRole("checkbox", { name: /^Email reminders/ }).check();
  await form.getByLabel("Reminder days for Christmas").fill("91");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("Please enter reminder days from 1 to 90");
  await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Annie");
  await form.getByLabel("Reminder days for Christmas").fill("30");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Annie" })).toBeVisible();

  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Delete Annie" }).click();
  const question = open(page, "Delete profile card", js);
  await expect(question).toContainText(
    "Are you sure you want to delete this profile card? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Annie" })).toBeVisible();
  await ready(page, js);
  await page.getByRole("button", { name: "Delete Annie" }).click();
  await open(page, "Delete profile card", js).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Annie" })).toHaveCount(0);
});

test("a wedding day shows its anniversary", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  await addAnna(page, js);
  await ready(page, js);
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  await open(page, "Edit Holidays", js).getByRole("button", { name: "Add Custom Holiday" }).click();
  const form = open(page, "Add Custom Holiday", js);
  await expect(form.getByRole("checkbox", { name: /^Recurring/ })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: /^Origin date/ })).not.toBeChecked();
  const tomorrow = new Date(Date.now() + 86_400_000);
  tomorrow.setUTCFullYear(tomorrow.getUTCFullYear() - 22);
  await form.getByRole("textbox", { name: "Name" }).fill("Wedding day");
  await form.getByLabel(/^Date/).fill(tomorrow.toISOString().slice(0, 10));
  await form.getByRole("checkbox", { name: /^Origin date/ }).check();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(open(page, "Edit Holidays", js).getByText(/^Wedding day, since/)).toBeVisible();
  await page.goto("/profile-cards");
  await expect(page.getByText("Wedding day (22nd anniversary)")).toBeVisible();
  await expect(page.getByText("Tomorrow")).toBeVisible();
});

test("a search for a card saves gifts for it, and a given gift is not suggested again", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  await addAnna(page, js);
  await ready(page, js);
  await page.getByRole("button", { name: "Find Gift Ideas" }).click();
  const occasion = page.getByRole("combobox", { name: "Occasion" });
  await expect(occasion.getByRole("option")).toContainText(["Christmas", "Birthday", "Other"]);
  await occasion.selectOption("Other");
  await page.getByRole("button", { name: "Start Search" }).click();
  await expect(page.getByText("Please say what the occasion is")).toBeVisible();
  await page.getByRole("textbox", { name: "Other occasion" }).fill("Housewarming");
  await page.getByRole("combobox", { name: "Occasion" }).selectOption("Other");
  await page.getByRole("button", { name: "Start Search" }).click();
  const form = open(page, "Find the Perfect Gift", js);
  await expect(form.getByRole("textbox", { name: "Recipient" })).toHaveValue("Mother");
  await expect(form.getByRole("textbox", { name: "Occasion" })).toHaveValue("Housewarming");
  await expect(form.getByRole("textbox", { name: "Interests" })).toHaveValue("Gardening, Tea");
  await form.getByRole("button", { name: "Search" }).click();
  if (js.javaScript) await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(/\/giftsearch\/[0-9a-f]{64}\?card=/);

  const ideas = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(ideas).toHaveCount(5);
  const idea = (await ideas.first().textContent()) ?? "";
  const star = page.getByRole("button", { name: /^Save / }).first();
  const title = (await star.getAttribute("aria-label"))?.replace("Save ", "") ?? "";
  await expect(star).toHaveAttribute("aria-pressed", "false");
  if (js.javaScript) await hydrated(page);
  await star.click();
  const dialog = open(page, "Save Gift", js);
  await expect(dialog.getByRole("checkbox", { name: "Anna - Mother" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "Also save to My Favourites" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/giftsearch\/[0-9a-f]{64}\?card=/);

  await page.goto("/saved-gifts");
  await ready(page, js);
  await expect(page.getByRole("heading", { level: 1, name: "All Saved Gifts" })).toBeVisible();
  await expect(page.getByText("What you saved to My Favourites.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "My Saved Gifts",
    "Anna - Mother",
  ]);
  await expect(page.getByText(/^saved \d+ \w+ \d{4}$/)).toHaveCount(2);
  await page.getByRole("button", { name: "Tiles" }).click();
  await expect(page.getByRole("button", { name: "Tiles" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: title }).first().click();
  const detail = open(page, title, js);
  await detail.getByRole("combobox", { name: "State" }).selectOption("given");
  await detail.getByRole("textbox", { name: "Occasion" }).fill("Birthday");
  await detail.getByLabel(/^Date/).fill("2026-05-02");
  const paid = detail.getByRole("textbox", { name: "Price paid" });
  await expect(paid).toHaveValue(/^\d+\.\d\d$/);
  await paid.fill("19.50");
  await detail.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Noted.")).toBeVisible();
  await expect(paid).toHaveValue("19.50");

  await page.goto("/profile-cards");
  await ready(page, js);
  await expect(page.getByText("Given before")).toBeVisible();
  await expect(page.getByText(`${title} (Birthday, 2 May 2026)`)).toBeVisible();
  await page.getByRole("button", { name: "Show Saved Gifts" }).click();
  await expect(page.getByText("Given, Birthday, 2 May 2026")).toBeVisible();

  await page.goto("/");
  await page.getByRole("link", { name: "Anna - Mother" }).click();
  await expect(page.getByRole("textbox", { name: "Recipient" })).toHaveValue("Mother");
  await expect(page.getByText("not suggested again")).toContainText(title);
  await page.getByRole("textbox", { name: "Occasion" }).fill("Housewarming");
  if (js.javaScript) await hydrated(page);
  await page.getByRole("button", { name: "Search" }).click();
  if (js.javaScript) await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(/\/giftsearch\/[0-9a-f]{64}\?card=/);
  await expect(ideas).toHaveCount(5);
  await expect(ideas.filter({ hasText: idea })).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Save ${title}` })).toHaveCount(0);
});

test("another user's cards and gifts return 404 on every screen", async ({
  page,
  browser,
}, info) => {
  await signedIn(page);
  await addAnna(page, { javaScript: hasJavaScript(info.project.name) });
  await page.getByRole("button", { name: "Edit / Add Holidays" }).click();
  await page.waitForURL(/profile-cards\/[0-9a-f-]{36}/);
  const id = /profile-cards\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await signedIn(other);
  for (const path of ["", "/delete", "/gifts", "/search?occasion=Easter", "/holidays/new"]) {
    const response = await other.goto(`/profile-cards/${id}${path}`);
    expect(response?.status(), path).toBe(404);
  }
  for (const path of ["", "/delete", "/holidays/new"]) {
    const form = { ...anna, date: "2126-03-01" };
    const index = path === "" ? "?index" : "";
    const written = await other.request.post(`/profile-cards/${id}${path}${index}`, { form });
    expect(written.status(), path).toBe(404);
  }
  expect((await other.goto(`/saved-gifts?section=${id}`))?.status()).toBe(404);
  await page.goto("/profile-cards");
  await expect(page.getByRole("heading", { level: 2, name: "Anna" })).toBeVisible();
  await elsewhere.close();
});

test("the home page shows the next occasions, each with a link to a search", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await page.goto("/");
  await ready(page, js);
  await page.getByRole("link", { name: "Add somebody you give presents to" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add New Profile Card" })).toBeVisible();

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const card = await call("/profilecards", {
    ...{ ...anna, birthday: `2000${tomorrow.slice(4)}`, interests: "Tea" },
    holidayIds: ["birthday", "christmas"],
  });
  await page.goto("/");
  await ready(page, js);
  const comingUp = page.getByRole("region", { name: "Coming up" });
  await expect(comingUp.getByRole("listitem")).toHaveText([
    /Anna's birthday, tomorrow .*, turns \d+ Start$/,
    /Christmas for Anna, in \d+ days 25 December \d+ Start$/,
  ]);
  await comingUp.getByRole("link", { name: /Christmas/ }).click();
  await expect(page).toHaveURL(`/?card=${card.id}&occasion=Christmas#search`);
  await expect(page.getByRole("textbox", { name: "Recipient" })).toHaveValue("Mother");
  await expect(page.getByRole("textbox", { name: "Occasion" })).toHaveValue("Christmas");
  await expect(page.getByRole("textbox", { name: "Interests" })).toHaveValue("Tea");
});
