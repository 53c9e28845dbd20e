import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stopMail } from "~/domain/mail/email-preferences.server";
import { stopLink } from "~/domain/mail/stop-link.server";
import { ask } from "../../../../db/schema/asking";
import { mailingList } from "../../../../db/schema/mail";
import { profileCard } from "../../../../db/schema/people";
import { anna } from "../../../support/api-bodies";
import { signedInUser } from "../../../support/people";
import { reminderDeps as deps } from "../../../support/reminders";
import { db } from "../../../support/test-env";

test("a stop link that is posted again writes nothing", async () => {
  const { userId, call } = await signedInUser();
  const email = `${userId}@example.com`;
  for (const firstName of ["Anna", "Ben"]) {
    expect((await call("POST", "/profilecards", { ...anna, firstName })).status).toBe(201);
  }
  const own = eq(profileCard.userId, userId);
  await db.update(profileCard).set({ emailRemindersEnabled: true }).where(own);
  const link = await stopLink(deps, { email, stop: "everything" });
  const token = new URL(link).searchParams.get("token") ?? "";
  const stored = async () => ({
    cards: await db.select().from(profileCard).where(own),
    asks: await db.select().from(ask).where(eq(ask.userId, userId)),
    list: await db.select().from(mailingList).where(eq(mailingList.email, email)),
  });
  const soon = new Date(Date.now() + 60_000);
  expect(await stopMail(deps, { token }, soon)).toBe(true);
  const first = await stored();
  expect(first.cards).toHaveLength(2);
  for (const { emailRemindersEnabled, updatedAt } of first.cards) {
    expect([emailRemindersEnabled, updatedAt]).toEqual([false, soon]);
  }
  expect(first.list).toMatchObject([{ state: "unsubscribed", changedAt: soon }]);
  expect(await stopMail(deps, { token }, new Date(soon.getTime() + 60_000))).toBe(true);
  expect(await stored()).toEqual(first);
});
