import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { build } from "./build";
import { applyMigrations, loadData } from "./database";
import { ROOT, runTool } from "./processes";
import { mustRun, step } from "./steps";
import { Stop } from "./stop";

/** Deploys to Cloudflare. Throws a Stop with one line for each requirement that is missing. */
export async function deploy(): Promise<void> {
  const { d1_databases, kv_namespaces, vars } = unstable_readConfig({
    config: join(ROOT, "wrangler.toml"),
  });
  const missing: string[] = [];
  if (
    d1_databases.some(({ database_id }: { database_id?: string }) => database_id === "ribbon-local")
  ) {
    missing.push(
      "database_id in wrangler.toml is a placeholder; `wrangler d1 create ribbon` prints a real one.",
    );
  }
  if (kv_namespaces.some(({ id }: { id?: string }) => id === "ribbon-local")) {
    missing.push(
      "The id of ANSWERS in wrangler.toml is a placeholder; `wrangler kv namespace create ANSWERS` prints a real one, or take the section out.",
    );
  }
  const hasToken = Boolean(process.env.CLOUDFLARE_API_TOKEN);
  if (!hasToken) missing.push("CLOUDFLARE_API_TOKEN is not set in the environment.");
  const secrets = hasToken ? await secretNames(missing) : [];
  if (!secrets.includes("SESSION_SECRET")) {
    missing.push("The secret SESSION_SECRET is not set; use `wrangler secret put SESSION_SECRET`.");
  }
  // Cron sends reminders, and has no request to take the origin of their links from. What may be spent
  // in a day is for the owner to say.
  const needed = ["EMAIL_FROM", "APP_ORIGIN", "DAILY_MODEL_CALLS", "DAILY_RETAIL_CALLS"];
  for (const name of needed) {
    if (secrets.includes(name) || vars[name]) continue;
    missing.push(`${name} is neither a variable in wrangler.toml nor a secret.`);
  }
  if (missing.length > 0) throw new Stop(missing.join("\n"));

  await build();
  await step("Migrations", applyMigrations);
  // Also where a retailer and a model are configured: the knowledge answers when the model fails.
  await step("Knowledge, sample catalogue and common passwords", loadData);
  const output = await step("Deploy", () =>
    mustRun("wrangler", ["deploy"], { failure: "The Worker could not be deployed." }),
  );
  console.log(output);
}

/**
 * The names of the deployed Worker's secrets; adds a line to `missing` if they cannot be listed.
 */
async function secretNames(missing: string[]): Promise<string[]> {
  const { code, output } = await runTool("wrangler", ["secret", "list", "--format", "json"]);
  try {
    if (code === 0) return JSON.parse(output).map(({ name }: { name: string }) => name);
  } catch {}
  missing.push(
    "Cloudflare did not list the secrets: the token lacks permission, or there is no Worker yet.",
  );
  return [];
}
