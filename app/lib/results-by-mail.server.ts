import type { AppLoadContext } from "@remix-run/cloudflare";
import { admitResultsRequest } from "~/domain/search/results-mail.server";
import { clientKey } from "~/domain/shared/client-address";

type Wished = { email: string | null; subscribe: boolean };
type Admission = { secondsToWait: number | null; mailTo: (uid: string) => Promise<void> };

/** What the form and the call that start a search do where its results are wanted by mail. */
export async function admitResultsByMail(
  request: Request,
  context: AppLoadContext,
  { email, subscribe, isOwn }: Wished & { isOwn: boolean },
): Promise<Admission> {
  const { db, links, origin, searches } = context;
  if (email === null) return { secondsToWait: null, mailTo: async () => {} };
  const client = clientKey(request.headers.get("CF-Connecting-IP"));
  const asked = { email, subscribe, client, isOwn };
  const secondsToWait = await admitResultsRequest({ db, ...links }, asked, context.now());
  if (subscribe) context.sendMailSoon();
  return { secondsToWait, mailTo: (uid) => searches.mailTo(uid, { email, origin }) };
}

/** A polite refusal; the search itself is always free to go on without mail. */
export function tooManyResultsMails(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many results were asked for by email. Please try again in ${wait}, or search without email.`;
}
