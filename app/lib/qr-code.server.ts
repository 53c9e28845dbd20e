import { encode } from "uqr";

/** A QR code for an SVG: `size` is the side of its square in modules, `path` the dark ones. */
export type QrCode = { size: number; path: string };

/** A QR code with the quiet zone of four modules that the standard asks for (ISO/IEC 18004). */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
