import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright/test";
import {
  expect,
  fromMail,
  haveAccount,
  IN_MAIL,
  PASSWORD,
  signIn,
  test,
  typeLogin,
} from "../support/accounts";
import { chooseEssentialCookies, expectAccessible } from "../support/screen-checks";
import { hydrated } from "../support/test";
import { appCode } from "../support/two-step";

const section = (page: Page) => page.getByRole("region", { name: "Two-Step Log-in" });

/** Opens one of the section's forms, types the password and presses its button. */
async function withPassword(page: Page, summary: string, label: string): Promise<void> {
  await section(page).getByText(summary, { exact: true }).first().click();
  await section(page).getByLabel("Password").filter({ visible: true }).fill(PASSWORD);
  await section(page).getByRole("button", { name: label }).click();
}

/** This browser has not used a mail about the account, so the first forms wait for a code from it. */
async function proveMailbox(page: Page, email: string): Promise<void> {
  await page.goto("/account");
  await expect(section(page).getByText("Set up an authenticator app")).toHaveCount(0);
  await section(page).getByRole("button", { name: "Send me a code" }).click();
  const code = await fromMail(page.request, email, IN_MAIL.code);
  await section(page).getByLabel("Code from the mail").fill(code);
  await section(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Now you can add a way to log in.")).toBeVisible();
}

async function setUpApp(page: Page, email: string): Promise<string> {
  await proveMailbox(page, email);
  await withPassword(page, "Set up an authenticator app", "Set up the app");
  await expect(section(page).getByRole("img", { name: /QR code/ })).toBeVisible();
  return (
    await section(page)
      .getByText(/^Key: /)
      .innerText()
  ).replace("Key: ", "");
}

async function logInAgain(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: "session" });
  await page.goto("/login?from=/account");
  await typeLogin(page, email, PASSWORD);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

test("an authenticator app is set up, asked for at the log-in, and removed", async ({
  page,
  request,
}) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  const key = await setUpApp(page, email);
  const code = section(page).getByLabel("Code from the app");
  await code.fill("12345");
  await section(page).getByRole("button", { name: "Turn on two-step log-in" }).click();
  await expect(section(page).getByRole("alert")).toContainText("Invalid code");
  const now = Date.now();
  await code.fill(await appCode(key, new Date(now - 30_000)));
  await section(page).getByRole("button", { name: "Turn on two-step log-in" }).click();
  const codes = section(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recovery = ""] = await codes.allInnerTexts();
  await fromMail(request, email, /also asks for a code/);
  await page.goto("/account");
  await expect(section(page)).toContainText("Two-step log-in is on.");
  await expect(codes).toHaveCount(0);

  await logInAgain(page, email);
  await page.getByLabel("Code").fill("nonsense");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid code");
  await page.goto("/account");
  await expect(page).toHaveURL("/login?from=%2Faccount");
  await page.goto("/login/code?from=/account");
  await page.getByLabel("Code").fill(await appCode(key, new Date()));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/account");

  await logInAgain(page, email);
  await page.getByLabel("Code").fill(recovery);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/account");
  await expect(section(page)).toContainText("9 of 10 are left.");

  await withPassword(page, "Remove the authenticator app", "Remove the app");
  await expect(section(page)).toContainText("Two-step log-in is off.");
  await page.context().clearCookies({ name: "session" });
  await signIn(page, email);
});

test("a set-up can be cancelled, and the recommendation comes once", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  await setUpApp(page, email);
  await section(page).getByRole("button", { name: "Cancel the set-up" }).click();
  await expect(section(page).getByRole("img")).toBeHidden();

  const advice = page.getByRole("complementary", { name: "Recommendation" });
  await advice.getByRole("button", { name: "No, thank you" }).click();
  await expect(advice).toBeHidden();
  await page.goto("/account");
  await expect(section(page)).toBeVisible();
  await expect(advice).toBeHidden();
});

test("a log-in from another browser is told by mail, with a way out", async ({
  page,
  request,
  browser,
}) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, email);
  await elsewhere.close();
  await fromMail(request, email, /a browser logged in to your account that had not done so before/);
});

test("without JavaScript there is no passkey button", { tag: "@no-javascript" }, async ({
  page,
}) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByText("Log in with a passkey")).toBeHidden();
});

test.describe("with a passkey", { tag: "@javascript" }, () => {
  /** A fingerprint reader whose user is always right. */
  async function addAuthenticator(page: Page) {
    const client = await page.context().newCDPSession(page);
    await client.send("WebAuthn.enable");
    const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const verify = (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    return { verify };
  }

  test("it is added, logs in alone and as second step, is renamed and removed", async ({
    page,
    request,
  }) => {
    const { email } = await haveAccount(request);
    await chooseEssentialCookies(page);
    await addAuthenticator(page);
    await signIn(page, email);
    await proveMailbox(page, email);
    await hydrated(page);
    await withPassword(page, "Add a passkey", "Add a passkey");
    const codes = section(page).getByRole("list", { name: "Recovery codes" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await expectAccessible(page, "the account page with recovery codes");
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.context().clearCookies({ name: "session" });
    await page.goto("/login?from=/account");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page).toHaveURL("/account");

    await logInAgain(page, email);
    await expectAccessible(page, "the second step");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page).toHaveURL("/account");

    await section(page)
      .getByText(/added \d/)
      .click();
    await section(page).getByLabel("Name").fill("My laptop");
    await section(page).getByRole("button", { name: "Rename" }).click();
    await expect(section(page)).toContainText("My laptop added");
    await section(page).getByLabel("Password").filter({ visible: true }).fill(PASSWORD);
    await section(page).getByRole("button", { name: "Remove this passkey" }).click();
    await expect(section(page)).toContainText("Two-step log-in is off.");

    await page.context().clearCookies({ name: "session" });
    await page.goto("/login");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page.getByRole("alert")).toContainText("This passkey did not work here.");
  });

  test("it is made once the page has its data, however slowly that comes", async ({
    page,
    request,
  }) => {
    const { email } = await haveAccount(request);
    await addAuthenticator(page);
    await signIn(page, email);
    await proveMailbox(page, email);
    await hydrated(page);
    const order: string[] = [];
    await page.route(/\/account\.data/, async (route) => {
      const method = route.request().method();
      // The server is slow: the fingerprint could be read long before it answers.
      if (method === "GET") await sleep(1_500);
      order.push(method);
      await route.continue();
    });
    await withPassword(page, "Add a passkey", "Add a passkey");
    const codes = section(page).getByRole("list", { name: "Recovery codes" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    expect(order.slice(0, 3)).toEqual(["POST", "GET", "POST"]);
  });

  test("a refused fingerprint says so, and the password still works", async ({ page, request }) => {
    const { email } = await haveAccount(request);
    const { verify } = await addAuthenticator(page);
    await signIn(page, email);
    await proveMailbox(page, email);
    await hydrated(page);
    await verify(false);
    await withPassword(page, "Add a passkey", "Add a passkey");
    await expect(section(page).getByRole("alert")).toContainText("No passkey was made.");

    await page.context().clearCookies({ name: "session" });
    await page.goto("/login");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page.getByRole("alert")).toContainText("No passkey was used.");
    await typeLogin(page, email, PASSWORD);
    await expect(page.getByText("Hello Ada")).toBeVisible();
  });
});
