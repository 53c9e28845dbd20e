import { expect, test } from "vitest";
import { SELF } from "../../support/self";

const origin = "http://ribbon.test";
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  SELF.fetch(`${origin}/api/giftideas/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const listing = {
  title: "Folding Garden Kneeler",
  featureBullets: [
    "Steel tube frame supports up to 110 kg",
    "EVA foam pad 2.5 cm thick, wipes clean",
    "We love it, and our customers say it deserves 5 stars",
  ],
};

test("a review quotes the listing and names what it omits", async () => {
  const response = await post("reviews", listing);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    reviewText: "Steel tube frame supports up to 110 kg.",
    pros: ["EVA foam pad 2.5 cm thick, wipes clean"],
    cons: ["The listing does not mention a guarantee."],
  });
});

test("a book's summary is its first sentences as plain text", async () => {
  const bookDescription =
    "A gardener keeps a diary. It tells of <b>soil</b> and frost. I loved it!";
  const response = await post("book-summaries", { bookDescription });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("text/plain");
  expect(await response.text()).toBe("A gardener keeps a diary. It tells of soil and frost.");
});

test.each([
  ["reviews", { title: "Kneeler", featureBullets: [] }],
  ["reviews", { title: "Kneeler", featureBullets: ["  "] }],
  ["reviews", { title: "Kneeler", featureBullets: ["Our customers love it"] }],
  ["book-summaries", { bookDescription: "" }],
  ["book-summaries", { bookDescription: "I could not put it down!" }],
])("%s returns 204 if the input has nothing to quote", async (path, body) => {
  const response = await post(path, body);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
});

test.each([
  ["reviews", { title: "Kneeler", featureBullets: "one, two" }, {}, 422],
  ["reviews", { featureBullets: [] }, {}, 422],
  ["book-summaries", { bookDescription: 7 }, {}, 422],
  ["book-summaries", {}, { "Content-Type": "text/plain" }, 415],
  ["reviews", { title: "x".repeat(70_000), featureBullets: [] }, {}, 413],
])("%s refuses a malformed body as JSON", async (path, body, headers, status) => {
  const response = await post(path, body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.any(String) });
});

test("other methods are refused", async () => {
  expect((await SELF.fetch(`${origin}/api/giftideas/reviews`)).status).toBe(405);
});

test("reviews are rate limited by the minute", async () => {
  const visitor = { "CF-Connecting-IP": "203.0.113.9" };
  const ask = () => post("book-summaries", { bookDescription: "A diary." }, visitor);
  // More than two minutes allow, as a minute may end in between.
  const answers = await Promise.all(Array.from({ length: 41 }, ask));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get("Retry-After")).toBe("60");
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
});

test("ten searches a minute are allowed by network address, IPv6 by /64", async () => {
  const brief = {
    recipientType: "Friend",
    age: 30,
    occasion: "Birthday",
    interests: "Tea",
    budget: 0,
  };
  const enqueue = (address: string) =>
    SELF.fetch(`${origin}/api/giftsearch/enqueue`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
      body: JSON.stringify(brief),
    });
  // More than two minutes allow, as a minute may end in between; addresses of one /64.
  const addresses = Array.from({ length: 21 }, (_, place) => `2001:db8:1:2::${place + 1}`);
  const answers = await Promise.all(addresses.map(enqueue));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const allowed = answers.filter(({ status }) => status === 200);
  expect(allowed.length).toBeGreaterThanOrEqual(10);
  const refused = answers.findIndex(({ status }) => status === 429);
  expect(texts[refused]).toContain("Please wait 60 seconds");
  expect((await enqueue("2001:db8:1:3::7")).status).toBe(200);
});
