import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright";

const MOST_COLOURS = 256;

/**
 * A PNG with a palette of the 256 most frequent colours of another one, and each other colour as the closest
 * of them: a third of the size for flat drawings. The page decodes it.
 */
export async function fewColours(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, pixels } = await decoded(page, png);
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_COLOURS);
  const colours = palette.map(([colour]) => colour);
  const places = new Map(colours.map((colour, place) => [colour, place]));
  const placeOf = (colour: number) => {
    const place = places.get(colour) ?? closest(colours, colour);
    places.set(colour, place);
    return place;
  };
  // Each line begins with its filter: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < width * height; at += 1) {
    lines[at + Math.floor(at / width) + 1] = placeOf(pixels.readUIntBE(4 * at, 3));
  }
  return encoded(width, height, colours, lines);
}

async function decoded(page: Page, png: Buffer) {
  const { width, height, base64 } = await page.evaluate(async (data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { width: image.width, height: image.height, base64: btoa(text) };
  }, png.toString("base64"));
  return { width, height, pixels: Buffer.from(base64, "base64") };
}

function closest(colours: number[], colour: number): number {
  const distances = colours.map((one) =>
    [16, 8, 0].reduce(
      (sum, shift) => sum + (((one >> shift) & 255) - ((colour >> shift) & 255)) ** 2,
      0,
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

/** https://www.w3.org/TR/png-3/ */
function encoded(width: number, height: number, colours: number[], lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which is a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(colours.flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
