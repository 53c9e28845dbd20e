import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { clientKey } from "./domain/shared/client-address";
import type { GuessSource } from "./domain/shared/guesses.server";
import { keptSeconds } from "./domain/shared/retention";
import { hashSecret } from "./domain/shared/secrets.server";
import { readSigned, signedCookie } from "./lib/host-cookie.server";

const MOST_ACCOUNTS = 5;
const NONE = { id: "", accounts: [] };
const deviceSchema = z
  .object({ id: z.string().uuid(), accounts: z.array(z.string()).max(MOST_ACCOUNTS) })
  .catch(NONE);

/**
 * Signed, and tells the accounts that this browser has logged in to, each as the hash of its address,
 * so that strangers who guess passwords do not slow it
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

/** Where a password or code for an address comes from: a browser that is known to it, or a network address. */
export async function readGuessSource(
  request: Request,
  context: AppLoadContext,
  email: string,
): Promise<GuessSource> {
  const device = await readDevice(request, context);
  const isKnown = device.accounts.includes(await hashSecret(email));
  const client = clientKey(request.headers.get("CF-Connecting-IP"));
  return isKnown ? { id: device.id, isKnown } : { id: client, isKnown };
}

/** The account that this browser has logged in to last, as the hash of its address, or null. */
export async function readLastAccount(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const { accounts } = await readDevice(request, context);
  return accounts[0] ?? null;
}

/** The Set-Cookie header of a browser that has logged in to the account of an address. */
export async function deviceHeader(
  request: Request,
  context: AppLoadContext,
  email: string,
): Promise<string> {
  const device = await readDevice(request, context);
  const account = await hashSecret(email);
  const others = device.accounts.filter((one) => one !== account);
  const accounts = [account, ...others].slice(0, MOST_ACCOUNTS);
  const cookie = await deviceCookie(context);
  return cookie.serialize({ id: device.id || crypto.randomUUID(), accounts });
}
