import { expect, test } from "vitest";
import { honeypotInputs, isCaughtByHoneypot } from "~/lib/honeypot.server";
import type { Secrets } from "~/lib/keys.server";

const secrets: Secrets = ["a secret of 32 bytes, or rather more"];
const now = new Date("2026-11-22T09:00:00Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);

async function sent(change: (form: FormData) => void = () => {}) {
  const { name, validFrom, validFromValue } = await honeypotInputs(secrets, now);
  const form = new FormData();
  form.set(name, "");
  form.set(validFrom, validFromValue);
  change(form);
  return form;
}

test("lets our own form pass for a day", async () => {
  expect(await isCaughtByHoneypot(secrets, await sent(), now)).toBe(false);
  expect(await isCaughtByHoneypot(secrets, await sent(), hoursLater(24))).toBe(false);
  expect(await isCaughtByHoneypot(secrets, await sent(), hoursLater(25))).toBe(true);
  expect(await isCaughtByHoneypot(secrets, await sent(), hoursLater(-1))).toBe(true);
});

test("catches what is filled in, left out or made up", async () => {
  const { name, validFrom } = await honeypotInputs(secrets, now);
  const forms = {
    "a filled field": await sent((form) => form.set(name, "cheap pills")),
    "no field": await sent((form) => form.delete(name)),
    "no time": await sent((form) => form.delete(validFrom)),
    "a made-up time": await sent((form) => form.set(validFrom, String(now.getTime()))),
    nothing: new FormData(),
  };
  for (const [what, form] of Object.entries(forms)) {
    expect(await isCaughtByHoneypot(secrets, form, now), what).toBe(true);
  }
  expect(await isCaughtByHoneypot(["another secret of 32 bytes or more"], await sent(), now)).toBe(
    true,
  );
});
