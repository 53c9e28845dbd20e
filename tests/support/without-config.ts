import { CONFIG_NAMES } from "../../workers/config";

/**
 * This environment with all of Ribbon's configuration empty, which counts as absent and wins over
 * .dev.vars: no test reaches a service or a mailbox of whoever runs it.
 */
export function withoutConfig(): Record<string, string> {
  const env = { ...process.env, ...Object.fromEntries(CONFIG_NAMES.map((name) => [name, ""])) };
  return env as Record<string, string>;
}
