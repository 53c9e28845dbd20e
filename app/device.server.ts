import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { knownBrowserProof } from "./domain/accounts/known-browser.server";
import { clientKey } from "./domain/shared/client-address";
import type { GuessSource } from "./domain/shared/guesses.server";
import { keptSeconds } from "./domain/shared/retention";
import { hashSecret } from "./domain/shared/secrets.server";
import { readSigned, signedCookie } from "./lib/host-cookie.server";
import { isMailboxProven } from "./mailbox-cookie.server";

const MOST_ACCOUNTS = 5;
const NONE = { id: "", accounts: [] };
const deviceSchema = z
  .object({ id: z.string().uuid(), accounts: z.array(z.string()).max(MOST_ACCOUNTS) })
  .catch(NONE);

/**
 * Signed, and tells the accounts that this browser has logged in to, each as the hash of its address and
 * what it is known by there, so that strangers who guess passwords do not slow it
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
const deviceCookie = (context: AppLoadContext) =>
  signedCookie("device", context, {
    maxAge: keptSeconds("deviceCookie"),
    purpose: "device cookie",
  });

async function readDevice(request: Request, context: AppLoadContext) {
  return deviceSchema.parse(await readSigned(await deviceCookie(context), request));
}

/** The hash of the address in an entry of the cookie. */
const accountIn = (entry: string) => entry.split(".", 1)[0] ?? "";

/** The entry of a browser that is known to the account of an address, by a proof. */
async function entryFor(email: string, proof: string | null): Promise<string> {
  return `${await hashSecret(email)}.${proof}`;
}

/**
 * Where a password or code for an address comes from: a browser that is known to it, or a network address, and
 * whether somebody there has just used a link of its mailbox.
 */
export async function readGuessSource(
  request: Request,
  context: AppLoadContext,
  email: string,
): Promise<GuessSource> {
  const device = await readDevice(request, context);
  const account = await hashSecret(email);
  const entry = device.accounts.find((one) => accountIn(one) === account);
  const isKnown =
    entry !== undefined &&
    entry === (await entryFor(email, await knownBrowserProof(context.db, email)));
  if (isKnown) return { id: device.id, isKnown };
  const client = clientKey(request.headers.get("CF-Connecting-IP"));
  return { id: client, isKnown, readsMailbox: await isMailboxProven(request, context, email) };
}

/** The account that this browser has logged in to last, as the hash of its address, or null. */
export async function readLastAccount(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const [last] = (await readDevice(request, context)).accounts;
  return last === undefined ? null : accountIn(last);
}

/**
 * The Set-Cookie header of a browser that has logged in to the account of an address: known by the proof of its log-in,
 * or else by what the account is now.
 */
export async function deviceHeader(
  request: Request,
  context: AppLoadContext,
  { email, proof }: { email: string; proof?: string },
): Promise<string> {
  const device = await readDevice(request, context);
  const entry = await entryFor(email, proof ?? (await knownBrowserProof(context.db, email)));
  const others = device.accounts.filter((one) => accountIn(one) !== accountIn(entry));
  const accounts = [entry, ...others].slice(0, MOST_ACCOUNTS);
  const cookie = await deviceCookie(context);
  return cookie.serialize({ id: device.id || crypto.randomUUID(), accounts });
}

/**
 * Makes a change that ends what browsers are known by to the account of an address. Its outcome, with the headers
 * by which this browser stays known, if it was: otherwise whoever has a session alone could have
 * any number of known browsers, each with guesses of its own.
 */
export async function stayingKnown<Outcome>(
  request: Request,
  context: AppLoadContext,
  email: string,
  change: () => Promise<Outcome>,
): Promise<{ outcome: Outcome; headers: Headers }> {
  const { isKnown } = await readGuessSource(request, context, email);
  const outcome = await change();
  const headers = new Headers();
  if (isKnown) headers.append("Set-Cookie", await deviceHeader(request, context, { email }));
  return { outcome, headers };
}
