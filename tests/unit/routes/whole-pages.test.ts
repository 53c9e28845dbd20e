import { env, runInDurableObject } from "cloudflare:test";
import { type ParserError, parse, serialize } from "parse5";
import { expect, test } from "vitest";
import type { ProfileCard } from "~/domain/people/profile-card";
import { searchEventLog } from "~/domain/search/search-event-log";
import { sqliteEventLogStore } from "../../../workers/event-log-store";
import { anna, teapot } from "../../support/api-bodies";
import { withCatalogue } from "../../support/catalogue";
import { halfDescribedSearch } from "../../support/half-described-search";
import { signedInUser } from "../../support/people";
import { OPEN_SCREENS, OWN_SCREENS } from "../../support/screens";
import { gardenBrief, idea, product } from "../../support/search";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

withCatalogue();

/** The names of all tags in their order, without the contents of scripts and comments. */
const tagsOf = (html: string) =>
  html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, "$1").match(/<\/?[a-z]\w*/g);

/**
 * What is wrong with a page's bytes, as they leave the server: how it ends, errors of the HTML parser, and
 * tags that the parser adds, drops or moves.
 */
async function mistakesIn(response: Response): Promise<string[]> {
  const html = await response.text();
  const mistakes: string[] = [];
  const onParseError = ({ code, startLine, startCol, startOffset, endOffset }: ParserError) =>
    mistakes.push(`${code} ${startLine}:${startCol} ${html.slice(startOffset, endOffset + 20)}`);
  const read = tagsOf(serialize(parse(html, { onParseError, sourceCodeLocationInfo: true })));
  const moved = tagsOf(html)?.findIndex((tag, place) => tag !== read?.[place]) ?? 0;
  if (moved >= 0) mistakes.push(`read as ${read?.slice(moved, moved + 5)} from tag ${moved} on`);
  if (!/<\/body><\/html>\s*$/.test(html)) mistakes.push(`ends with ${html.slice(-60)}`);
  for (const tag of [/<html[\s>]/g, /<\/html>/g, /<\/body>/g]) {
    const count = html.match(tag)?.length;
    if (count !== 1) mistakes.push(`${count} times ${tag}`);
  }
  return mistakes;
}

const open = (path: string) => SELF.fetch(origin + path);

test.each(Object.entries(OPEN_SCREENS))("the page %s is whole", async (_, path) => {
  expect(await mistakesIn(await open(path))).toEqual([]);
});

test("the pages of an account are whole", async () => {
  const { call, browse } = await signedInUser();
  const card = await (await call("POST", "/profilecards", anna)).json<ProfileCard>();
  const wedding = { name: "Wedding day", date: "1968-06-01", isRecurring: true };
  const added = await call("POST", `/profilecards/${card.id}/custom-holidays`, wedding);
  const holiday = await added.json<{ id: string }>();
  const kept = await call("POST", "/savedgifts", { ...teapot, profileCardIds: [card.id] });
  const gift = await kept.json<{ id: string }>();
  const asking = `/profile-cards/${card.id}/ask`;
  await browse(asking, { intent: "first" });
  const [, ask = ""] = /\/ask\/([\w-]{43})/.exec(await (await browse(asking)).text()) ?? [];
  const ids: Record<string, string> = {
    ask,
    ...{ card: card.id, holiday: holiday.id, gift: gift.id, asin: teapot.asin },
  };
  for (const screen of Object.values(OWN_SCREENS).flat()) {
    const path = screen.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? "");
    const first = await browse(path);
    const elsewhere = first.headers.get("Location");
    const response = elsewhere === null ? first : await browse(elsewhere);
    expect(response.status, path).toBe(200);
    expect(await mistakesIn(response), path).toEqual([]);
  }
  const refused = await browse("/profile-cards/new", { name: "" });
  expect(refused.status).toBe(422);
  expect(await mistakesIn(refused)).toEqual([]);
});

/** A search that has not begun, with `ideas` of which the first has products. */
async function searchWith(ideas: number): Promise<string> {
  const id = env.GIFT_SEARCH.newUniqueId();
  const startedAt = new Date().toISOString();
  await runInDurableObject(env.GIFT_SEARCH.get(id), (_, { storage }) => {
    const eventLog = searchEventLog(sqliteEventLogStore(storage.sql, () => {}));
    eventLog.open({ uid: id.toString(), brief: gardenBrief, startedAt, excludedTitles: [] });
    for (let number = 1; number <= ideas; number += 1) eventLog.keepIdea(idea(number), 0);
    if (ideas === 0) return;
    const found = { state: "found", sample: true, asOf: startedAt } as const;
    eventLog.keepProducts(0, { ...found, products: [product(1), product(2)] });
  });
  return `/giftsearch/${id}`;
}

test("results are whole pages while they are awaited, partial and complete, for all who look", async () => {
  const complete = (await halfDescribedSearch()).uid;
  const { browse } = await signedInUser();
  for (const look of [open, browse]) {
    const searches = [await searchWith(0), await searchWith(2), `/giftsearch/${complete}`];
    for (const path of searches) expect.soft(await mistakesIn(await look(path)), path).toEqual([]);
  }
});
