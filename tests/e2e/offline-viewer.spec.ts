import type { Page } from "playwright/test";
import { haveAccount, PASSWORD, signIn, test, typeLogin } from "../support/accounts";
import { offline } from "../support/conditions";
import { fillInAnna } from "../support/people-screens";
import { expect } from "../support/test";

const js = { javaScript: true };

// Chromium reports each request that fails without a connection.
test.use({ expectedNoise: /^Failed to load resource|Failed to fetch|\/__manifest|route module/ });

/** Fills in a new card without a connection, and presses Save. */
async function saveOffline(page: Page) {
  const form = await fillInAnna(page, js);
  const goOnline = await offline(page.context());
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  return { form, goOnline };
}

/** Logs in in another tab of this browser. */
const logIn = (page: Page, email: string) =>
  page.request.post("/login", { form: { email, password: PASSWORD } });

test.describe("what waits for the connection", { tag: "@javascript" }, () => {
  test("is not sent as somebody else's, but waits for who typed it", async ({ page, request }) => {
    const [ada, bob] = [await haveAccount(request), await haveAccount(request)];
    await signIn(page, ada.email);
    const { form, goOnline } = await saveOffline(page);
    await logIn(page, bob.email);
    await goOnline();
    await expect(page.getByText("Somebody else is logged in to this browser now")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Anna");
    expect(await (await page.request.get("/profile-cards")).text()).not.toContain("Anna");
    await logIn(page, ada.email);
    await page.getByRole("button", { name: "Try again now" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "Anna" })).toHaveCount(1);
  });

  test("leads to the login where nobody is logged in, and is there after it", async ({ page }) => {
    const { email } = await haveAccount(page.request);
    await signIn(page, email);
    const { goOnline } = await saveOffline(page);
    await page.context().clearCookies({ name: "session" });
    await goOnline();
    await page.waitForURL(/\/login/);
    await typeLogin(page, email, PASSWORD);
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Anna");
  });
});
