import { Honeypot } from "remix-utils/honeypot/server";

export type Trap = { name: string; validFrom: string; validFromValue: string };

// Made anew for each request: at the start of a Worker there are no random numbers to be had.
const honeypot = (seed: string) => new Honeypot({ encryptionSeed: seed });

/** Fields that a form shows to robots only. */
export function setTrap(seed: string): Trap {
  const { nameFieldName, validFromFieldName, encryptedValidFrom } = honeypot(seed).getInputProps();
  return {
    name: nameFieldName,
    validFrom: validFromFieldName ?? "",
    validFromValue: encryptedValidFrom,
  };
}

/** Whether a form was filled in by a robot, or without its trap. */
export function isTrapped(seed: string, form: FormData): boolean {
  const pot = honeypot(seed);
  if (!form.has(setTrap(seed).name)) return true;
  try {
    pot.check(form);
    return false;
  } catch {
    return true;
  }
}
