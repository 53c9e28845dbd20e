import { expect, test } from "vitest";
import { countGuess, type Guess, guessWait } from "~/domain/shared/guesses.server";
import { attemptKey } from "~/domain/shared/throttling.server";
import { attempt } from "../../../db/schema/accounts";
import {
  after,
  confirmedAccount,
  cookiesOf,
  freshEmail,
  MANY_HASHES,
  password,
  post,
  tokenTo,
} from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const newPassword = "three unrelated words here";

/** Strangers have taken the next guess of all, too. */
async function lockOut(email: string) {
  const now = new Date();
  const key = await attemptKey("password", email);
  const values = { count: 150, slowedUntil: after(now, 60), expiresAt: after(now, 3_600) };
  await db
    .insert(attempt)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: attempt.key, set: values });
}

const onScreen = (fields: Record<string, string>) =>
  SELF.fetch(`${origin}/reset-password`, {
    method: "POST",
    body: new URLSearchParams({ ...fields, confirmPassword: newPassword }),
    headers: { "CF-Connecting-IP": crypto.randomUUID() },
    redirect: "manual",
  });
const byApi = (body: Record<string, string>) => post("account/reset-password", { body });

test.each([
  ["on its page", onScreen],
  ["by the API", byApi],
])(
  "a password that is reset %s ends a lock-out for the browser that did it",
  MANY_HASHES,
  async (_, reset) => {
    const email = await confirmedAccount();
    await lockOut(email);
    await post("account/request-password-reset", { body: { email } });
    const token = await tokenTo(email, "account.reset");
    const cookie = cookiesOf(await reset({ email, token, newPassword }));
    await lockOut(email);
    const logIn = (cookie: string, typed = newPassword) =>
      post("auth/login", { body: { email, password: typed }, cookie });
    expect((await logIn("")).status).toBe(429);
    expect((await logIn(cookie)).status).toBe(200);
    // It has a count of its own, as any browser.
    for (let times = 0; times < 10; times += 1) await logIn(cookie, password);
    expect((await logIn(cookie)).status).toBe(429);
  },
);

test("whoever reads the mailbox has one count of guesses of the password, and none of the second step", async () => {
  const now = new Date();
  const owner = freshEmail();
  const guess = async (kind: Guess, place: number) => {
    const from = { id: `192.0.2.${place}`, isKnown: false, readsMailbox: true };
    const { statements } = await countGuess(db, kind, { owner, from }, now);
    return guessWait((await db.batch([...statements])) as Parameters<typeof guessWait>[0], now);
  };
  const waits = async (kind: Guess, tries: number) => {
    const all: (number | null)[] = [];
    for (let place = 0; place < tries; place += 1) all.push(await guess(kind, place));
    return all.findIndex((wait) => wait !== null);
  };
  expect(await waits("password", 12)).toBe(10);
  expect(await waits("secondStep", 22)).toBe(20);
});
