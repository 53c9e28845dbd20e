import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build";
import { applyMigrations, loadCatalogue } from "./database";
import { ROOT, runTool } from "./processes";
import { must, step } from "./steps";
import { Stop } from "./stop";

const RETAILER_KEYS = ["RAINFOREST_API_KEY", "CREATORS_CLIENT_SECRET"];

/** Deploys to Cloudflare, or says line by line what is still missing for it. */
export async function deploy(): Promise<void> {
  const settings = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
  const missing: string[] = [];
  if (/^database_id\s*=\s*"ribbon-local"/m.test(settings)) {
    missing.push(
      "wrangler.toml has no database_id of yours; `wrangler d1 create ribbon` gives one.",
    );
  }
  const hasToken = Boolean(process.env.CLOUDFLARE_API_TOKEN);
  if (!hasToken) missing.push("CLOUDFLARE_API_TOKEN is not set in the environment.");
  const secrets = hasToken ? await secretNames(missing) : [];
  if (!secrets.includes("SESSION_SECRET")) {
    missing.push(
      "The secret SESSION_SECRET is not set; `wrangler secret put SESSION_SECRET` does.",
    );
  }
  // Reminders are sent by cron, which no request tells the origin of their links.
  for (const name of ["EMAIL_FROM", "APP_ORIGIN"]) {
    if (secrets.includes(name) || new RegExp(`^${name}\\s*=\\s*"[^"]`, "m").test(settings))
      continue;
    missing.push(`${name} is neither a variable in wrangler.toml nor a secret.`);
  }
  if (missing.length > 0) throw new Stop(missing.join("\n"));

  await build();
  await step("Migrations", () => applyMigrations(["--remote"]));
  if (!RETAILER_KEYS.some((key) => secrets.includes(key))) {
    await step("Sample catalogue", () => loadCatalogue(["--remote"]));
  }
  const said = await step("Deploy", () =>
    must("wrangler", ["deploy"], { failure: "The Worker could not be deployed." }),
  );
  console.log(said);
}

/** The secrets of the deployed Worker; a reason in `missing` where they cannot be asked for. */
async function secretNames(missing: string[]): Promise<string[]> {
  const { code, output } = await runTool("wrangler", ["secret", "list", "--format", "json"]);
  try {
    if (code === 0) return JSON.parse(output).map(({ name }: { name: string }) => name);
  } catch {}
  missing.push(
    "Cloudflare did not list the secrets: the token lacks rights, or no Worker is there.",
  );
  return [];
}
