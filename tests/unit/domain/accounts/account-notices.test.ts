import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordSecurityEvent } from "~/domain/accounts/security-events.server";
import { changeMail } from "~/domain/accounts/two-step.server";
import { MOST_NOTICES_A_DAY } from "~/domain/mail/account-notices.server";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { MOST_SECURITY_EVENTS } from "~/domain/shared/retention";
import { outbox } from "../../../../db/schema/mail";
import { securityEvent } from "../../../../db/schema/security";
import {
  after,
  confirmedAccount,
  deps,
  mailsTo,
  mustLogIn,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const HOUR_S = 60 * 60;
const MANY_MAILS = { timeout: 60_000 };

test("of its own changes an account is told twenty times a day", MANY_MAILS, async () => {
  const [email, other] = [await confirmedAccount(now), await confirmedAccount(now)];
  const change = async (to: string, at: Date) => {
    const mail = await changeMail(
      deps.origin,
      { email: to, firstName: "Ada" },
      { what: "codes-renewed" },
    );
    await db.batch([outboxInsert(db, mail, at)]);
  };
  const told = async (to: string) =>
    (await mailsTo(to)).filter(({ kind }) => kind === "account.two-step");
  await Promise.all(Array.from({ length: 30 }, () => change(email, now)));
  await change(other, now);
  expect(await told(email)).toHaveLength(MOST_NOTICES_A_DAY);
  expect(await told(other)).toHaveLength(1);
  // An address that the account no longer has changes nothing.
  await db.update(outbox).set({ recipient: "" }).where(sql`recipient = ${email}`);
  await change(email, after(now, 12 * HOUR_S));
  expect(await told(email)).toEqual([]);
  await change(email, after(now, 25 * HOUR_S));
  expect(await told(email)).toHaveLength(1);
});

test(
  "an account keeps its newest events of a kind, and none of one pushes out those of another",
  MANY_MAILS,
  async () => {
    const { viewer } = await mustLogIn(await confirmedAccount(now), now);
    const kept = async (what: string) =>
      db.$count(securityEvent, sql`user_id = ${viewer.userId} AND what = ${what}`);
    const old = Array.from({ length: MOST_SECURITY_EVENTS + 50 }, (_, place) =>
      env.DB.prepare("INSERT INTO security_event VALUES (?, ?, ?, '', ?)").bind(
        ...[crypto.randomUUID(), viewer.userId, "code-wrong", after(now, place).getTime()],
      ),
    );
    await env.DB.batch(old);
    await recordSecurityEvent(db, viewer, { what: "password-wrong" }, after(now, 400));
    const tomorrow = after(now, 25 * HOUR_S);
    await recordSecurityEvent(db, viewer, { what: "code-wrong" }, tomorrow);
    expect(await kept("code-wrong")).toBe(MOST_SECURITY_EVENTS);
    for (let time = 0; time < MOST_SECURITY_EVENTS + 5; time += 1) {
      await recordSecurityEvent(db, viewer, { what: "codes-renewed" }, tomorrow);
    }
    expect(await kept("codes-renewed")).toBe(MOST_SECURITY_EVENTS);
    expect(await kept("login")).toBe(1);
    expect(await kept("password-wrong")).toBe(1);
  },
);
