import { expect, test } from "vitest";
import { type Browser, madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

/** What changes from one answer to the next by itself: nonces, form ids, and the time of the download. */
const steady = (text: string) =>
  text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "UUID")
    .replace(/"exportedAt": "[^"]*"/, "");

/** All that a browser can ask of a list of its own, at either address. */
async function answers(
  browser: Browser,
  { organiser, giver }: Record<"organiser" | "giver", string>,
) {
  const reads = [
    organiser,
    giver,
    `${organiser}/add`,
    `${organiser}/edit`,
    `${organiser}/end`,
    `${organiser}/download`,
    `${organiser}/events?after=0`,
    `${giver}/events?after=0`,
    `${organiser}.data`,
    `${giver}.data`,
    `${giver}/get/1`,
    `${giver}/chip-in/2`,
    "/lists",
    "/lists.data",
    "/account/download",
    "/dev/mailbox.json",
    "/saved-gifts",
  ];
  const writes: [path: string, form: Record<string, string>][] = [
    [`${giver}/get/1`, { name: "Owner" }],
    [`${giver}/get/2`, { name: "Owner" }],
    [`${giver}/get/3`, { name: "Owner" }],
    [`${giver}/chip-in/2`, { name: "Owner", amount: "50" }],
    [`${giver}/chip-in/2`, { name: "Owner", amount: "51" }],
    [giver, { gift: "1", claim: "11111111-1111-4111-8111-111111111111" }],
    [organiser, { intent: "release", gift: "1", claim: "11111111-1111-4111-8111-111111111111" }],
    [`${organiser}/edit`, { title: "My wishes", note: "", day: "" }],
    [`${organiser}/add`, { title: "", quantity: "1" }],
  ];
  const seen: Record<string, unknown> = {};
  const note = async (name: string, response: Response) => {
    const headers = [...response.headers].filter(
      ([header]) => !/^(?:content-security-policy|set-cookie)$/.test(header),
    );
    const isStream = response.headers.get("Content-Type") === "text/event-stream";
    if (isStream) await response.body?.cancel();
    seen[name] = [response.status, headers, isStream ? "" : steady(await response.text())];
  };
  for (const path of reads) await note(path, await browser(path));
  for (const [path, form] of writes) {
    await note(`POST ${path} ${JSON.stringify(form)}`, await browser(path, form));
  }
  return seen;
}

const WISHES: Record<string, string>[] = [
  { title: "Garden kneeler" },
  { title: "Watering can", price: "50" },
  { title: "Seeds", quantity: "3" },
];

/** Everything that givers can do: get one, some of several, chip in, write a note, take one back. */
async function give(giver: string) {
  const [ada, ben] = [newBrowser(), newBrowser()];
  const id = "11111111-1111-4111-8111-111111111111";
  const done = [
    await ada(`${giver}/get/1`, { id, name: "Ada", note: "In green" }),
    await ada(`${giver}/chip-in/2`, { name: "Ada", amount: "12.50" }),
    await ben(`${giver}/get/3`, { name: "Ben", quantity: "2" }),
    await ben(`${giver}/get/3`, { name: "Ben" }),
  ];
  expect(done.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  const page = await (await ben(giver)).text();
  const claim = /name="claim" value="([^"]+)"/.exec(page)?.[1] ?? "";
  expect((await ben(giver, { gift: "3", claim })).status).toBe(303);
}

test("every answer that the owner of a wish list can get is the same before and after claims", async () => {
  const owner = newBrowser();
  const list = await madeList(owner, { kind: "wish", title: "My wishes" }, WISHES);
  const before = await answers(owner, list);
  await give(list.giver);
  expect(await answers(owner, list)).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(/Ada|Ben|In green/);
});

test("the same for the owner's account in another browser, which has only the givers' address", async () => {
  const user = await signedInUser();
  const browser: Browser = (path, form) =>
    SELF.fetch(origin + path, {
      headers: { Cookie: user.cookie },
      redirect: "manual",
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
  const list = await madeList(browser, { kind: "wish", title: "My wishes" }, WISHES);
  const before = await answers(browser, list);
  await give(list.giver);
  expect(await answers(browser, list)).toEqual(before);
});

test("an organiser's address opened in another browser makes that one the owner's, too", async () => {
  const list = await madeList(newBrowser(), { kind: "wish", title: "My wishes" }, WISHES);
  await give(list.giver);
  const other = newBrowser();
  await other(list.organiser);
  expect(await (await other(list.giver)).text()).not.toMatch(/Ada|Ben|In green/);
});

test("a stream that the owner opens says nothing, and one that a giver opens says who", async () => {
  const owner = newBrowser();
  const list = await madeList(owner, { kind: "wish", title: "My wishes" }, WISHES);
  for (const path of [list.organiser, list.giver]) {
    expect((await owner(`${path}/events`)).status).toBe(204);
  }
  const stream = await newBrowser()(`${list.giver}/events?after=0`);
  expect(stream.headers.get("Content-Type")).toBe("text/event-stream");
  await give(list.giver);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("Ben")) text += (await reader?.read())?.value ?? "";
  expect(text).toContain("Ada");
  await reader?.cancel();
});

test("the owner of a wish list learns nothing by writing its address in another way", async () => {
  const owner = newBrowser();
  const { giver } = await madeList(owner, { kind: "wish" });
  await newBrowser()(`${giver}/get/1`, { name: "Zaphodia" });
  const capitals = giver.replace(/[0-9a-f]{64}/, (uid) => uid.toUpperCase());
  expect(capitals).not.toBe(giver);
  for (const path of [capitals, `${capitals}.data`, `${capitals}/get/1`]) {
    const response = await owner(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("Zaphodia");
  }
});

test("organiser's pages of others do not make a browser forget the wish list that it made", async () => {
  const owner = newBrowser();
  const mine = await madeList(owner, { kind: "wish" });
  const others = await Promise.all(
    Array.from({ length: 21 }, () => madeList(newBrowser(), { kind: "wish" }, [])),
  );
  for (const { organiser } of others) await owner(organiser);
  await newBrowser()(`${mine.giver}/get/1`, { name: "Bea" });
  expect(await (await owner(mine.giver)).text()).not.toContain("Bea");
  const cookie = (await owner(others[0]?.organiser ?? "")).headers.getSetCookie().join();
  expect(cookie.length).toBeLessThan(3_000);
});
