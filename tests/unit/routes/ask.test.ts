import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ProfileCard } from "~/domain/people/profile-card";
import { KEPT_DAYS } from "~/domain/shared/retention";
import { hashSecret } from "~/domain/shared/secrets.server";
import { attemptKey } from "~/domain/shared/throttling.server";
import { attempt } from "../../../db/schema/accounts";
import { ask } from "../../../db/schema/asking";
import { outbox } from "../../../db/schema/mail";
import { anna, teapot } from "../../support/api-bodies";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

type User = Awaited<ReturnType<typeof signedInUser>>;

let client = 0;
/** Opens an address as a stranger without an account, or posts a form there. */
function visit(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  client += 1;
  return SELF.fetch(origin + path, {
    headers: { "CF-Connecting-IP": `198.18.5.${client}`, ...headers },
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
}

/** A user with Anna's card, who asked her; the page of the card's link, and the path to answer at. */
async function asking(change: object = {}) {
  const user = await signedInUser();
  const body = { ...anna, name: "Anna Featherstone", ...change };
  const card = await (await user.call("POST", "/profilecards", body)).json<ProfileCard>();
  const place = `/profile-cards/${card.id}/ask`;
  expect((await user.browse(place, { intent: "first" })).status).toBe(303);
  return { user, card, place, path: await pathShown(user, place) };
}

async function pathShown(user: User, place: string): Promise<string> {
  const html = await (await user.browse(place)).text();
  return /\/ask\/[\w-]{43}/.exec(html)?.[0] ?? expect.fail("no address is shown");
}

const answers = {
  intent: "send",
  sizes: "Clothes M, shoes 39",
  colours: "Green",
  allergies: "nuts",
  enough: "mugs",
  wish: "An afternoon in a garden",
  purpose: "beautiful",
  pace: "",
};

const textOf = async (response: Response) =>
  (await response.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

test("the API sends the answers with the card, and does not take them", async () => {
  const { user, card, path } = await asking();
  const read = async () => (await user.call("GET", `/profilecards/${card.id}`)).json();
  expect(await read()).toMatchObject({ name: "Anna Featherstone", told: null });
  await visit(path, answers);
  const { intent: _, purpose: __, pace: ___, ...texts } = answers;
  const told = { ...texts, chosen: ["beautiful"], day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
  expect(await read()).toMatchObject({ told });
  expect(await (await user.call("GET", "/profilecards")).json()).toMatchObject([{ told }]);
  const sent = { ...card, told: { ...texts, sizes: "Forged", chosen: [] } };
  const put = await user.call("PUT", `/profilecards/${card.id}`, sent);
  expect(put.status).toBe(200);
  expect(await put.json()).toMatchObject({ told });
});

test("a recipient answers, changes and withdraws at one address, and the card shows it with the day", async () => {
  const { user, place, path } = await asking();
  expect((await visit(path, answers)).headers.get("Location")).toBe(`${path}?done=sent`);
  const cards = await textOf(await user.browse("/profile-cards"));
  expect(cards).toContain("Anna told you on ");
  for (const said of ["Clothes M, shoes 39", "nuts", "mugs", "something beautiful"]) {
    expect(cards).toContain(said);
  }
  const again = await textOf(await visit(path));
  expect(again).toContain("Clothes M, shoes 39");
  expect(again).toMatch(/value="beautiful"[^>]*checked|checked=""[^>]*value="beautiful"/);
  await visit(path, { ...answers, sizes: "Clothes L" });
  expect(await textOf(await user.browse(place))).toContain("Clothes L");
  expect((await visit(path, { intent: "withdraw" })).status).toBe(303);
  expect(await textOf(await user.browse("/profile-cards"))).not.toContain("told you on");
  expect(await textOf(await visit(path))).not.toContain("Clothes L");
});

test("the address is stored as a hash and encrypted, never as it is", async () => {
  const { user, path } = await asking();
  const token = path.slice("/ask/".length);
  const rows = await db.select().from(ask).where(eq(ask.userId, user.userId));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.tokenHash).toBe(await hashSecret(token));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each(["/ask/unknown", `/ask/${"a".repeat(43)}`, `/ask/${"a".repeat(44)}`, "/ask/%00"])(
  "%s is a 404, and so is an answer to it",
  async (path) => {
    expect((await visit(path)).status).toBe(404);
    expect((await visit(path, answers)).status).toBe(404);
    expect((await visit(path, { intent: "withdraw" })).status).toBe(404);
  },
);

test("a link that ended by time answers 410 and takes nothing but a withdrawal", async () => {
  const { user, path } = await asking();
  await visit(path, answers);
  await db.update(ask).set({ endsAt: new Date() }).where(eq(ask.userId, user.userId));
  const ended = await visit(path);
  expect(ended.status).toBe(410);
  expect(await textOf(ended)).toContain("These questions have ended");
  expect((await visit(path, { ...answers, sizes: "XXL" })).status).toBe(410);
  const cards = await textOf(await user.browse("/profile-cards"));
  expect(cards).toContain("Clothes M");
  expect(cards).not.toContain("XXL");
  await visit(path, { intent: "withdraw" });
  expect(await textOf(await user.browse("/profile-cards"))).not.toContain("Clothes M");
  expect((await visit(path)).status).toBe(410);
});

test("the giver withdraws the link and deletes the answers, each by itself", async () => {
  const { user, place, path } = await asking();
  await visit(path, answers);
  await user.browse(place, { intent: "forget" });
  expect(await textOf(await user.browse("/profile-cards"))).not.toContain("told you on");
  expect((await visit(path)).status).toBe(200);
  await visit(path, answers);
  await user.browse(place, { intent: "end" });
  expect((await visit(path)).status).toBe(410);
  expect(await textOf(await user.browse(place))).toContain("told you on");
  await user.browse(place, { intent: "make" });
  const next = await pathShown(user, place);
  expect(next).not.toBe(path);
  expect(await textOf(await visit(next))).not.toContain("Clothes M");
  await visit(next, { ...answers, sizes: "Shoes 40" });
  const cards = await textOf(await user.browse("/profile-cards"));
  expect(cards).toContain("Shoes 40");
  expect(cards).not.toContain("Clothes M");
  expect((await visit(path)).status).toBe(410);
});

test("a card has one link at a time, however often it is asked for", async () => {
  const { user, place, path } = await asking();
  await Promise.all(["first", "make", "make"].map((intent) => user.browse(place, { intent })));
  expect(await pathShown(user, place)).toBe(path);
  expect(await db.select().from(ask).where(eq(ask.userId, user.userId))).toHaveLength(1);
});

test("whoever is not the card's owner can neither see nor change anything of it", async () => {
  const { place, path } = await asking();
  await visit(path, answers);
  const other = await signedInUser();
  expect((await other.browse(place)).status).toBe(404);
  for (const intent of ["first", "make", "end", "forget", "save"]) {
    expect((await other.browse(place, { intent, askedBy: "Eve" })).status, intent).toBe(404);
  }
  expect(await textOf(await visit(path))).toContain("Clothes M");
  expect((await visit(place)).headers.get("Location")).toMatch(/^\/login\?/);
});

test("a stranger learns the name of who asks and the first name of who is asked, and nothing else", async () => {
  const { user, place, path } = await asking({
    relationship: "Stepmother",
    interests: "Sailing",
    avoid: "perfume",
  });
  await user.browse(place, { intent: "save", askedBy: "Uncle Ada" });
  const page = await textOf(await visit(path));
  expect(page).toContain("Uncle Ada would like to give you something");
  expect(page).toContain("Anna, what would you enjoy?");
  for (const secret of ["Featherstone", "Byron", "Stepmother", "Sailing", "perfume", "1964"]) {
    expect(page).not.toContain(secret);
  }
  expect(page).not.toContain(user.userId);
});

test("the questions are the same whatever was searched for or saved", async () => {
  const [one, other] = [await asking(), await asking()];
  const { user, card } = other;
  await user.call("POST", "/savedgifts", { ...teapot, profileCardIds: [card.id] });
  await user.browse("/?index", {
    ...{ recipientType: "Mother", age: "62", occasion: "Birthday", interests: "Sailing" },
    card: card.id,
  });
  const formOf = (html: string) => /<form[^>]*>[\s\S]*?<\/form>/g.exec(mainOf(html))?.[0];
  const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const pages = await Promise.all([one, other].map(async ({ path }) => textOf(await visit(path))));
  const plain = pages.map((html, place) =>
    mainOf(html).replaceAll([one, other][place]?.path ?? "", "PATH"),
  );
  expect(plain[1]).toBe(plain[0]);
  expect(formOf(pages[0] ?? "")).toContain("Something useful");
});

test("every answer at the address is kept from search engines, referrers and caches", async () => {
  const { path } = await asking();
  for (const response of [
    await visit(path),
    await visit(path, answers),
    await visit("/ask/unknown"),
  ]) {
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("Cache-Control")).toContain("no-store");
  }
  expect((await visit("/about")).headers.get("Referrer-Policy")).toBe(
    "strict-origin-when-cross-origin",
  );
});

test("a form without an origin counts as ours only if the browser says so", async () => {
  const { path } = await asking();
  const post = (headers: Record<string, string>) =>
    visit(path, answers, { Origin: "null", ...headers });
  expect((await post({})).status).toBe(403);
  expect((await post({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await post({ "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
});

const REFUSED: Record<string, [Record<string, string>, string]> = {
  "that says nothing": [{ intent: "send" }, "Please answer at least one question"],
  "of spaces": [{ sizes: "  ", wish: "\n" }, "Please answer at least one question"],
  "with too long a text": [{ sizes: "x".repeat(161) }, "Please use at most 160 characters"],
  "with a choice that is none": [{ purpose: "both" }, "Please choose one of the two"],
};

test.each(Object.entries(REFUSED))(
  "an answer %s is refused, with what was typed",
  async (_, [form, error]) => {
    const { path } = await asking();
    const response = await visit(path, form);
    expect(response.status).toBe(422);
    const page = await textOf(response);
    expect(page).toContain(error);
    expect(page).toContain(form.sizes ?? "");
  },
);

test.each([
  ["", "Please enter the name"],
  ["x".repeat(41), "Please use at most 40 characters"],
  ["Your bank www.evil.example", "Please use a name"],
])("who asks cannot be called %j", async (askedBy, error) => {
  const { user, place } = await asking();
  const response = await user.browse(place, { intent: "save", askedBy });
  expect(response.status).toBe(422);
  expect(await textOf(response)).toContain(error);
});

test("answers are plain text everywhere", async () => {
  const { user, place, path } = await asking({ name: "<b>Anna</b>" });
  const markup = "<img src=x onerror=alert(1)>";
  await user.browse(place, { intent: "save", askedBy: "<i>Ada</i>" });
  await visit(path, { ...answers, sizes: markup });
  for (const html of [
    await textOf(await visit(path)),
    await textOf(await user.browse(place)),
    await textOf(await user.browse("/profile-cards")),
  ]) {
    expect(html).not.toContain(markup);
    expect(html).not.toMatch(/<[bi]>A/);
  }
});

test("too many answers of a visitor are refused, by the minute and by the day", async () => {
  const { path } = await asking();
  const from = { "CF-Connecting-IP": "198.18.6.1" };
  const sent = await Promise.all(Array.from({ length: 21 }, () => visit(path, answers, from)));
  const refused = sent.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
  const key = await attemptKey("answers", "198.18.6.2");
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(attempt).values({ key, count: 40, expiresAt });
  const late = await visit(path, answers, { "CF-Connecting-IP": "198.18.6.2" });
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(60);
  expect(await textOf(late)).toContain("Clothes M");
});

test("the answers go with the card and with the link's last day", async () => {
  const { user, card, path } = await asking();
  await visit(path, answers);
  expect((await user.call("DELETE", `/ProfileCards/${card.id}`)).status).toBe(204);
  expect((await visit(path)).status).toBe(404);
  expect(await db.select().from(ask).where(eq(ask.userId, user.userId))).toEqual([]);

  const old = await asking();
  await visit(old.path, answers);
  const endsAt = new Date(Date.now() - KEPT_DAYS.answers * 86_400_000);
  await db.update(ask).set({ endsAt }).where(eq(ask.userId, old.user.userId));
  await visit("/dev/cron", {});
  expect(await db.select().from(ask).where(eq(ask.userId, old.user.userId))).toEqual([]);
});

const mailsTo = (user: User) => db.select().from(outbox).where(eq(outbox.userId, user.userId));

test("who asks is told by mail once, without the answers, and only if they want it", async () => {
  const silent = await asking();
  await visit(silent.path, answers);
  expect(await mailsTo(silent.user)).toEqual([]);

  const { user, place, path } = await asking();
  await user.browse(place, { intent: "save", askedBy: "Ada", isMailWanted: "true" });
  await visit(path, answers);
  await visit(path, { ...answers, sizes: "Clothes L" });
  const [mail, ...others] = await mailsTo(user);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Anna has answered you");
  const stop = mail?.headers["List-Unsubscribe"]?.slice(1, -1).replace(origin, "") ?? "";
  expect(JSON.stringify(mail)).not.toMatch(/Clothes|nuts|mugs|Featherstone|\/ask\//);

  expect(await textOf(await visit(stop))).toContain(
    "You are told when somebody you asked answers.",
  );
  const oneClick = { "List-Unsubscribe": "One-Click" };
  expect((await visit(stop, oneClick, { Origin: "https://mail.example" })).status).toBe(200);
  expect(await textOf(await visit(stop))).not.toContain("somebody you asked");
  const [row] = await db.select().from(ask).where(eq(ask.userId, user.userId));
  expect(row?.isMailWanted).toBe(false);
});

test("the download of an account has what was asked and answered, and no way to the address", async () => {
  const { user, path } = await asking();
  await visit(path, answers);
  const response = await user.browse("/account/download");
  const text = await response.text();
  const { asked } = JSON.parse(text);
  expect(asked).toMatchObject([
    { askedBy: "Ada", answers: { sizes: "Clothes M, shoes 39", chosen: ["beautiful"] } },
  ]);
  for (const secret of ["tokenHash", "sealedToken", path.slice("/ask/".length)]) {
    expect(text).not.toContain(secret);
  }
});
