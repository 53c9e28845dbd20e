import { Honeypot } from "remix-utils/honeypot/server";

export type HoneypotInputs = { name: string; validFrom: string; validFromValue: string };

// Created per request: a Worker cannot generate random values in global scope
// (https://developers.cloudflare.com/workers/runtime-apis/handlers/).
const createHoneypot = (seed: string) => new Honeypot({ encryptionSeed: seed });

/** The hidden fields of the honeypot, which only bots fill in. */
export function honeypotInputs(seed: string): HoneypotInputs {
  const { nameFieldName, validFromFieldName, encryptedValidFrom } =
    createHoneypot(seed).getInputProps();
  return {
    name: nameFieldName,
    validFrom: validFromFieldName ?? "",
    validFromValue: encryptedValidFrom,
  };
}

/** Whether the honeypot caught the form: filled in its hidden field, or sent without it. */
export function isCaughtByHoneypot(seed: string, form: FormData): boolean {
  if (!form.has(honeypotInputs(seed).name)) return true;
  try {
    createHoneypot(seed).check(form);
    return false;
  } catch {
    return true;
  }
}
