import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { catalogueIdeas } from "../../db/catalogue/sql";
import {
  type PictureFile,
  picturesFrom,
  plainPictures,
} from "../../db/pictures/catalogue-pictures";
import { readDrawings } from "../../db/pictures/read-drawings";
import { fingerprint, readStamp, writeStamp } from "./fingerprint";
import { ROOT } from "./processes";
import { step } from "./steps";

const FOLDER = join(ROOT, "public/sample");
/** Not in the folder, where it would be served. */
const STAMP = join(ROOT, ".cache/ribbon-pictures");

/**
 * Writes the pictures of the sample catalogue that its rows name, unless their sources are unchanged.
 * docs/decisions/095-pictures-drawn-at-build-time.md
 */
export async function drawPictures(): Promise<void> {
  const sources = fingerprint(["db/catalogue", "db/pictures"]);
  // With the number of files: a checkout of an older commit takes some away.
  const state = () => `${sources} ${present().length}`;
  if (readStamp(STAMP) === state()) return;
  await step("Pictures", async () => {
    const drawings = readDrawings();
    const used = catalogueIdeas().flatMap(picturesFrom(drawings));
    write([...plainPictures(drawings), ...used]);
    writeStamp(STAMP, state());
  });
}

const present = (): string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: "utf8" }) : [];

/** Leaves what is there already, so that a running server misses no picture; plain ones may change. */
function write(pictures: PictureFile[]): void {
  const files = new Map(pictures.map(({ name, svg }) => [`${name}.svg`, svg]));
  const before = present();
  for (const name of before) {
    if (name.endsWith(".svg") && !files.has(name)) rmSync(join(FOLDER, name));
  }
  const kept = new Set(before.filter((name) => name.includes("/")));
  for (const folder of new Set([...files.keys()].map(dirname)))
    mkdirSync(join(FOLDER, folder), { recursive: true });
  for (const [name, svg] of files) {
    if (!kept.has(name)) writeFileSync(join(FOLDER, name), svg);
  }
}
