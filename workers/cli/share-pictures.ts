import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { readDrawings } from "../../db/pictures/read-drawings";
import { SHARE_PICTURES, SHARE_SIZE, sharePicture } from "../../db/pictures/share-pictures";
import { CHROMIUM_FLAGS, ensureChromium } from "../../tests/support/chromium";
import { fewColours } from "./few-colours";
import { ROOT } from "./processes";

/** In its name the version: pictures are cached for ever, so that changed ones need another folder. */
const FOLDER = join(ROOT, "public/share/1");

/**
 * Paints the pictures of shared searches as PNG, because previews of links take no SVG. They are in git: run it
 * after a change to db/pictures/share-pictures.ts.
 */
export async function paintSharePictures(): Promise<void> {
  const font = readFileSync(join(ROOT, "public/fonts/inter-latin.woff2")).toString("base64");
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  const page = await browser.newPage({ viewport: SHARE_SIZE });
  const drawings = readDrawings();
  mkdirSync(FOLDER, { recursive: true });
  for (const one of SHARE_PICTURES) {
    await page.setContent(
      `<style>@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
       body { margin: 0 } svg { display: block }</style>${sharePicture(drawings, one)}`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const png = await fewColours(page, await page.screenshot());
    writeFileSync(join(FOLDER, `${one.name}.png`), png);
    console.log(`${one.name}: ${(png.length / 1024).toFixed(1)} KiB`);
  }
  await browser.close();
}
