import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { confirmedAccount, password } from "../../support/people-with-accounts";

type Fetch = (request: Request, env: unknown, execution: ExecutionContext) => Promise<Response>;
type Worker = { default: { fetch: Fetch } };
const bundles = import.meta.glob<Worker>("../../../build/worker/app.js");

/** Sends a request to the deployed bundle in production. */
async function inProduction(path: string, init: RequestInit): Promise<Response> {
  const bundle = await Object.values(bundles)[0]?.();
  if (!bundle) throw new Error("The Worker is not built");
  const request = new Request(`https://ribbon.test${path}`, init);
  const execution = createExecutionContext();
  const response = await bundle.default.fetch(
    request,
    { ...env, APP_ENV: "production" },
    execution,
  );
  await waitOnExecutionContext(execution);
  return response;
}

test("in production the session cookie is Secure and has the __Host- prefix, also when it is deleted", async () => {
  const login = await inProduction("/api/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: await confirmedAccount(), password }),
  });
  expect(login.status).toBe(200);
  const [session = "", device = ""] = login.headers.getSetCookie();
  expect(device).toMatch(/^__Host-device=.+; Secure; SameSite=Lax$/);
  const [pair = "", ...attributes] = session.split("; ");
  expect(pair).toMatch(/^__Host-session=.{20,}/);
  expect(attributes).toEqual(["Max-Age=2592000", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"]);
  expect(login.headers.get("Strict-Transport-Security")).toContain("max-age=31536000");

  const refresh = (Cookie: string) =>
    inProduction("/api/auth/refresh-token", { method: "POST", headers: { Cookie } });
  expect((await refresh(pair)).status).toBe(200);
  // A cookie without the prefix may come from another host or an insecure page.
  expect((await refresh(pair.replace("__Host-", ""))).status).toBe(401);
  const logout = await inProduction("/api/auth/logout", {
    method: "POST",
    headers: { Cookie: pair },
  });
  expect(logout.headers.get("Set-Cookie")).toMatch(/^__Host-session=.*Max-Age=0.*Secure/);
  expect((await refresh(pair)).status).toBe(401);
});
