import type { CreationOptions } from "~/domain/accounts/passkey";

// Loaded at the first use, because few visitors of a page use it.
const load = () => import("@simplewebauthn/browser");

/** Asks the visitor for a passkey of this site; JSON for a form. Throws if there comes none. */
export async function askForPasskey(): Promise<string> {
  const response = await fetch("/login/passkey");
  if (!response.ok) throw new Error(`No challenge: ${response.status}`);
  const { startAuthentication } = await load();
  return JSON.stringify(await startAuthentication({ optionsJSON: await response.json() }));
}

/** Has the visitor make a passkey; JSON for a form. Throws if there comes none. */
export async function makePasskey(options: CreationOptions): Promise<string> {
  const { startRegistration } = await load();
  return JSON.stringify(await startRegistration({ optionsJSON: options }));
}
