import { expect, test } from "../support/accounts";
import { anna } from "../support/api-bodies";
import { codeForWaiting, offline } from "../support/conditions";
import { get, gift, madeList, visitor } from "../support/list-screens";
import { open, ready, signedIn } from "../support/people-screens";

const js = { javaScript: true };
const LOST = "The connection is lost.";

// Chromium reports each request that fails without a connection.
test.use({ expectedNoise: /^Failed to load resource|Failed to fetch|\/__manifest|route module/ });

test.describe("giving together on a lost connection", { tag: "@javascript" }, () => {
  test("what a giver says is kept, and said to the list when it is back", async ({
    page,
    context,
    browser,
  }) => {
    const address = await madeList(page, js, "A surprise");
    await page.goto(address);
    await ready(page, js);
    const ben = await visitor(browser, address, js);
    await page.getByRole("button", { name: "I'll get this one" }).click();
    const form = open(page, "I'll get this one", js);
    await form.getByRole("textbox", { name: "First name" }).fill("Ada");
    const goOnline = await offline(context);
    await form.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(LOST)).toBeVisible();
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Ada");
    await expect(gift(ben).getByRole("button", { name: "I'll get this one" })).toBeVisible();
    await goOnline();
    await expect(gift(page)).toContainText("You are getting this, as Ada.");
    await expect(gift(ben)).toContainText("Ada is getting this.");
    await ben.context().close();
  });

  test("a claim whose answer was lost is made once, and is still the giver's", async ({
    page,
    browser,
  }) => {
    const address = await madeList(page, js, "A surprise");
    const ada = await visitor(browser, address, js);
    await codeForWaiting(ada);
    await ada.route(
      "**/get*.data*",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await get(ada, js, "Ada");
    await expect(gift(ada)).toContainText("You are getting this, as Ada.");
    await page.reload();
    await expect(gift(page)).toContainText("Ada is getting this.");
    await ada.context().close();
  });

  test("an open list shows what was said while it had no connection", async ({ page, browser }) => {
    const address = await madeList(page, js, "A surprise");
    const ada = await visitor(browser, address, js);
    const ben = await visitor(browser, address, js);
    const goOnline = await offline(ben.context());
    await get(ada, js, "Ada");
    await expect(gift(ada)).toContainText("You are getting this, as Ada.");
    await goOnline();
    await expect(gift(ben)).toContainText("Ada is getting this.");
    for (const one of [ada, ben]) await one.context().close();
  });

  test("answers of a recipient are kept and sent when it is back", async ({ page, browser }) => {
    const call = await signedIn(page);
    await call("/profilecards", anna);
    await page.goto("/profile-cards");
    await ready(page, js);
    await page.getByRole("button", { name: "Ask Anna" }).click();
    const asking = open(page, "Ask Anna", js);
    const address = await asking.getByRole("textbox", { name: "Address" }).inputValue();
    const theirs = await visitor(browser, address, js);
    await theirs.getByRole("textbox", { name: "Sizes" }).fill("Shoes 39");
    const goOnline = await offline(theirs.context());
    await theirs.getByRole("button", { name: "Send", exact: true }).click();
    await expect(theirs.getByText(LOST)).toBeVisible();
    await expect(theirs.getByRole("textbox", { name: "Sizes" })).toHaveValue("Shoes 39");
    await goOnline();
    await expect(theirs.getByText(/^Thank you\./)).toBeVisible();
    await page.goto("/profile-cards");
    await expect(page.getByRole("article", { name: "Anna" })).toContainText("Shoes 39");
    await theirs.context().close();
  });
});
