import { expect, test } from "vitest";
import { keepClaim } from "~/domain/lists/claims.server";
import { LIST_LIMITS } from "~/domain/lists/gift-list";
import { deletedAt, lastDayOfList } from "~/domain/lists/list-lifetime";
import { listLog } from "~/domain/lists/list-log";
import { nextTime } from "~/domain/lists/list-mail.server";
import { forgetOldPictures } from "~/domain/lists/list-pictures";
import { readChanges, readList, toListEvents } from "~/domain/lists/list-views";
import { changeList } from "~/domain/lists/organise.server";
import { claimOf, details, kneeler, listOf } from "../../../support/lists";

const now = new Date("2026-11-22T12:00:00Z");
const pageImageOf = (address: string) => `/shown?${address}`;
const eventsFor = (
  store: ReturnType<typeof listOf>,
  version: number,
  looker: Parameters<typeof toListEvents>[1],
) => toListEvents(readChanges(store, version), looker, { now, pageImageOf });
const ada = { browser: "browser of Ada", isOrganiser: false };
const ben = { browser: "browser of Ben", isOrganiser: false };
const organiser = { browser: null, isOrganiser: true };

test("givers see who gives what, and which claim is theirs; never a browser", () => {
  const store = listOf([{ quantity: 2 }]);
  keepClaim(store, "1", claimOf("Ada", { note: "in green" }), now);
  const seen = readList(store, ada, now)?.gifts[0];
  expect(seen).toMatchObject({
    left: 1,
    claims: [{ name: "Ada", note: "in green", isMine: true }],
  });
  expect(readList(store, ben, now)?.gifts[0]?.claims[0]?.isMine).toBe(false);
  expect(JSON.stringify(readList(store, ben, now))).not.toContain("browser");
});

test("the owner of a wish list sees it as if nobody gave anything", () => {
  const store = listOf([{}, {}], { kind: "wish" });
  const before = readList(store, organiser, now);
  keepClaim(store, "1", claimOf("Ada"), now);
  keepClaim(store, "2", claimOf("Ben", { amount: 1000 }), now);
  expect(readList(store, organiser, now)).toEqual(before);
  expect(readList(store, ada, now)?.gifts.map(({ left }) => left)).toEqual([0, 1]);
});

test("events carry each gift as it is now, and the end", () => {
  const store = listOf();
  const { version = 0 } = readList(store, ben, now) ?? {};
  keepClaim(store, "1", claimOf("Ada"), now);
  expect(eventsFor(store, version, ben)).toMatchObject([
    { type: "gift", data: { id: "1", gift: { left: 0, claims: [{ name: "Ada" }] } } },
  ]);
  changeList(store, { change: "remove", giftId: "1" }, now);
  const events = eventsFor(store, version, ben);
  expect(events.at(-1)).toMatchObject({ type: "gift", data: { id: "1", gift: null } });
  changeList(store, { change: "end" }, now);
  expect(eventsFor(store, version, ben)).toMatchObject([{ type: "complete" }]);
  expect(readList(store, ben, now)).toBeNull();
});

test("nothing but its keys stays of a list that has ended", () => {
  const store = listOf();
  keepClaim(store, "1", claimOf("Ada"), now);
  changeList(store, { change: "end" }, now);
  expect(store.since(0).map(({ key }) => key)).toEqual(["keys", "ended"]);
});

test("an organiser adds gifts until the list is full, and releases claims of a surprise alone", () => {
  const store = listOf([]);
  const add = () => changeList(store, { change: "add", gift: kneeler }, now);
  for (let count = 0; count < LIST_LIMITS.gifts; count += 1) expect(add()).toBe("changed");
  expect(add()).toBe("full");
  expect(changeList(store, { change: "remove", giftId: "300" }, now)).toBe("missing");

  for (const [kind, outcome] of [
    ["surprise", "changed"],
    ["wish", "missing"],
  ] as const) {
    const store = listOf([{}], { kind });
    const claim = claimOf("Ada");
    keepClaim(store, "1", claim, now);
    const release = { change: "release", giftId: "1", claimId: claim.id } as const;
    expect(changeList(store, release, now)).toBe(outcome);
  }
});

