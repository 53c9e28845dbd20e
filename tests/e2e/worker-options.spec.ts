import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWorkerOptions } from "../../workers/cli/worker-options";
import { expect, test } from "../support/test";

test("what the build keeps of wrangler.toml has no secret of .dev.vars", {
  tag: "@javascript",
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "ribbon-"));
  try {
    const config = join(folder, "wrangler.toml");
    writeFileSync(config, 'name = "one"\nmain = "app.js"\ncompatibility_date = "2026-04-01"\n');
    writeFileSync(join(folder, ".dev.vars"), "SESSION_SECRET=told-to-nobody\n");
    await writeWorkerOptions(join(folder, "app.js"), config);
    const kept = readFileSync(join(folder, "worker-options.json"), "utf8");
    expect(JSON.parse(kept)).toMatchObject({ name: "one", compatibilityDate: "2026-04-01" });
    expect(kept).not.toContain("told-to-nobody");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
