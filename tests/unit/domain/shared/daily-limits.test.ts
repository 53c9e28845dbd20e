import { expect, test } from "vitest";
import { admitList } from "~/domain/lists/list-limits.server";
import { admitContactMessage } from "~/domain/mail/contact.server";
import { clientKey, networkKey } from "~/domain/shared/client-address";
import { attemptKey } from "~/domain/shared/throttling.server";
import { admitReading } from "~/domain/shops/shop-limits.server";
import { attempt } from "../../../../db/schema/accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-23T12:00:00Z");
const inNetwork = (host: number) => `2001:db8:7:${host.toString(16)}::1`;
type Kind = Parameters<typeof attemptKey>[0];

async function haveUsed(kind: Kind, owner: string | null, count: number) {
  const key = await attemptKey(kind, owner ?? "");
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await db
    .insert(attempt)
    .values({ key, count, expiresAt })
    .onConflictDoUpdate({ target: attempt.key, set: { count, expiresAt } });
}

type Admit = (address: string | null) => Promise<number | null>;
type Bound = [kind: Kind, most: number];
type Bounds = { visitor: Bound; network: Bound; everybody: Bound; admit: Admit };

/** What is bounded by day; a list here counts for its one gift, too. */
const BOUNDED: Record<string, Bounds> = {
  "pages of shops": {
    visitor: ["shopPages", 200],
    network: ["networkPages", 2_000],
    everybody: ["allPages", 20_000],
    admit: (address) => admitReading(db, address, now),
  },
  lists: {
    visitor: ["lists", 100],
    network: ["networkLists", 300],
    everybody: ["allListEntries", 499_999],
    admit: (address) => admitList(db, { address, gifts: 1 }, now),
  },
  messages: {
    visitor: ["contact", 10],
    network: ["networkContact", 100],
    everybody: ["allContact", 2_000],
    admit: (address) => admitContactMessage(db, address, now),
  },
};

test.each(Object.entries(BOUNDED))(
  "%s are bounded for a visitor, for their network, and in all",
  async (_, { visitor, network, everybody, admit }) => {
    await haveUsed(visitor[0], clientKey(inNetwork(1)), visitor[1] - 1);
    expect(await admit(inNetwork(1))).toBeNull();
    await haveUsed(network[0], networkKey(inNetwork(1)), network[1] - 1);
    expect(await admit(inNetwork(1))).toBe(3600);
    expect(await admit(inNetwork(2)), "what one is refused costs others nothing").toBeNull();
    expect(await admit(inNetwork(3))).toBe(3600);
    expect(await admit("192.0.2.7")).toBeNull();
    await haveUsed(everybody[0], "", everybody[1]);
    expect(await admit("192.0.2.8")).toBe(3600);
  },
);

test("a list with many gifts counts for all of them", async () => {
  await haveUsed("allListEntries", "", 499_900);
  expect(await admitList(db, { address: "192.0.2.9", gifts: 99 }, now)).toBeNull();
  expect(await admitList(db, { address: "192.0.2.9", gifts: 0 }, now)).toBe(3600);
});
