import { expect, test } from "vitest";
import { resendConfirmation } from "~/domain/accounts/accounts.server";
import { requestPasswordReset } from "~/domain/accounts/passwords.server";
import {
  after,
  confirmedAccount,
  deps,
  mailsTo,
  tokenTo,
} from "../../../support/people-with-accounts";

const now = new Date("2026-11-21T09:00:00Z");
const HOUR_S = 60 * 60;
const MANY_MAILS = { timeout: 60_000 };

test(
  "after ten mails of a day a confirmed address gets one an hour, whose link stays valid",
  MANY_MAILS,
  async () => {
    const email = await confirmedAccount(after(now, -25 * HOUR_S));
    const resets = async () =>
      (await mailsTo(email)).filter(({ kind }) => kind === "account.reset").length;
    for (let time = 0; time < 12; time += 1) await requestPasswordReset(deps, email, now);
    expect(await resets()).toBe(10);
    for (let hour = 1; hour < 24; hour += 1) {
      const at = after(now, hour * HOUR_S + hour);
      for (let time = 0; time < 3; time += 1)
        await requestPasswordReset(deps, email, after(at, time));
      expect(await resets()).toBe(10 + hour);
    }
    const last = await tokenTo(email, "account.reset");
    await requestPasswordReset(deps, email, after(now, 23 * HOUR_S + 600));
    expect(await tokenTo(email, "account.reset")).toBe(last);
    for (let time = 0; time < 3; time += 1) {
      await requestPasswordReset(deps, email, after(now, 25 * HOUR_S));
    }
    expect(await resets()).toBe(10 + 23 + 3);
  },
);

test("other requests for an address leave its owner a reset", MANY_MAILS, async () => {
  const email = await confirmedAccount(after(now, -25 * HOUR_S));
  const again = { ...deps, waitToMail: async () => null };
  const request = (at: Date) => resendConfirmation(again, email, at);
  for (let time = 0; time < 10; time += 1) await request(now);
  for (let hour = 1; hour < 24; hour += 1) {
    const at = after(now, hour * HOUR_S + hour);
    await request(at);
    const before = (await mailsTo(email)).length;
    await requestPasswordReset(deps, email, after(at, 60));
    expect((await mailsTo(email)).length).toBe(before + 1);
  }
});
