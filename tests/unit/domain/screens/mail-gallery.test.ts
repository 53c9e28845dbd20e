import { expect, test } from "vitest";
import { reminderLetter } from "~/domain/reminders/reminder-letter";
import { gallery } from "~/domain/screens/mail-gallery";
import { styleSheet } from "~/emails/palette";

const origin = "https://ribbon.test";
const mails = Object.entries(await gallery(origin));

const decode = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The visible words of a mail: without its head, preheader and markup. */
const words = (html: string) =>
  decode(
    html
      .replace(/<head>.*?<\/head>/s, "")
      .replace(/<div style="display:none.*?<\/div><\/div>/s, "")
      .replace(/<!--.*?-->|<[^>]+>/gs, " "),
  )
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "·");

test.each(mails)("%s: the style sheet is not escaped", (_, { html }) => {
  expect(html).toContain(`<style>${styleSheet}</style>`);
});

test.each(mails)("%s: every word and address of the HTML is in the text", (_, { html, text }) => {
  const textWords = new Set(text.split(/\s+/).map((word) => word.replace(/:$/, "")));
  expect(words(html).filter((word) => !textWords.has(word.replace(/:$/, "")))).toEqual([]);
  for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g))
    expect(text).toContain(decode(href));
});

test.each(mails)(
  "%s: has headings in order, alt texts, a preheader and the reason for the mail",
  (_, { html, text }) => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => level);
    expect(levels[0]).toBe("1");
    expect(levels.slice(1).every((level) => level === "2")).toBe(true);
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ alt="/);
    for (const [table] of html.matchAll(/<table[^>]*>/g))
      expect(table).toContain('role="presentation"');
    expect(/<div style="display:none[^>]*>([^<]+)/.exec(html)?.[1]?.length).toBeGreaterThan(20);
    expect(text).toMatch(/-- \nRibbon\n\nYou get this/);
  },
);

test.each(mails)("%s: no number becomes a link to call it", (_, { html }) => {
  expect(html).toContain('<meta name="format-detection" content="telephone=no"/>');
});

test("a reminder lists the gifts of a card, and counts those beyond", () => {
  const gifts = Array.from({ length: 6 }, (_, number) => ({
    title: `Gift ${number}`,
    key: number === 1 ? "SAMPLE00001" : `B0GIFT${number}`,
    state: number === 0 ? ("idea" as const) : ("bought" as const),
  }));
  const occasion = {
    cardName: "Mum",
    name: "Birthday",
    day: "20 May 2027",
    daysLeft: 7,
    turns: 63,
  };
  const links = { searchLink: origin, skipLink: origin, stopLink: origin };
  const { text } = reminderLetter({
    firstName: "Ann",
    occasions: [{ ...occasion, ...links, gifts, moreGifts: 3 }],
    origin,
    stopLink: origin,
  });
  expect(text).toContain(
    "Saved for Mum:\n* Gift 0 (saved, not bought yet)\n* Gift 1 (sample, bought)",
  );
  expect(text).toContain("* Gift 5 (bought)\n* and 3 more on the profile card");
});

test("the considerations of a product are on one line", () => {
  const [, results] = mails.find(([name]) => name === "results") ?? [];
  expect(results?.text).toContain(
    "Considerations: The listing does not mention its weight; The listing does not mention a guarantee\n",
  );
});