test("of a list that has ended nothing is changed, and one that lost many gifts takes no more", () => {
  const ended = listOf();
  changeList(ended, { change: "end" }, now);
  const { title, note, day } = details;
  for (const change of [
    { change: "details", details: { title, note, day } },
    { change: "add", gift: kneeler },
    { change: "remove", giftId: "1" },
    { change: "release", giftId: "1", claimId: "1" },
    { change: "mail", to: { userId: "ada", origin: "https://ribbon.test" } },
    { change: "end" },
  ] as const) {
    expect(changeList(ended, change, now), change.change).toBe("missing");
  }
  const store = listOf([]);
  for (let id = 1; id <= 2 * LIST_LIMITS.gifts; id += 1) {
    expect(changeList(store, { change: "add", gift: kneeler }, now)).toBe("changed");
    changeList(store, { change: "remove", giftId: String(id) }, now);
  }
  expect(changeList(store, { change: "add", gift: kneeler }, now)).toBe("full");
});

test("a retailer's picture is shown for a day", () => {
  const gift = { imageUrl: "https://m.media-amazon.com/a.jpg", offerUntil: "2026-11-23T00:00:00Z" };
  const store = listOf([gift]);
  const at = (time: string) => readList(store, ada, new Date(time))?.gifts[0]?.imageUrl;
  expect(at("2026-11-22T23:00:00Z")).toBe(gift.imageUrl);
  expect(at("2026-11-23T00:00:00Z")).toBeNull();
});

test("a retailer's picture is deleted once its day is over, a shop's is not", () => {
  const amazons = { imageUrl: "https://m.media-amazon.com/a.jpg", price: 5000 };
  const shops = { imageUrl: "https://shop.example/a.jpg" };
  const store = listOf([
    { ...amazons, offerUntil: "2026-11-23T00:00:00Z" },
    { ...amazons, offerUntil: "2026-11-23T06:00:00Z" },
    shops,
  ]);
  const pictures = () =>
    listLog(store)
      .gifts()
      .map(({ imageUrl }) => imageUrl);
  expect(nextTime(store)).toEqual(new Date("2026-11-23T00:00:00Z"));
  forgetOldPictures(store, new Date("2026-11-23T00:00:00Z"));
  expect(pictures()).toEqual([null, amazons.imageUrl, shops.imageUrl]);
  expect(nextTime(store)).toEqual(new Date("2026-11-23T06:00:00Z"));
  forgetOldPictures(store, new Date("2026-11-23T06:00:00Z"));
  expect(pictures()).toEqual([null, null, shops.imageUrl]);
  expect(nextTime(store)).toEqual(deletedAt(details));
});

test("events carry the address of a picture that a page shows", () => {
  const picture = "https://shop.example/a.jpg";
  const store = listOf([{ imageUrl: picture }]);
  const { version = 0 } = readList(store, ben, now) ?? {};
  keepClaim(store, "1", claimOf("Ada"), now);
  const [event] = eventsFor(store, version, ben);
  expect(event).toMatchObject({ data: { gift: { imageUrl: `/shown?${picture}` } } });
});

test("a list is kept for 60 days after its day, or for 180 days", () => {
  expect(deletedAt({ ...details, day: "2026-12-24" }).toISOString()).toBe(
    "2027-02-23T00:00:00.000Z",
  );
  expect(lastDayOfList({ ...details, day: "2026-12-24" })).toBe("2027-02-22");
  expect(deletedAt(details).toISOString()).toBe("2027-05-21T12:00:00.000Z");
});

test("mail that is switched off and on again still waits a day since the last", () => {
  const store = listOf();
  const log = listLog(store);
  const ada = { userId: "ada", origin: "https://ribbon.test" };
  const mail = (to: typeof ada | null) => changeList(store, { change: "mail", to }, now);
  const lastDigest = () => log.organiserMail()?.lastDigest;
  mail(ada);
  expect(lastDigest()).toBeNull();
  log.keepOrganiserMail({
    ...ada,
    digestAt: null,
    lastDigest: now.toISOString(),
    isNoticed: false,
  });
  for (const to of [null, null, ada, ada]) mail(to);
  expect(lastDigest()).toBe(now.toISOString());
  mail({ ...ada, userId: "ben" });
  expect(lastDigest(), "another account has had none").toBeNull();
  mail(ada);
  expect(lastDigest()).toBe(now.toISOString());
});
