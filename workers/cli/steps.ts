import { runTool, type Tool } from "./processes";
import { Stop } from "./stop";

/** Runs one step and prints one line with its result and duration. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    console.log(`${title}: done in ${seconds()}`);
    return result;
  } catch (error) {
    console.log(`${title}: failed after ${seconds()}`);
    throw error;
  }
}

/** Runs a tool and returns its output. Throws a Stop with the output and `failure` if it fails. */
export async function mustRun(
  tool: Tool,
  args: string[],
  { failure, env }: { failure: string; env?: NodeJS.Dict<string> },
): Promise<string> {
  const { code, output } = await runTool(tool, args, env);
  if (code !== 0) throw new Stop(`${output}\n${failure}`);
  return output;
}
