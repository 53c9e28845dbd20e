import { expect, test } from "vitest";
import { PICTURE_PATH } from "~/domain/shops/picture";
import { teapot } from "../../support/api-bodies";
import { inList, madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

const PICTURE = "https://shop.example/kneeler.jpg";
const SHOWN = `${PICTURE_PATH}?of=${encodeURIComponent(PICTURE)}&until=`;
const inHtml = (path: string) => path.replaceAll("&", "&amp;");
const withPicture = [{ title: "Kneeler", link: "https://shop.example/", picture: PICTURE }];

const storedPictures = (giver: string) =>
  inList(giver, (log) => log.gifts().map(({ imageUrl }) => imageUrl));

test("of a picture its address at the shop is stored, and a signed one of ours is shown", async () => {
  const browser = newBrowser();
  const { organiser, giver } = await madeList(browser, {}, withPicture);
  expect(await storedPictures(giver)).toEqual([PICTURE]);
  for (const path of [giver, organiser]) {
    expect(await (await browser(path)).text(), path).toContain(inHtml(SHOWN));
  }
  const file = await (await browser(`${organiser}/download`)).json<{ gifts: object[] }>();
  expect(file.gifts).toMatchObject([{ imageUrl: PICTURE }]);
});

test("an event has the address that a page shows", async () => {
  const { giver } = await madeList(newBrowser(), {}, withPicture);
  const events = await SELF.fetch(`${origin}${giver}/events?after=0`);
  const reader = events.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  expect(new TextDecoder().decode(value)).toContain(SHOWN);
});

test("a signed address that was stored before is signed anew", async () => {
  const browser = newBrowser();
  const { organiser, giver } = await madeList(browser, {}, withPicture);
  const before = `${PICTURE_PATH}?${new URLSearchParams({ of: PICTURE, by: "00", signed: "AAAA" })}`;
  await inList(giver, (log) => {
    const gift = log.gift("1");
    if (gift) log.keepGift({ ...gift, imageUrl: before });
  });
  for (const path of [giver, organiser]) {
    expect(await (await browser(path)).text(), path).toContain(inHtml(SHOWN));
  }
});

test("a list of saved gifts has their pictures by their addresses at the shops", async () => {
  const { call, browse } = await signedInUser();
  const own = new URLSearchParams({ of: PICTURE, by: "00", signed: "AAAA" });
  const gift = { ...teapot, imageUrl: `${origin}${PICTURE_PATH}?${own}` };
  const saved = await call("POST", "/savedgifts", gift);
  const { id, imageUrl } = await saved.json<{ id: string; imageUrl: string }>();
  expect(imageUrl).toBe(PICTURE);
  const form = { kind: "surprise", title: "Tea", gift: id };
  const made = await browse("/lists/new?from=saved", form);
  const organiser = (made.headers.get("Location") ?? "").replace("?made", "");
  const html = await (await browse(organiser)).text();
  const giver = /\/lists\/[0-9a-f]{96}(?=")/.exec(html)?.[0] ?? "";
  expect(await storedPictures(giver)).toEqual([PICTURE]);
});
