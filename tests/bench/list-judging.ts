import { printTable } from "../support/measure";
import { send } from "./list-requests";
import type { Outcome } from "./list-schedules";

const SCHEDULES = 10_000;
/** Schedules that run side by side, each on its own list. */
const SIDE_BY_SIDE = 10;
/**
 * The local runtime breaks off some requests when an object dies under them; the same schedule is then begun
 * anew, with a new list and other deaths, so that all of them are judged.
 */
const MOST_TRIES = 20;

/** Random schedules with deaths, each judged by the list as it is after it. */
export async function benchSchedules(origin: string): Promise<void> {
  const sum = { kept: 0, lost: 0, undone: 0, released: 0, deaths: 0 };
  const wrong: string[] = [];
  let [next, judged, broken] = [0, 0, 0];
  const judge = async (seed: number) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const response = await send(`${origin}/schedule?seed=${seed}`).catch(() => null);
      if (response?.status === 200) return JSON.parse(response.text) as Outcome;
      broken += 1;
    }
    throw new Error(`The server broke schedule ${seed} off ${MOST_TRIES} times.`);
  };
  const work = async () => {
    while (next < SCHEDULES) {
      const { wrong: found, ...counts } = await judge(next++);
      judged += 1;
      wrong.push(...found);
      for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += counts[name];
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  printTable(
    ["", "figure", "aim"],
    [
      ["random schedules of 50 givers", String(judged), String(SCHEDULES)],
      ["begun anew, as the local runtime broke them off", String(broken), ""],
      ["claims kept, lost to others", `${sum.kept}, ${sum.lost}`, ""],
      ["taken back, released", `${sum.undone}, ${sum.released}`, ""],
      ["deaths of an object that a giver met", String(sum.deaths), ""],
      ["given twice, lost, or over the price", String(wrong.length), "0"],
    ],
  );
  if (wrong.length > 0) throw new Error(`Wrong lists: ${[...new Set(wrong)].join("; ")}`);
}
