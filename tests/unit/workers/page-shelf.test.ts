import { expect, test } from "vitest";
import { fill, PageShelf, toKept } from "../../../workers/page-shelf";

const nonce = crypto.randomUUID();
const requestId = crypto.randomUUID();
const formUid = `${"a".repeat(64)}.${"b".repeat(32)}`;
const html = `<style nonce="${nonce}"></style><p>Für “sie”</p><input value="${formUid}"><script nonce="${nonce}">"${formUid}"</script>`;
const keep = (text: string) => toKept(text, [], { nonce, requestId });
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("neither the nonce nor the form is kept, and both are new in each answer", () => {
  const page = keep(html);
  if (!page) throw new Error("It was not kept.");
  const kept = page.parts.map((part) => (typeof part === "string" ? "" : text(part))).join("");
  expect(kept).not.toContain(nonce);
  expect(kept).not.toContain(formUid);
  const fresh = { nonce: "N", formUid: "F" };
  expect(text(fill(page, fresh))).toBe(html.replaceAll(nonce, "N").replaceAll(formUid, "F"));
});

test.each([
  ["names the request", `${html}${requestId}`],
  ["has no form", html.replaceAll(formUid, "")],
  ["has two forms", `${html}${"c".repeat(64)}.${"d".repeat(32)}`],
  ["has no nonce", html.replaceAll(nonce, "")],
])("a document that %s is not kept", (_, other) => {
  expect(keep(other)).toBeNull();
});

test("a document counts by its bytes", () => {
  const page = keep(html);
  const bytes = page?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0;
  expect(html.length).toBeLessThan(new TextEncoder().encode(html).byteLength);
  expect(page?.bytes).toBe(bytes);
});

test("eight megabytes are kept, and the least recently used go first", () => {
  const shelf = new PageShelf();
  const page = keep(html);
  if (!page) throw new Error("It was not kept.");
  const large = { ...page, bytes: 3_000_000 };
  for (const key of ["1", "2"]) shelf.keep(key, large);
  shelf.find("1");
  shelf.keep("3", large);
  expect(["1", "2", "3"].map((key) => shelf.find(key) !== null)).toEqual([true, false, true]);
});
