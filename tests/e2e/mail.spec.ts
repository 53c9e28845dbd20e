import type { APIRequestContext, Page } from "playwright/test";
import { haveAccount, signIn } from "../support/accounts";
import {
  expect,
  gardener,
  hasJavaScript,
  hydrated,
  search,
  test,
  typeBrief,
} from "../support/test";

type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Waits for the newest mail to an address whose subject contains `words`. */
async function mailTo(request: APIRequestContext, to: string, words: string): Promise<Mail> {
  const found: Mail[] = [];
  await expect(async () => {
    const response = await request.get(`/dev/mailbox.json?to=${to}`);
    const mails = (await response.json()) as Mail[];
    found.push(...mails.filter(({ subject }) => subject.includes(words)).slice(0, 1));
    expect(found.length).toBeGreaterThan(0);
  }).toPass();
  return found[0] as Mail;
}

const linkIn = ({ text }: Mail, path: string) =>
  new RegExp(`https?://[^/\\s]+(/${path}\\?token=\\S+)`).exec(text)?.[1] ?? "";

/** A new email address and network address for each test, because rate limits count by both. */
async function visitor(page: Page): Promise<string> {
  const number = Math.floor(Math.random() * 2 ** 32);
  const parts = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
  await page.setExtraHTTPHeaders({ "CF-Connecting-IP": parts.join(".") });
  return `reader-${number}@example.com`;
}

async function requestResults(page: Page, email: string, javaScript: boolean) {
  await page.goto("/");
  if (javaScript) await hydrated(page);
  await typeBrief(page, gardener);
  await page.getByRole("checkbox", { name: "Email me the results" }).check();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
}

test("a visitor gets the results by email, and is subscribed after confirming", async ({
  page,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const email = await visitor(page);
  await requestResults(page, email, javaScript);
  await page.getByRole("checkbox", { name: "Subscribe to the Mailing List" }).check();
  await search(page, javaScript);
  const results = await mailTo(page.request, email, "gift ideas");
  expect(results.text).not.toContain("who enjoys");
  expect(results.text.match(/#idea-\d/g)).toHaveLength(5);
  expect(results.html).toContain("earn a commission");

  const invitation = await mailTo(page.request, email, "news");
  expect(invitation.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  await page.goto(linkIn(invitation, "subscribe"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Subscribed to mailing list!")).toBeVisible();
  const welcome = await mailTo(page.request, email, "mailing list");
  await page.goto(linkIn(welcome, "unsubscribe"));
  await expect(page.getByText("You are on the mailing list.")).toBeVisible();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("Unsubscribed from mailing list")).toBeVisible();
  await expect(page.getByText("You are not on the mailing list.")).toBeVisible();
});

test("subscribing with an account sends one welcome mail", async ({ page }, info) => {
  const { request } = page;
  const welcomesTo = async (email: string): Promise<Mail[]> => {
    const mails: Mail[] = await (await request.get(`/dev/mailbox.json?to=${email}`)).json();
    return mails.filter(({ subject }) => subject === "You are on the Ribbon mailing list");
  };
  await visitor(page);
  const ticked = await haveAccount(request, { subscribeToMailingList: true });
  const [welcome, ...more] = await welcomesTo(ticked.email);
  expect(more).toEqual([]);
  expect(welcome?.headers["List-Unsubscribe"]).toContain("/unsubscribe?token=");

  const { email } = await haveAccount(request);
  expect(await welcomesTo(email)).toEqual([]);
  await signIn(page, email);
  for (let time = 0; time < 2; time += 1) {
    await page.goto("/account");
    if (hasJavaScript(info.project.name)) await hydrated(page);
    await page.getByRole("checkbox", { name: "Subscribe to the Mailing List" }).check();
    await page.getByRole("button", { name: "Save subscription" }).click();
    await expect(page.getByText("Subscribed to mailing list!")).toBeVisible();
    expect(await welcomesTo(email)).toHaveLength(1);
  }
});

test("Search is disabled until the address is valid", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const submit = page.getByRole("button", { name: "Search" });
  await expect(page.getByRole("textbox", { name: "Email" })).toBeHidden();
  await page.getByRole("checkbox", { name: "Email me the results" }).check();
  await expect(submit).toBeDisabled();
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("reader@nowhere");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(submit).toBeDisabled();
  await email.fill("reader@example.com");
  await expect(submit).toBeEnabled();
  await email.fill("");
  await page.getByRole("checkbox", { name: "Email me the results" }).uncheck();
  await expect(submit).toBeEnabled();
});

test("refuses an invalid address and keeps what was typed", { tag: "@no-javascript" }, async ({
  page,
}) => {
  await requestResults(page, "reader@nowhere", false);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a valid email address");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("reader@nowhere");
  await expect(page.getByRole("checkbox", { name: "Email me the results" })).toBeChecked();
});

test("refuses the fourth result mail in a day to one address", async ({ page }, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const email = await visitor(page);
  for (let count = 0; count < 3; count += 1) {
    await requestResults(page, email, javaScript);
    await search(page, javaScript);
  }
  await requestResults(page, email, javaScript);
  await page.getByRole("button", { name: "Search" }).click();
  if (javaScript) await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("Too many results were asked for by email");
});

test("a changed link shows an error and changes nothing", async ({ page }) => {
  for (const path of ["subscribe", "unsubscribe", "reminders"]) {
    const response = await page.goto(`/${path}?token=eyJhbGciOiJub25lIn0.e30.`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  }
});
