import { expect, test } from "vitest";
import { listDigestLetter, listEndingLetter } from "~/domain/lists/list-letters";

const place = {
  origin: "https://ribbon.test",
  listLink: "https://ribbon.test/lists/manage/x",
  stopLink: "https://ribbon.test/unsubscribe?token=t",
};

/** The words of a letter, wherever they stand, without the addresses of ours. */
const wordsOf = ({ subject, html, text }: { subject: string; html: string; text: string }) =>
  [subject, html, text].map((part) => part.replaceAll("https://ribbon.test", ""));

test.each([
  ["a dot between letters", "evil.example"],
  ["an ideographic full stop", "evil\u3002example"],
  ["a combining mark before the dot", "evil\u0301.example"],
  ["a combining mark behind the dot", "evil.\u0301example"],
  ["a mark of direction before the dot", "evil\u200e.example"],
  ["a mark of direction behind the dot", "evil.\u200fexample"],
  ["digits before the dot", "4477009.example"],
  ["a small full stop", "evil\ufe52example"],
  ["a scheme", "https://evil"],
])("%s makes no link of what people typed into a list, in any of its mails", (_, typed) => {
  const lines = [`Ben is getting: Kneeler of ${typed}.`];
  for (const letter of [
    listDigestLetter({ ...place, title: `Mum ${typed}`, lines }),
    listEndingLetter({ ...place, title: `Mum ${typed}`, day: "1 July 2027" }),
  ]) {
    for (const part of wordsOf(letter)) expect(part).not.toContain(typed);
  }
});
