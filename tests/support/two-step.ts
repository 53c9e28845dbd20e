import { base32, generateHOTP } from "~/lib/oslo.server";

const STEP_MS = 30_000;

/** The code that an authenticator app shows at a time, from the key as the account page shows it. */
export function appCode(key: string, at: Date): Promise<string> {
  const bytes = base32.decode(key.replaceAll(" ", ""), { strict: false });
  return generateHOTP(new Uint8Array(bytes).buffer, Math.floor(at.getTime() / STEP_MS));
}
