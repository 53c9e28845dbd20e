import { expect, test } from "vitest";
import { parseConfig } from "../../../workers/config";
import { humanProofHeader, isProvedHuman } from "../../../workers/human-proof";

const config = parseConfig({ SESSION_SECRET: "s".repeat(32) });
const from = (address: string, cookie = "") =>
  new Request("https://ribbon.test/", {
    headers: { "CF-Connecting-IP": address, Cookie: cookie },
  });

test("a proof counts at the address that gave it, and cannot be made up", async () => {
  const header = await humanProofHeader(from("203.0.113.1"), config);
  expect(header).toMatch(
    /^__Host-human=\S+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  const cookie = header.split("; ")[0] ?? "";
  expect(await isProvedHuman(from("203.0.113.1", `a=b; ${cookie}`), config)).toBe(true);
  expect(await isProvedHuman(from("203.0.113.2", cookie), config)).toBe(false);
  expect(await isProvedHuman(from("203.0.113.1", `${cookie}x`), config)).toBe(false);
  expect(await isProvedHuman(from("203.0.113.1", "__Host-human=yes"), config)).toBe(false);
  expect(await isProvedHuman(from("203.0.113.1"), config)).toBe(false);
  const other = parseConfig({ SESSION_SECRET: "t".repeat(32) });
  expect(await isProvedHuman(from("203.0.113.1", cookie), other)).toBe(false);
});
