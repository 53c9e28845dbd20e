import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { anna, teapot } from "../support/api-bodies";
import { withCatalogue } from "../support/catalogue";
import { signedInUser } from "../support/people";
import { gardenBrief } from "../support/search";
import { SELF } from "../support/self";
import { origin } from "../support/test-env";
import { watchChanges } from "./changes";
import { seeded } from "./random";
import { type FuzzedRequest, type Material, randomRequest } from "./requests";

withCatalogue();

const { FUZZ_REQUESTS, FUZZ_SEED, TEST_PATHS } = env as unknown as {
  FUZZ_REQUESTS: string;
  FUZZ_SEED: string;
  TEST_PATHS: string[];
};
const REQUESTS = Number(FUZZ_REQUESTS || 300);
const SEED = Number(FUZZ_SEED || 2026);
const LONGEST_MS = 1_000;
/** A busy machine can delay any one answer, so a slow one is asked for again. */
const MEASURES = 3;

test(
  `${REQUESTS} requests of seed ${SEED}: no 5xx, no slow answer, no change by a refused write`,
  async () => {
    const material = await gather();
    const changes = await watchChanges();
    const random = seeded(SEED);
    for (let number = 1; number <= REQUESTS; number += 1) {
      const request = randomRequest(random, material);
      const told = `request ${number}: ${JSON.stringify(request).slice(0, 2_000)}`;
      const before = await changes();
      const { status, ms } = await send(request);
      expect(status, told).toBeLessThan(500);
      if (status >= 400) expect(await changes(), told).toBe(before);
      if (ms > LONGEST_MS) expect(await fastest(request), told).toBeLessThan(LONGEST_MS);
    }
  },
  60 * 60_000,
);

/** What a pattern may look at again and again: separators, and what opens without an end. */
const REPEATED = [",", "a+(", "a@b.+"];
const LONGEST_FIELD = 60_000;

test(
  "no form takes long over a field that is full of one thing",
  async () => {
    const { forms } = await gather();
    const fields = new Map(
      forms.flatMap(({ path, fields }) =>
        fields.map(([name]) => [`${path} ${name}`, { path, fields, name }] as const),
      ),
    );
    expect(fields.size).toBeGreaterThan(60);
    for (const [told, form] of fields) {
      for (const part of REPEATED) {
        const others = new URLSearchParams(form.fields.filter(([name]) => name !== form.name));
        const full = part.repeat(Math.floor(LONGEST_FIELD / part.length));
        const body = `${others}&${encodeURIComponent(form.name)}=${full}`;
        const headers = { "Content-Type": "application/x-www-form-urlencoded" };
        const request = { path: form.path, method: "POST", headers, body };
        const { status, ms } = await send(request);
        expect(status, told).toBeLessThan(500);
        if (ms > LONGEST_MS) expect(await fastest(request), told).toBeLessThan(LONGEST_MS);
      }
    }
  },
  60 * 60_000,
);

type Fetch = (request: Request, env: unknown, execution: ExecutionContext) => Promise<Response>;
const bundles = import.meta.glob<{ default: { fetch: Fetch } }>("../../build/worker/app.js");

/**
 * Not by SELF, which wraps its class anew for each request: after some thousand of them the stack is
 * full.
 */
async function send({ path, ...init }: FuzzedRequest): Promise<{ status: number; ms: number }> {
  const bundle = await Object.values(bundles)[0]?.();
  if (!bundle) throw new Error("The Worker is not built");
  const execution = createExecutionContext();
  const request = new Request(origin + path, { ...init, redirect: "manual" });
  const start = performance.now();
  const response = await bundle.default.fetch(request, env, execution);
  const ms = performance.now() - start;
  // The event stream of a search stays open.
  const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
  await (isStream ? response.body?.cancel() : response.arrayBuffer());
  await waitOnExecutionContext(execution);
  return { status: response.status, ms };
}

async function fastest(request: FuzzedRequest): Promise<number> {
  const times: number[] = [];
  while (times.length < MEASURES) times.push((await send(request)).ms);
  return Math.min(...times);
}

/** Addresses from the routes, forms from the pages of a user who has some of everything. */
async function gather(): Promise<Material> {
  const user = await signedInUser();
  const { id } = await (await user.call("POST", "/profilecards", anna)).json<{ id: string }>();
  const gift = { ...teapot, profileCardIds: [id] };
  const saved = await (await user.call("POST", "/savedgifts", gift)).json<{ id: string }>();
  const holiday = { name: "Name day", date: "05-12" };
  await user.call("POST", `/profilecards/${id}/custom-holidays`, holiday);
  const started = await SELF.fetch(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...gardenBrief, interests: "tea" }),
  });
  const { uid } = await started.json<{ uid: string }>();
  const ids = [id, saved.id ?? "none", uid, "unknown", "0".repeat(64)];
  const paths = TEST_PATHS;
  const forms = (
    await Promise.all(
      paths.flatMap((path) =>
        ["", user.cookie].flatMap((cookie) =>
          [id, uid].map((one) => formsAt(path.replace(/:\w+|\*/g, one), cookie)),
        ),
      ),
    )
  ).flat();
  expect(paths.length).toBeGreaterThan(60);
  expect(new Set(forms.map(({ path }) => path)).size).toBeGreaterThan(15);
  return {
    ...{ paths, forms, ids },
    bodies: bodiesOf(paths),
    cookies: [user.cookie, "session=nonsense", "session=; device=x.y", "theme=%FF"],
    tokens: [user.token, "nonsense", "a.b.c"],
  };
}

/** The forms that a page posts, with the values that its fields have. */
async function formsAt(path: string, cookie: string): Promise<Material["forms"]> {
  const response = await SELF.fetch(origin + path, {
    headers: { Cookie: cookie },
    redirect: "manual",
  });
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage) {
    await response.body?.cancel();
    return [];
  }
  const found: Material["forms"] = [];
  const rewriter = new HTMLRewriter()
    .on("form", {
      element(form) {
        const isPost = form.getAttribute("method")?.toLowerCase() === "post";
        const action = form.getAttribute("action")?.replaceAll("&amp;", "&");
        found.push({ path: isPost ? (action ?? path) : "", fields: [] });
      },
    })
    .on("form input, form textarea, form select, form button", {
      element(field) {
        const name = field.getAttribute("name");
        if (name) found.at(-1)?.fields.push([name, field.getAttribute("value") ?? "1"]);
      },
    });
  await rewriter.transform(response).arrayBuffer();
  return found.filter((form) => form.path.startsWith("/"));
}

/** A body as it should be, for each address of the API. */
function bodiesOf(paths: string[]): Material["bodies"] {
  const words = {
    ...{ email: "ada@example.com", password: "a long password", currentPassword: "wrong" },
    ...{ newPassword: "another long one", firstName: "Ada", lastName: "Byron", token: "none" },
    ...{ code: "123456", newEmail: "new@example.com", subscribe: true, agreeToTerms: true },
    ...{ confirmPassword: "another long one", subscribeToMailingList: false, date: "05-12" },
    ...{ listing: "A cast iron teapot, 1 l", holidayIds: ["christmas"], titles: ["A book"] },
  };
  const body = { ...gardenBrief, ...anna, ...teapot, ...words };
  return paths.filter((path) => path.startsWith("/api/")).map((path) => ({ path, body }));
}
