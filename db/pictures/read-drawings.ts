import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Drawings } from "./catalogue-pictures";

/** The drawings of db/pictures/drawings by their names (Node only). */
export function readDrawings(): Drawings {
  const folder = fileURLToPath(new URL("./drawings/", import.meta.url));
  const names = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  return new Map(
    names.sort().map((name) => [name.slice(0, -4), readFileSync(`${folder}${name}`, "utf8")]),
  );
}
