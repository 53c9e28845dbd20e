import { expect, test } from "vitest";
import { logIn } from "~/domain/accounts/login.server";
import {
  after,
  confirmedAccount,
  deps,
  mailsTo,
  password,
} from "../../../support/people-with-accounts";

const now = new Date("2026-11-21T09:00:00Z");
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const logInFrom = (email: string, isKnown: boolean, at: Date) => {
  const from = { id: isKnown ? "a browser" : "192.0.2.1", isKnown };
  return logIn(deps, { email, password, from, userAgent, endedSecret: null }, at);
};

const mailsAbout = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "account.new-browser");

test("a log-in from a new browser tells the owner, not the first one or one from a known browser", async () => {
  const email = await confirmedAccount(now);
  await logInFrom(email, false, now);
  await logInFrom(email, true, after(now, 60));
  expect(await mailsAbout(email)).toEqual([]);

  await logInFrom(email, false, after(now, 120));
  const [mail, ...others] = await mailsAbout(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("on 21 November 2026 at 09:02 (Europe/London)");
  expect(mail?.text).toContain("Firefox on Linux");
  expect(mail?.text).toContain(`${deps.origin}/forgot-password`);
  expect(mail?.text).toContain(`${deps.origin}/account`);
  expect(mail?.text).not.toContain("192.0.2.1");
});

test("ten such mails a day at most", { timeout: 60_000 }, async () => {
  const email = await confirmedAccount(now);
  for (let times = 0; times < 12; times += 1) await logInFrom(email, false, after(now, times));
  expect(await mailsAbout(email)).toHaveLength(10);
});
