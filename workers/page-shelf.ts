/** Together, in bytes; an isolate has 128 MB (https://developers.cloudflare.com/workers/platform/limits/#memory). */
const MOST_BYTES = 8 * 1024 * 1024;
/** The uid of a form, with its secret (workers/searches.ts). */
const FORM_UID = /[0-9a-f]{64}\.[0-9a-f]{32}/g;

/** What is new in each answer. */
type Fresh = { nonce: string; formUid: string };
/** A document in UTF-8, cut where something is new in each answer. */
export type KeptPage = {
  parts: (Uint8Array | keyof Fresh)[];
  headers: [string, string][];
  bytes: number;
};

/** Documents by key, of which the least recently used go when there is no room. */
export class PageShelf {
  readonly #pages = new Map<string, KeptPage>();
  #bytes = 0;

  /** The document of a key, which is then the most recently used. */
  find(key: string): KeptPage | null {
    const page = this.#pages.get(key);
    if (page) this.keep(key, page);
    return page ?? null;
  }

  keep(key: string, page: KeptPage): void {
    this.#bytes += page.bytes - (this.#pages.get(key)?.bytes ?? 0);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

/**
 * A document without what is new in each answer; null if it lacks a form or has several, or names the
 * request: then it is not of the kind that can be kept.
 */
export function toKept(
  html: string,
  headers: [string, string][],
  { nonce, requestId }: { nonce: string; requestId: string },
): KeptPage | null {
  const [formUid, ...others] = new Set(html.match(FORM_UID));
  if (formUid === undefined || others.length > 0 || html.includes(requestId)) return null;
  const encoder = new TextEncoder();
  const parts = html.split(new RegExp(`(${nonce}|${formUid.replace(".", "\\.")})`)).map((part) => {
    if (part === nonce) return "nonce";
    return part === formUid ? "formUid" : encoder.encode(part);
  });
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  return parts.includes("nonce") ? { parts, headers, bytes } : null;
}

/** The bytes of a kept document with what is new. */
export function fill({ parts }: KeptPage, { nonce, formUid }: Fresh): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const fresh = { nonce: encoder.encode(nonce), formUid: encoder.encode(formUid) };
  const pieces = parts.map((part) => (typeof part === "string" ? fresh[part] : part));
  const body = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    body.set(piece, place);
    place += piece.length;
  }
  return body;
}
