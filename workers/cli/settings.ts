import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { parseEnv } from "node:util";
import { CONFIG_NAMES, type Config, parseConfig } from "../config";
import { ROOT } from "./processes";
import { Stop } from "./stop";

export type Settings = {
  port: number;
  stateDir: string;
  /** The header in which a trusted proxy names the client; null if there is no such proxy. */
  proxyHeader: string | null;
  config: Config;
};

/**
 * The settings of a local server, from .dev.vars and the environment, which wins. Throws a Stop that
 * names the first malformed variable.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = readPort(env.PORT);
  const folder = env.STATE_DIR || ".wrangler/state";
  const stateDir = isAbsolute(folder) ? folder : join(ROOT, folder);
  const values: Record<string, string | undefined> = { APP_ENV: "local", ...readDevVars() };
  for (const name of CONFIG_NAMES) {
    if (env[name] !== undefined) values[name] = env[name];
  }
  values.APP_ENV ||= "local";
  if (values.APP_ENV === "local") {
    values.SESSION_SECRET ||= localSecret(stateDir);
    values.APP_ORIGIN ||= `http://localhost:${port}`;
  }
  try {
    const config = parseConfig(values);
    if (!config.APP_ORIGIN) throw new Stop("APP_ORIGIN should be set in production.");
    return { port, stateDir, proxyHeader: readProxyHeader(env.TRUSTED_PROXY_HEADER), config };
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error));
  }
}

/** The configuration as text bindings of a Worker; absent values are empty. */
export function bindingText(config: Config): Record<string, string> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, String(value ?? "")]),
  );
}

/**
 * Writes the configuration to a file for wrangler that only this user can read; returns its path.
 */
export function writeEnvFile({ stateDir, config }: Settings): string {
  const file = join(stateDir, "server.env");
  const lines = Object.entries(bindingText(config)).map(
    ([name, value]) => `${name}=${quote(name, value)}\n`,
  );
  writePrivate(file, lines.join(""));
  return file;
}

function readPort(text = ""): number {
  const port = Number(text || "8787");
  if (/^\d*$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Stop("PORT should be a whole number from 1 to 65535.");
}

/** A header's name that is not one of Cloudflare's, which nobody outside may set. */
function readProxyHeader(text = ""): string | null {
  if (text === "") return null;
  if (/^[a-z][a-z0-9-]*$/i.test(text) && !/^(?:cf|mf)-/i.test(text)) return text.toLowerCase();
  throw new Stop("TRUSTED_PROXY_HEADER should be the name of a header, such as X-Real-IP.");
}

function readDevVars(): NodeJS.Dict<string> {
  const file = join(ROOT, ".dev.vars");
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/** The SESSION_SECRET of the state folder, kept so that a restart ends no session. */
function localSecret(stateDir: string): string {
  const file = join(stateDir, "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const secret = randomBytes(32).toString("hex");
  writePrivate(file, secret);
  return secret;
}

function writePrivate(file: string, text: string): void {
  try {
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text, { mode: 0o600 });
  } catch {
    throw new Stop(`STATE_DIR cannot be written: ${join(file, "..")}`);
  }
}

/** Quotes a value for dotenv, which expands `$` in any quotes, but not `\$`. */
function quote(name: string, value: string): string {
  const mark = ["'", "`", '"'].find((mark) => !value.includes(mark));
  if (!mark || /[\r\n]/.test(value)) {
    throw new Stop(`${name} should be one line without all three kinds of quotes.`);
  }
  return `${mark}${value.replaceAll("$", "\\$")}${mark}`;
}
