import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./processes";

/** A hash of the names and contents of files and folders, as paths from the project's folder. */
export function fingerprint(paths: string[], skip: string[] = []): string {
  const hash = createHash("sha256");
  const add = (path: string) => {
    const stat = statSync(join(ROOT, path), { throwIfNoEntry: false });
    if (!stat || skip.includes(path)) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(join(ROOT, path)).sort()) add(`${path}/${name}`);
    } else {
      hash.update(`${path}\0${stat.size}\0`).update(readFileSync(join(ROOT, path)));
    }
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

/** The text of a stamp file; "" if there is none. */
export function readStamp(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, "utf8") : "";
}

/** Writes a stamp file, and its folder if necessary. */
export function writeStamp(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
