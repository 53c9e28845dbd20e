import type { Locator } from "playwright/test";

type Box = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
};

const NOWHERE = { left: NaN, right: NaN, top: NaN, bottom: NaN, width: NaN, height: NaN };

/** The boxes of two elements of a page as they stand in one frame, once its fonts are there. */
export async function boxesOf(one: Locator, other: Locator): Promise<[Box, Box]> {
  await one.page().evaluate(() => document.fonts.ready.then(() => undefined));
  const handle = await other.elementHandle();
  const boxes = await one.evaluate(
    (first, second) => [first, second].map((element) => element?.getBoundingClientRect().toJSON()),
    handle,
  );
  return [boxes[0] ?? NOWHERE, boxes[1] ?? NOWHERE];
}
