import { expect, test } from "vitest";
import { admitTypedMails } from "~/domain/mail/typed-mail-limits.server";
import { clientKey, networkKey } from "~/domain/shared/client-address";
import { attemptKey } from "~/domain/shared/throttling.server";
import { attempt } from "../../../../db/schema/accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-23T12:00:00Z");
const inNetwork = (host: number) => `2001:db8:7:${host.toString(16)}::1`;

async function have(
  kind: "typedMails" | "networkTypedMails" | "allTypedMails",
  owner: string,
  count: number,
) {
  const key = await attemptKey(kind, owner);
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await db
    .insert(attempt)
    .values({ key, count, expiresAt })
    .onConflictDoUpdate({ target: attempt.key, set: { count, expiresAt } });
}

const admit = (address: string | null, mails = 1) =>
  admitTypedMails(db, { address, mails, ceiling: 1_000 }, now);

test("mails to typed addresses are bounded for a visitor, for their network, and for the site", async () => {
  await have("typedMails", clientKey(inNetwork(1)), 29);
  expect(await admit(inNetwork(1))).toBeNull();
  await have("networkTypedMails", networkKey(inNetwork(1)) ?? "", 299);
  expect(await admit(inNetwork(1))).toBe(3600);
  expect(await admit(inNetwork(2)), "what one is refused costs others nothing").toBeNull();
  expect(await admit(inNetwork(3))).toBe(3600);
  await have("allTypedMails", "", 998);
  expect(await admit("192.0.2.1"), "other networks go on").toBeNull();
  expect(await admit("192.0.2.2"), "up to the ceiling").toBeNull();
  expect(await admit("192.0.2.3")).toBe(3600);
});

test("a request that causes two mails counts for both", async () => {
  await have("allTypedMails", "", 0);
  await have("typedMails", clientKey("192.0.2.4"), 28);
  expect(await admit("192.0.2.4", 2)).toBeNull();
  expect(await admit("192.0.2.4")).toBe(3600);
});
