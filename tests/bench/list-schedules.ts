import type { GiverGift } from "~/domain/lists/gift-list";
import { createLists } from "../../workers/lists";

const GIVERS = 50;
const TRIES = 3;

/** What a schedule did, and each way in which its list was wrong after it. */
export type Outcome = {
  kept: number;
  lost: number;
  undone: number;
  released: number;
  deaths: number;
  wrong: string[];
};

/** A claim that a giver was told is kept, or was never told about (`isSure` false). */
type Told = { gift: string; quantity: number; amount: number; isSure: boolean; isGone: boolean };

/**
 * A random schedule on a list of its own: 50 givers at once claim, chip in and take back, the organiser releases,
 * and the object dies in between. Whoever is not answered sends the same form again, twice at most.
 */
export async function runSchedule(env: Env, seed: number): Promise<Outcome> {
  const outcome: Outcome = { kept: 0, lost: 0, undone: 0, released: 0, deaths: 0, wrong: [] };
  const random = randomFrom(seed);
  const lists = createLists(env.GIFT_LIST, "http://ribbon.test");
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const gifts = Array.from({ length: upTo(4) }, () => ({
    ...{ asin: null, title: "Gift", link: null, imageUrl: null, offerUntil: null },
    ...{ currency: "GBP" as const, price: 100 * upTo(100), quantity: upTo(3) },
  }));
  const createdAt = new Date().toISOString();
  const details = { title: "List", note: "", day: null, region: "UK" as const, createdAt };
  const list = { details: { ...details, kind: "surprise" as const }, gifts };
  const made = await lists.make(list, null, async () => true);
  if (!made) throw new Error("The list was refused.");
  const organiser = { browser: null, organises: [], userId: null };
  const told = new Map<string, Told>();
  /** The answer, or undefined if the object died each time. */
  const again = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        return await work();
      } catch {
        outcome.deaths += 1;
      }
    }
    return undefined;
  };
  const give = async (giver: number) => {
    const asker = { browser: `giver ${giver}`, organises: [], userId: null };
    const gift = String(upTo(gifts.length));
    const isPledge = random() < 0.4;
    const share = { quantity: isPledge ? 0 : upTo(2), amount: isPledge ? 100 * upTo(60) : 0 };
    const id = crypto.randomUUID();
    const claim = { id, name: `Giver ${giver}`, note: "", ...share };
    const takesBack = random() < 0.3;
    const isReleased = random() < 0.1;
    const answer = await again(() => lists.claim(made.giverId, asker, gift, claim));
    if (answer?.state !== "there" || answer.value.state !== "kept") {
      if (answer === undefined) told.set(id, { gift, ...share, isSure: false, isGone: false });
      else outcome.lost += 1;
      return;
    }
    outcome.kept += 1;
    const mine: Told = { gift, ...share, isSure: true, isGone: false };
    told.set(id, mine);
    if (takesBack) {
      const undone = await again(() => lists.undo(made.giverId, asker, gift, id));
      // After a death the first try may have done it.
      mine.isGone = undone?.state === "there";
      mine.isSure = mine.isGone;
      if (mine.isGone) outcome.undone += 1;
    } else if (isReleased) {
      const change = { change: "release", giftId: gift, claimId: id } as const;
      const released = await again(() => lists.change(made.organiserKey, organiser, change));
      mine.isGone = released?.state === "there";
      mine.isSure = mine.isGone;
      if (mine.isGone) outcome.released += 1;
    }
  };
  await Promise.all(Array.from({ length: GIVERS }, (_, giver) => give(giver)));
  const view = await again(() => lists.view({ giver: made.giverId }, organiser));
  if (view?.state !== "there") outcome.wrong.push("the list is gone");
  else outcome.wrong.push(...mistakesOf(view.value.gifts, told));
  return outcome;
}

/** What must never be: more given than wanted or than the price, both at once, a claim lost or back again. */
function mistakesOf(gifts: GiverGift[], told: Map<string, Told>): string[] {
  const wrong: string[] = [];
  const there = new Set<string>();
  for (const { id, quantity, price, claims } of gifts) {
    const pieces = claims.reduce((sum, claim) => sum + claim.quantity, 0);
    const amount = claims.reduce((sum, claim) => sum + claim.amount, 0);
    if (pieces > quantity) wrong.push(`gift ${id} is given ${pieces} times of ${quantity}`);
    if (amount > (price ?? 0)) wrong.push(`${amount} are pledged for ${price}`);
    if (pieces > 0 && amount > 0) wrong.push(`gift ${id} is got and chipped in for`);
    for (const claim of claims) there.add(claim.id);
  }
  for (const [id, { isSure, isGone }] of told) {
    if (isSure && !isGone && !there.has(id)) wrong.push("a claim that was kept is lost");
    if (isSure && isGone && there.has(id)) wrong.push("a claim that was taken back is there");
  }
  for (const id of there) if (!told.has(id)) wrong.push("a claim that was refused is there");
  return wrong;
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
