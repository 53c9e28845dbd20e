import { expect, test, vi } from "vitest";
import { registerSchema } from "~/domain/accounts/account.schema";
import { register, resendConfirmation } from "~/domain/accounts/accounts.server";
import {
  requestEmailChangeCode,
  submitNewEmail,
  verifyEmailChangeCode,
} from "~/domain/accounts/email-change.server";
import { requestPasswordReset } from "~/domain/accounts/passwords.server";
import { mailClaimLink } from "~/domain/lists/claim-link.server";
import { keepClaim } from "~/domain/lists/claims.server";
import { listLog } from "~/domain/lists/list-log";
import { mailDue } from "~/domain/lists/list-mail.server";
import { stopMail } from "~/domain/mail/email-preferences.server";
import { TYPED_KINDS } from "~/domain/mail/mail-kinds";
import { inviteToList } from "~/domain/mail/mailing-list.server";
import { drainOutbox } from "~/domain/mail/outbox-drain.server";
import { mailResults } from "~/domain/search/results-mail.server";
import { runSearch } from "~/domain/search/run-search.server";
import { searchEventLog } from "~/domain/search/search-event-log";
import { user } from "../../../../db/schema/accounts";
import { suppression } from "../../../../db/schema/mail";
import { withCommonPasswords } from "../../../support/common-passwords";
import { claimOf, listOf } from "../../../support/lists";
import { recordingSender } from "../../../support/mail";
import {
  after,
  codeTo,
  confirmedAccount,
  deps,
  freshEmail,
  mailsTo,
  mustLogIn,
  registration,
} from "../../../support/people-with-accounts";
import { gardenBrief, memoryEventLogStore, searchOf } from "../../../support/search";
import { db, origin } from "../../../support/test-env";

withCommonPasswords();

/** A hash takes 0.1 s of CPU time, which other tests may be using. */
const MANY_HASHES = { timeout: 120_000 };
const now = new Date("2026-11-21T09:00:00Z");
const tomorrow = after(now, 24 * 60 * 60 + 1);
const uid = () => crypto.randomUUID();

/** Has the end of a search mailed to an address of which nothing is known. */
async function search(email: string, at: Date, ideas = {}) {
  const store = memoryEventLogStore();
  const opening = { uid: uid(), brief: gardenBrief, startedAt: at.toISOString() };
  searchEventLog(store).open({ ...opening, excludedTitles: [] });
  searchEventLog(store).keepResultsByEmail({ email, origin });
  await runSearch(searchOf({ store, ...ideas }));
  await mailResults({ ...deps, store }, at);
}

/** Whatever anybody can have sent to an address that they have typed. */
const ASKED: Record<string, (email: string, at: Date) => Promise<unknown>> = {
  "a registration": (email, at) => register(deps, registerSchema.parse(registration(email)), at),
  "a confirmation": (email, at) => resendConfirmation(deps, email, at),
  "a new password": (email, at) => requestPasswordReset(deps, email, at),
  "another address of an account": async (newEmail, at) => {
    const email = await confirmedAccount(at);
    const { viewer } = await mustLogIn(email, at);
    await requestEmailChangeCode(deps, viewer, newEmail, at);
    await verifyEmailChangeCode({ db }, viewer, await codeTo(email, "account.code1"), at);
    await submitNewEmail(deps, viewer, newEmail, at);
  },
  "the mailing list": (email, at) => inviteToList(deps, { email, place: "test" }, at),
  "the results of a search": search,
  "the results of a search that fails": (email, at) =>
    search(email, at, { ideas: { name: "silent", async *suggest() {} } }),
  "the link of a claim": (email, at) =>
    mailClaimLink(deps, email, { list: uid(), gift: "1", claim: uid() }, false, at),
  "the reminder of a claim": async (email, at) => {
    const store = listOf([{}], { day: "2026-11-25" });
    const claim = claimOf("Ada");
    keepClaim(store, "1", claim, at);
    listLog(store).keepReminders([{ email, giftId: "1", claimId: claim.id, origin }]);
    await mailDue(deps, uid(), store, at);
  },
};

