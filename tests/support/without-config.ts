import { CONFIG_NAMES } from "../../workers/config";

/**
 * The environment with all of Ribbon's configuration empty, which counts as absent and overrides
 * .dev.vars, so that no test uses a developer's keys or mailbox.
 */
export function withoutConfig(): NodeJS.ProcessEnv {
  return { ...process.env, ...Object.fromEntries(CONFIG_NAMES.map((name) => [name, ""])) };
}
