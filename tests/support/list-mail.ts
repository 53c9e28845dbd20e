import { env } from "cloudflare:test";
import type { ListDetails } from "~/domain/lists/gift-list";
import { inList, newBrowser } from "./lists";

export const newEmail = () => `${crypto.randomUUID()}@example.com`;

type Mail = { to: string; subject: string; text: string; headers: Record<string, string> };

/** The mails to an address, the newest first. */
export async function mailsTo(to: string): Promise<Mail[]> {
  return (await newBrowser()(`/dev/mailbox.json?to=${to}`)).json();
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
