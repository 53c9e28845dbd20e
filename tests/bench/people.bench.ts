import { rmSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { savedGiftSchema } from "~/domain/gifts/saved-gift.schema";
import { saveGift } from "~/domain/gifts/saved-gift-writes.server";
import { readSaveDialog, savedAsins } from "~/domain/gifts/saved-gifts.server";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { createCard } from "~/domain/people/profile-card-writes.server";
import { listProfileCards } from "~/domain/people/profile-cards.server";
import { pageImageFrom } from "~/domain/products/retailer";
import { readProfileCardsPage } from "~/domain/screens/profile-cards-page.server";
import { readGiftsPage } from "~/domain/screens/saved-gifts-page.server";
import { createDb, type Db } from "../../db/client";
import { prepareDatabase } from "../../workers/cli/database";
import { ROOT } from "../../workers/cli/processes";
import { countingD1 } from "../support/counting-d1";
import { addGifts, crowd } from "../support/crowd";

const STATE = join(ROOT, ".cache/bench-people");
const CROWD = 10_000;
const CARDS = 20;
const RUNS = 5;
const pageImageOf = pageImageFrom([], "http://ribbon.test");
const renewal = { products: {}, mayCall: async () => true, now: new Date() };
const NOW = new Date("2026-11-21T09:00:00Z");
const MANY = 2000;
const FEW = 20;
const owner = { userId: "bench", region: "UK", timeZone: "Europe/London" } as const;
const asin = (number: number) => `BENCH${number}`;

/**
 * Round trips, rows read and time of each screen, in an empty database and among 10,000 other users;
 * then the saved gifts of a user with 2,000, compared with a user with 20.
 */
export async function bench(): Promise<void> {
  rmSync(STATE, { recursive: true, force: true });
  await prepareDatabase(STATE);
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: join(ROOT, "wrangler.toml"),
    persist: { path: join(STATE, "v3") },
  });
  try {
    const d1 = proxy.env.DB;
    const card = await fillOwn(d1);
    const alone = await measure(d1, card);
    await crowd(d1, CROWD);
    const among = await measure(d1, card);
    console.log(
      "screen: round trips (and 1 for the session); rows read and ms alone | among 10,000 users",
    );
    for (const [name, own] of Object.entries(alone)) {
      const crowded = among[name] ?? own;
      const rows = `${own.rows} | ${crowded.rows} (x ${(crowded.rows / own.rows).toFixed(2)})`;
      console.log(
        `  ${name}: ${crowded.trips}; ${rows}; ${own.ms.toFixed(1)} | ${crowded.ms.toFixed(1)} ms`,
      );
    }
    await compareGifts(d1);
  } finally {
    await proxy.dispose();
    rmSync(STATE, { recursive: true, force: true });
  }
}

/** The cost of 2,000 gifts compared with 20, all of them favourites on one card. */
async function compareGifts(d1: D1Database): Promise<void> {
  for (const [userId, gifts] of [
    ["few", FEW],
    ["many", MANY],
  ] as const) {
    await haveUser(d1, userId);
    await addGifts(d1, { userId, gifts });
  }
  for (const [name, only] of [
    ["all sections", undefined],
    ["one section", { cardId: null, page: 1 }],
  ] as const) {
    const page = (userId: string) =>
      best(d1, (db) => readGiftsPage(db, userId, { only, pageImageOf, renewal }));
    const [few, many] = [await page("few"), await page("many")];
    const rows = `${many.rows} | ${few.rows} rows (x ${(many.rows / few.rows).toFixed(1)})`;
    const ms = `${many.ms.toFixed(1)} | ${few.ms.toFixed(1)} ms (x ${(many.ms / few.ms).toFixed(2)})`;
    console.log(`  saved gifts, ${MANY} | ${FEW} gifts, ${name}: ${many.trips}; ${rows}; ${ms}`);
  }
}

async function fillOwn(d1: D1Database): Promise<string> {
  const db = createDb(d1);
  await haveUser(d1, owner.userId);
  const ids: string[] = [];
  for (let number = 0; number < CARDS; number += 1) {
    const input = profileCardSchema.parse({
      ...{ name: `Person ${number}`, relationship: "Friend", birthday: "1990-05-02" },
      holidayIds: ["birthday", "christmas", "easter"],
    });
    const created = await createCard(db, owner, input, NOW);
    if (created.ok) ids.push(created.id);
  }
  for (let number = 0; number < 10 * CARDS; number += 1) {
    const gift = savedGiftSchema.parse({
      ...{
        asin: asin(number),
        title: `Gift ${number}`,
        productUrl: "https://www.amazon.co.uk/dp/1",
      },
      ...{ price: 10, pros: "Light", cons: "", isFavorited: number % 4 === 0 },
      profileCardIds: [ids[number % CARDS]],
    });
    await saveGift(db, owner.userId, gift, gift, NOW);
  }
  return ids[0] ?? "";
}

type Measured = Record<string, { trips: number; rows: number; ms: number }>;

async function measure(d1: D1Database, card: string): Promise<Measured> {
  const screens: Record<string, (db: Db) => Promise<unknown>> = {
    home: (db) => listProfileCards(db, owner, NOW),
    "profile cards": (db) =>
      readProfileCardsPage(db, owner, NOW, { openCardId: card, pageImageOf }),
    "saved gifts": (db) => readGiftsPage(db, owner.userId, { pageImageOf, renewal }),
    "one section": (db) =>
      readGiftsPage(db, owner.userId, { only: { cardId: null, page: 1 }, pageImageOf, renewal }),
    "save dialog": (db) => readSaveDialog(db, owner.userId, { asin: asin(7) }),
    "stars of results": (db) => savedAsins(db, owner.userId),
  };
  const measured: Measured = {};
  for (const [name, read] of Object.entries(screens)) measured[name] = await best(d1, read);
  return measured;
}

/** The fastest of several runs. */
async function best(d1: D1Database, read: (db: Db) => Promise<unknown>) {
  let fastest = { trips: 0, rows: 0, ms: Number.POSITIVE_INFINITY };
  for (let run = 0; run < RUNS; run += 1) {
    const counter = countingD1(d1);
    const begun = performance.now();
    await read(createDb(counter.d1));
    const ms = performance.now() - begun;
    if (ms < fastest.ms) fastest = { trips: counter.trips, rows: counter.rowsRead, ms };
  }
  return fastest;
}

function haveUser(d1: D1Database, id: string) {
  return d1
    .prepare(
      `INSERT INTO user (id, email, first_name, last_name, password_hash, agreed_to_terms_at, created_at)
       VALUES (?1, ?1 || '@example.com', '', '', '', 0, 0)`,
    )
    .bind(id)
    .run();
}
