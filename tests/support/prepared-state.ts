import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { prepareDatabase } from "../../workers/cli/database";
import { ROOT } from "../../workers/cli/processes";

const PREPARED = join(ROOT, ".cache/prepared");

/** Brings the state that servers of journeys begin with up to date, once for all of them. */
export default async function prepare(): Promise<void> {
  await prepareDatabase(PREPARED);
}

/** Gives a folder without state a copy of the prepared one, whose database is loaded already. */
export function beginPrepared(stateDir: string): void {
  const nothing = !existsSync(join(stateDir, "v3"));
  if (nothing && existsSync(PREPARED)) cpSync(PREPARED, stateDir, { recursive: true });
}
