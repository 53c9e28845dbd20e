import { Honeypot } from "remix-utils/honeypot/server";

export type HoneypotInputs = { name: string; validFrom: string; validFromValue: string };

// A Worker has no random numbers while it starts, so this is made anew for each request.
const createHoneypot = (seed: string) => new Honeypot({ encryptionSeed: seed });

/** The hidden fields of a form, which only robots fill in. */
export function honeypotInputs(seed: string): HoneypotInputs {
  const { nameFieldName, validFromFieldName, encryptedValidFrom } =
    createHoneypot(seed).getInputProps();
  return {
    name: nameFieldName,
    validFrom: validFromFieldName ?? "",
    validFromValue: encryptedValidFrom,
  };
}

/** Whether a robot filled in the form, or sent it without the hidden fields. */
export function isCaughtByHoneypot(seed: string, form: FormData): boolean {
  if (!form.has(honeypotInputs(seed).name)) return true;
  try {
    createHoneypot(seed).check(form);
    return false;
  } catch {
    return true;
  }
}
