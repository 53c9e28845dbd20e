import type { Locator } from "playwright/test";
import sharp from "sharp";

type Colour = [red: number, green: number, blue: number];

/** The colours of an element in a row of points, given as parts of its width, at half its height. */
export async function coloursOf(element: Locator, parts: number[]): Promise<Colour[]> {
  const picture = sharp(await element.screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return parts.map((part) => {
    const at = (row + Math.floor(part * info.width)) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}
