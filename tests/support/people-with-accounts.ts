import { desc, eq } from "drizzle-orm";
import { registerSchema } from "~/domain/accounts/account.schema";
import { confirmEmail, register } from "~/domain/accounts/accounts.server";
import { logIn } from "~/domain/accounts/login.server";
import type { Secrets } from "~/lib/keys.server";
import { outbox } from "../../db/schema/mail";
import { SELF } from "./self";
import { db, origin } from "./test-env";

export const deps = {
  db,
  origin,
  secrets: ["a secret that only unit tests know"] as Secrets,
  isBreached: null,
  waitToMail: async () => null,
};
export const password = "a long and calm password";

/** For a test that hashes often: a hash takes 0.1 s of CPU time, which other tests may be using. */
export const MANY_HASHES = { timeout: 60_000 };

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

let number = 0;
/** An address that no other test in this file uses. */
export const freshEmail = () => `person${++number}@example.com`;

export function registration(email: string, changes: Record<string, unknown> = {}) {
  return {
    firstName: "Ada",
    lastName: "Byron",
    email,
    password,
    hasAgreedToTerms: true,
    agreedToTermsAt: "2026-11-21T09:00:00Z",
    subscribeToMailingList: false,
    ...changes,
  };
}

/** The mails to an address, newest last. */
export function mailsTo(email: string) {
  return db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt);
}

/** The newest mail of a kind to an address. */
export async function mailTo(email: string, kind: string) {
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.createdAt));
  const mail = mails.find((one) => one.kind === kind);
  if (!mail) throw new Error(`No mail of kind ${kind}`);
  return mail;
}

/** The token of the link in the newest mail of a kind. */
export async function tokenTo(email: string, kind: string): Promise<string> {
  return /[?&;]token=([\w-]{43})/.exec((await mailTo(email, kind)).text)?.[1] ?? "";
}

/** The six digits in the newest mail of a kind. */
export async function codeTo(email: string, kind: string): Promise<string> {
  return /\b\d{6}\b/.exec((await mailTo(email, kind)).text)?.[0] ?? "";
}

/** Creates a confirmed account and returns its address. */
export async function confirmedAccount(now = new Date(), changes: Record<string, unknown> = {}) {
  const email = freshEmail();
  await register(deps, registerSchema.parse(registration(email, changes)), now);
  await confirmEmail(deps, await tokenTo(email, "account.confirm"), now);
  return email;
}

/** Where a password of a test comes from: an address that has not logged in before. */
export const stranger = { id: "192.0.2.1", isKnown: false };

/** Signs in without HTTP. Throws if that fails. */
export async function mustLogIn(email: string, now = new Date(), typed = password) {
  const login = { email, password: typed, from: stranger, userAgent: "", endedSecret: null };
  const outcome = await logIn(deps, login, now);
  if (outcome.state !== "in") throw new Error(`Not signed in: ${outcome.state}`);
  return outcome;
}

type Call = {
  body?: unknown;
  token?: string;
  cookie?: string;
  address?: string;
  init?: RequestInit;
};

let address = 0;
/** Posts JSON to the API, unless `init` says otherwise, by default from a new network address. */
export function post(path: string, { body, token, cookie, address: from, init }: Call = {}) {
  address += 1;
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "CF-Connecting-IP": from ?? `10.0.${address >> 8}.${address & 255}`,
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (cookie) headers.Cookie = cookie;
  return SELF.fetch(`${origin}/api/${path}`, {
    method: "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    ...init,
  });
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

/** The name and value of the cookie that a response sets. */
export const cookieOf = (response: Response) =>
  response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

/** Signs in through the API. */
export async function signInByApi(email: string, typed = password) {
  const response = await post("auth/login", { body: { email, password: typed } });
  if (response.status !== 200) throw new Error(`Not signed in: ${response.status}`);
  const { token } = await response.json<{ token: string }>();
  return { token, cookie: cookieOf(response) };
}

/**
 * Calls until a response is 429, and returns that response and the number of calls before it. A new
 * window of the limit can start meanwhile, so up to twice the limit are allowed.
 */
export async function callUntilLimited(limit: number, call: (time: number) => Promise<Response>) {
  for (let time = 0; time <= 2 * limit; time += 1) {
    const response = await call(time);
    if (response.status === 429) return { response, allowed: time };
  }
  throw new Error(`${2 * limit + 1} calls were allowed`);
}
