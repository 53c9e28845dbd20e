import { afterEach, expect, test, vi } from "vitest";
import { readImport } from "../../../support/read-import";

const NativeDecoder = TextDecoder;
const made = vi.fn();

/** Counts the decoders that are made from now on, and what these and others decode. */
function countDecoding() {
  const Counting = class extends NativeDecoder {
    constructor(...options: ConstructorParameters<typeof TextDecoder>) {
      made();
      super(...options);
    }
  };
  vi.stubGlobal("TextDecoder", Counting);
  return vi.spyOn(NativeDecoder.prototype, "decode");
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  made.mockClear();
});

const card = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD"].join("\n");
const times = (count: number, text: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => text(place)).join("\n");
/** A file that is not UTF-8: each character is a byte. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["the same that is unknown", () => ";CHARSET=x"],
  ["a hundred that are unknown", (place: number) => `;CHARSET=x${place}`],
  ["the same that is known", () => ";CHARSET=iso-8859-1"],
])("a file looks up few charsets: %s", async (_, params) => {
  const cards = times(100, (place) => card(`FN${params(place)}:Zo\xeb ${place}`, "BDAY:--0502"));
  countDecoding();
  const { contacts } = await readImport(bytesOf(cards));
  expect(contacts).toHaveLength(100);
  expect(contacts[99]).toMatchObject({ name: "Zo\xeb 99" });
  expect(made.mock.calls.length).toBeLessThanOrEqual(8);
});

test("bytes that are no UTF-8 are read without an error for each line", async () => {
  const cards = times(100, (place) => card(`FN:Zo\xeb ${place}`, "BDAY:--0502"));
  const decode = countDecoding();
  const { contacts } = await readImport(bytesOf(cards));
  expect(contacts[99]).toMatchObject({ name: "Zo\xeb 99" });
  expect(decode.mock.results.filter(({ type }) => type === "throw")).toEqual([]);
});

const anna = (...more: string[]) => card("FN:Anna", "BDAY:--0502", ...more);
const many = (line: string) => times(10_000, () => line);

test.each([
  ["beyond the 60th of a card", anna(many("FN:Bo"))],
  ["that an import does not use", anna(many("TEL;TYPE=\xff:1"))],
  ["after a card", `${anna()}\n${many("FN;CHARSET=x:Bo")}`],
  ["that end nothing", `${anna()}\n${many("END:VCARD")}`],
  ["that name no calendar", `${anna()}\n${many("X-WR-CALNAME:Birthdays")}`],
])("properties are skipped without being decoded: those %s", async (_, file) => {
  const decode = countDecoding();
  const { contacts } = await readImport(bytesOf(file));
  expect(contacts).toMatchObject([{ name: "Anna" }]);
  expect(decode.mock.calls.length).toBeLessThan(200);
});