const unconfirmedAccount = async (email: string) =>
  db.insert(user).values({
    ...{ id: uid(), email, firstName: "Ada", lastName: "Byron", passwordHash: "unused" },
    ...{ agreedToTermsAt: now, createdAt: now },
  });
const UNCONFIRMED = [async () => {}, unconfirmedAccount];

async function send() {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await drainOutbox({ db, sender: { ...recordingSender().sender, isMailbox: true }, now });
}
const sentTo = async (email: string) =>
  (await mailsTo(email)).filter(({ status }) => status === "sent");

test(
  "each mail to an address that nobody confirmed can be stopped, and says nothing of an account of theirs",
  MANY_HASHES,
  async () => {
    const kinds = new Set<string>();
    for (const [what, ask] of Object.entries(ASKED)) {
      for (const become of UNCONFIRMED) {
        const email = freshEmail();
        await become(email);
        await ask(email, now);
        await send();
        const sent = await sentTo(email);
        for (const { text, headers, kind, subject } of sent) {
          const link = /<(.*)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "no stop link";
          kinds.add(kind);
          expect(text, `${kind} after ${what}`).toContain(link);
          expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
          expect(subject + text).not.toMatch(/(your|have a) Ribbon account/);
          const token = new URL(link).searchParams.get("token") ?? "";
          expect(await stopMail(deps, { token }, now)).toBe(true);
        }
        if (sent.length === 0) continue;
        await ask(email, after(now, 1));
        await send();
        expect(await sentTo(email), `after the stop: ${what}`).toHaveLength(sent.length);
      }
    }
    expect([...kinds].sort()).toEqual([...TYPED_KINDS].sort());
  },
);

test(
  "an address that nobody confirmed gets three mails a day, whatever is asked for",
  MANY_HASHES,
  async () => {
    for (const become of UNCONFIRMED) {
      const email = freshEmail();
      await become(email);
      for (const ask of Object.values(ASKED)) await ask(email, now);
      expect(await mailsTo(email)).toHaveLength(3);
      for (const ask of Object.values(ASKED).reverse()) await ask(email, tomorrow);
      expect(await mailsTo(email)).toHaveLength(6);
    }
  },
);

test("an address with tags is one address", MANY_HASHES, async () => {
  const [local, domain] = freshEmail().split("@");
  const emails = ["", "+1", "+2", "+a+b", "+3"].map((tag) => `${local}${tag}@${domain}`);
  for (const email of emails) await ASKED["a registration"]?.(email, now);
  const counts = await Promise.all(emails.map(async (email) => (await mailsTo(email)).length));
  expect(counts).toEqual([1, 1, 1, 0, 0]);
  for (const other of [`x${local}@${domain}`, `${local}@x${domain}`, "+@example.com"]) {
    await ASKED["a registration"]?.(other, now);
    expect(await mailsTo(other)).toHaveLength(1);
  }
});

test("what is not sent counts for nothing: a newcomer who asked for a password can register", async () => {
  const email = freshEmail();
  for (let times = 0; times < 4; times += 1) await requestPasswordReset(deps, email, now);
  await ASKED["a registration"]?.(email, now);
  for (let times = 0; times < 4; times += 1) await resendConfirmation(deps, email, now);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(Array(3).fill("account.confirm"));
});

test("the owner of a confirmed address gets their account's mails, whatever was stopped", async () => {
  const email = await confirmedAccount(now);
  for (const ask of Object.values(ASKED)) await ask(email, now);
  expect((await mailsTo(email)).length).toBeGreaterThan(6);
  await db.insert(suppression).values({ email, reason: "asked", createdAt: now });
  const before = (await sentTo(email)).length;
  await ASKED["a registration"]?.(email, now);
  await ASKED["a new password"]?.(email, now);
  await send();
  const kinds = new Set((await sentTo(email)).slice(before).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(["account.known", "account.reset"]));
  for (const mail of await sentTo(email)) expect(mail.text).toMatch(/Hello Ada|your Ribbon/);
});
