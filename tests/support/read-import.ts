import { readContacts } from "~/domain/people/contacts-import";

export const UK = { today: "2026-11-21", region: "UK" } as const;
type Owner = typeof UK | { today: string; region: "USA" };

/** The most lines of a part. */
const PART = 1000;

/** Reads a file as the upload gives it: in parts of some lines. */
export function readImport(file: string | Uint8Array, owner: Owner = UK) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  async function* parts() {
    let from = 0;
    while (from < bytes.length) {
      const part: Uint8Array[] = [];
      while (from < bytes.length && part.length < PART) {
        const end = bytes.indexOf(10, from);
        const line = bytes.subarray(from, end < 0 ? bytes.length : end);
        part.push(line.at(-1) === 13 ? line.subarray(0, -1) : line);
        from = end < 0 ? bytes.length : end + 1;
      }
      yield part;
    }
  }
  return readContacts(parts(), owner);
}
