import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  acceptInvitation,
  inviteToList,
  isSubscribed,
  readInvitation,
} from "~/domain/mail/mailing-list.server";
import { admitResultsRequest } from "~/domain/search/results-mail.server";
import { attempt } from "../../../../db/schema/accounts";
import { mailingList, outbox } from "../../../../db/schema/mail";
import { emptyOutbox } from "../../../support/mail";
import { reminderDeps as deps } from "../../../support/reminders";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const email = "ann@example.com";

beforeEach(emptyOutbox);
beforeEach(() => db.batch([db.delete(mailingList), db.delete(attempt)]));

const mails = () => db.select().from(outbox);
const tokenOfFirst = async () =>
  /\/subscribe\?token=(\S+)/.exec((await mails())[0]?.text ?? "")?.[1] ?? "";

test("an unconfirmed address gets one opt-in mail and is not subscribed", async () => {
  await inviteToList(deps, { email, place: "search form" }, now);
  await inviteToList(deps, { email, place: "search form" }, now);
  expect(await mails()).toMatchObject([{ kind: "subscribe", recipient: email }]);
  expect(await db.select().from(mailingList)).toEqual([]);
  await readInvitation(deps, await tokenOfFirst(), now);
  expect(await isSubscribed(db, email)).toBe(false);
});

test("confirming subscribes the address, stores the consent and sends a welcome mail", async () => {
  await inviteToList(deps, { email, place: "search form" }, now);
  const token = await tokenOfFirst();
  const later = new Date(now.getTime() + 60_000);
  expect(await acceptInvitation(deps, token, later)).toBe(email);
  expect(await acceptInvitation(deps, token, later)).toBe(email);
  expect(await db.select().from(mailingList)).toMatchObject([
    {
      email,
      state: "subscribed",
      consentAt: later,
      consentPlace: "search form",
      consentText: "Subscribe to the Mailing List for news & updates",
    },
  ]);
  const [welcome, ...more] = await db.select().from(outbox).where(eq(outbox.kind, "welcome"));
  expect(more).toEqual([]);
  expect(welcome?.headers).toHaveProperty("List-Unsubscribe");
});

test("an invitation that has expired, was changed or is forged does nothing", async () => {
  await inviteToList(deps, { email, place: "search form" }, now);
  const token = await tokenOfFirst();
  const old = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
  expect(await acceptInvitation(deps, token, old)).toBeNull();
  expect(await acceptInvitation(deps, `${token.slice(0, -2)}xx`, now)).toBeNull();
  expect(await acceptInvitation({ ...deps, secrets: ["another"] }, token, now)).toBeNull();
  expect(await isSubscribed(db, email)).toBe(false);
});

test("a signed-in user who ticks the box of the search form is subscribed at once", async () => {
  const request = { email, subscribe: true, client: "192.0.2.1", isOwn: true };
  expect(
    await admitResultsRequest({ ...deps, waitToMail: async () => null }, request, now),
  ).toEqual({
    state: "admitted",
  });
  expect(await isSubscribed(db, email)).toBe(true);
  expect(await mails()).toMatchObject([{ kind: "welcome" }]);
});
