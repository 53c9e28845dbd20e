/** Where pictures of shops are shown from. */
export const PICTURE_PATH = "/shop-picture";

/**
 * The address of the picture that a stored one is for: once, our own signed one was stored, whose signature
 * is worth nothing by now.
 */
export function pictureSource(stored: string): string {
  if (!stored.startsWith(`${PICTURE_PATH}?`)) return stored;
  return new URLSearchParams(stored.slice(PICTURE_PATH.length)).get("of") ?? "";
}

/** The types of pictures that are shown, by the bytes with which they begin. */
const TYPES: [type: string, place: number, beginning: string][] = [
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image/gif", 0, "GIF87a"],
  ["image/gif", 0, "GIF89a"],
  ["image/webp", 8, "WEBP"],
  ["image/avif", 4, "ftypavif"],
  ["image/avif", 4, "ftypavis"],
];

/**
 * The type of a picture by its bytes, whatever the shop calls it; null for what is none. Drawings (SVG) are
 * none: they can hold scripts.
 */
export function pictureType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const found = TYPES.find(([, place, beginning]) => start.startsWith(beginning, place));
  if (found?.[0] === "image/webp" && !start.startsWith("RIFF")) return null;
  return found?.[0] ?? null;
}
