import { env } from "cloudflare:test";
import { randomInt } from "node:crypto";
import type { ListDetails } from "~/domain/lists/gift-list";
import { inList, newBrowser } from "./lists";

export const newEmail = () => `${crypto.randomUUID()}@example.com`;

type Mail = { to: string; subject: string; text: string; headers: Record<string, string> };

/** The mails to an address, the newest first. */
export async function mailsTo(to: string): Promise<Mail[]> {
  return (await newBrowser()(`/dev/mailbox.json?to=${to}`)).json();
}

/** Claims the first gift of a list from a network address: the browser, and the path of "Email me a link". */
export async function claimedGift(
  giver: string,
  address = `10.${[1, 2, 3].map(() => randomInt(256)).join(".")}`,
) {
  const browser = newBrowser(address);
  await browser(`${giver}/get/1`, { name: "Ada" });
  const page = await (await browser(giver)).text();
  const path = /href="([^"]*\/mail\/1\?claim=[^"]+)"/.exec(page)?.[1] ?? "";
  return { browser, path };
}

/** The object of the list at one of its paths. */
export const objectOf = (path: string) =>
  env.GIFT_LIST.get(env.GIFT_LIST.idFromString(/[0-9a-f]{64}/.exec(path)?.[0] ?? ""));

/** Changes the details of a list behind its back. */
export const changeDetails = (path: string, change: Partial<ListDetails>) =>
  inList(path, (log) => {
    const details = log.details();
    if (details) log.keepDetails({ ...details, ...change });
  });
