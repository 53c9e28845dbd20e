import { expect, test } from "vitest";
import { plainText } from "~/domain/shared/plain-text";

test.each([
  ["It&rsquo;s a caf&eacute;", "It’s a café"],
  ["&pound;20 and more&hellip;", "£20 and more…"],
  ["Fish &amp; chips, &lt; 5 &quot;mins&quot;&nbsp;away", 'Fish & chips, < 5 "mins" away'],
])("named character references become characters: %s", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("numeric character references become characters", () => {
  expect(plainText("It&#8217;s Dad&#x27;s")).toBe("It’s Dad's");
});

test("references are resolved once", () => {
  expect(plainText("&amp;lt;b&amp;gt;")).toBe("&lt;b&gt;");
});

test.each(["AT&T", "R&D; x", "salt & pepper", "&bogus; name", "a&copyright", "?a=1&lt=2"])(
  "an ampersand that begins no known reference stays: %s",
  (text) => {
    expect(plainText(text)).toBe(text);
  },
);

test("an escaped tag is text, a real one is removed", () => {
  expect(plainText("<p>Write &lt;b&gt;bold&lt;/b&gt;</p>")).toBe("Write <b>bold</b>");
});

test("scripts, styles and comments are removed with their content", () => {
  expect(plainText("a<script>alert(1)</script> b<style>p{}</style> c<!-- d --> e")).toBe("a b c e");
});

test("control characters and runs of white space become single spaces", () => {
  expect(plainText("one\u0000two\n\tthree&#10;four&#7;five  six")).toBe(
    "one two three four five six",
  );
});

test("references to impossible code points do not throw", () => {
  expect(plainText("a&#x110000;b&#0;c&#99999999999;d")).toBe("a\uFFFDb\uFFFDc\uFFFDd");
});
