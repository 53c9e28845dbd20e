import { CONFIG_NAMES } from "../../workers/config";

/**
 * This environment with all of Ribbon's configuration empty, which counts as absent and wins over
 * .dev.vars: no test reaches a service or a mailbox of whoever runs it.
 */
export function withoutConfig(): NodeJS.ProcessEnv {
  return { ...process.env, ...Object.fromEntries(CONFIG_NAMES.map((name) => [name, ""])) };
}
