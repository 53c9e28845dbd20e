import type { APIRequestContext, Page } from "playwright/test";
import {
  expect,
  fromMail,
  haveAccount,
  PASSWORD,
  signIn,
  test,
  typeLogin,
} from "../support/accounts";
import { GIFT, get, gift, type Js, madeList, visitor } from "../support/list-screens";
import { open, ready } from "../support/people-screens";
import { startServer } from "../support/server";
import { hasJavaScript } from "../support/test";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function subjectsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const mails: { subject: string }[] = await (
    await request.get(`/dev/mailbox.json?to=${email}`)
  ).json();
  return mails.map(({ subject }) => subject);
}

/** As a giver who gets the gift, has the link mailed. */
async function haveLinkMailed(giver: Page, js: Js, email: string, reminder: boolean) {
  await ready(giver, js);
  await gift(giver).getByRole("link", { name: "Email me a link" }).click();
  const form = open(giver, "Email me a link", js);
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  const remind = form.getByRole("checkbox", { name: "Remind me a week before the day" });
  if (reminder) await remind.check();
  else await expect(remind).toHaveCount(0);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(giver.getByText("The mail is on its way.")).toBeVisible();
}

/** As the organiser, gives the list a day. */
async function setDay(page: Page, js: Js, day: string) {
  await ready(page, js);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = open(page, "Edit this list", js);
  await form.getByLabel(/^Day/).fill(day);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
}

test("a giver takes a gift back by a mailed link, in another browser", async ({
  page,
  browser,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const address = await madeList(page, js, "A surprise");
  const ada = await visitor(browser, address, js);
  await get(ada, js, "Ada");
  await expect(gift(ada)).toContainText("You are getting this, as Ada.");
  const email = newEmail();
  await haveLinkMailed(ada, js, email, false);
  const link = await fromMail(page.request, email, /https?:\/\/\S*\/undo\?token=\S+/);
  const telephone = await visitor(browser, link, js);
  await expect(telephone.getByText(`You said you would give: ${GIFT}.`)).toBeVisible();
  await telephone.getByRole("button", { name: "Undo" }).click();
  await expect(telephone.getByText("Taken back.")).toBeVisible();
  await expect(gift(telephone).getByRole("button", { name: "I'll get this one" })).toBeVisible();
  if (!js.javaScript) await page.reload();
  await expect(gift(page)).not.toContainText("Ada");
  await telephone.goto(link);
  await expect(telephone.getByText("This has been taken back already.")).toBeVisible();
  for (const one of [ada, telephone]) await one.context().close();
});

test("a giver who asked is reminded once the day is a week away", async ({
  page,
  browser,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const address = await madeList(page, js, "A surprise");
  await setDay(page, js, dayIn(30));
  const ada = await visitor(browser, address, js);
  await get(ada, js, "Ada");
  await expect(gift(ada)).toContainText("You are getting this, as Ada.");
  const email = newEmail();
  await haveLinkMailed(ada, js, email, true);
  await fromMail(page.request, email, /You get one more mail, a week before the day\./);
  expect(await subjectsTo(page.request, email)).toEqual(["Your link to a shared list"]);

  await setDay(page, js, dayIn(5));
  const link = await fromMail(
    page.request,
    email,
    /(?<=you would give something on [\s\S]*)https?:\/\/\S*\/lists\/\S+/,
  );
  expect(await subjectsTo(page.request, email)).toEqual([
    "In a week: a gift that you said you would give",
    "Your link to a shared list",
  ]);
  expect(link).toBe(address);
  await ada.goto(link);
  await expect(gift(ada)).toContainText("You are getting this, as Ada.");
  await ada.context().close();
});

test("the organiser of a surprise is told who gives what, in one mail, which leads to the list", async ({
  browser,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const stateDir = info.outputPath("state");
  const first = await startServer({ stateDir });
  const port = Number(new URL(first.origin).port);
  const newContext = () =>
    browser.newContext({ baseURL: first.origin, javaScriptEnabled: js.javaScript });
  const context = await newContext();
  const page = await context.newPage();
  const { email } = await haveAccount(page.request);
  await signIn(page, email);
  const address = await madeList(page, js, "A surprise");
  await ready(page, js);
  await page.getByRole("button", { name: "Email me about this list" }).click();
  await expect(page.getByText("You get mail about this list.")).toBeVisible();
  const ada = await visitor(browser, address, js);
  await get(ada, js, "Ada");
  await expect(gift(ada)).toContainText("You are getting this, as Ada.");
  const NEWS = "News of your list: Mum's 60th";
  expect(await subjectsTo(page.request, email)).not.toContain(NEWS);

  // An hour later, with another change of the list.
  await first.stop();
  const later = new Date(Date.now() + HOUR_MS).toISOString();
  const server = await startServer({ stateDir, port, env: { LOCAL_CLOCK: later } });
  await setDay(page, js, dayIn(30));
  await fromMail(page.request, email, new RegExp(`Ada is getting: ${GIFT}\\.`));
  const link = await fromMail(page.request, email, /https?:\/\/\S*\/lists\/manage\/\S+/);
  const mails = await subjectsTo(page.request, email);
  expect(mails.filter((subject) => subject === NEWS)).toHaveLength(1);

  const elsewhere = await (await newContext()).newPage();
  await elsewhere.goto(link);
  await typeLogin(elsewhere, email, PASSWORD);
  await expect(gift(elsewhere)).toContainText("Ada is getting this.");
  for (const one of [page, ada, elsewhere]) await one.context().close();
  await server.stop();
});
