import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DeadLink } from "~/components/shell/dead-link";
import { STOPPABLE } from "~/domain/mail/email-preferences";
import { endSuppression, readPreferences, stopMail } from "~/domain/mail/email-preferences.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { EmailChoices } from "./email-choices";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
const DONE = ["silence-ended", ...STOPPABLE] as const;

/** Shows the preferences. Changes nothing on GET, because mail scanners open links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, links } = context;
  const preferences = await readPreferences({ db, ...links }, tokenOf(request), context.now());
  const done = z.enum(DONE).nullable().catch(null);
  const parsed = done.parse(new URL(request.url).searchParams.get("done"));
  return data({ preferences, done: parsed }, { status: preferences ? 200 : 404 });
}

const choiceSchema = z.object({
  stop: z.enum(STOPPABLE).optional(),
  resume: z.string().optional(),
});

/**
 * Handles a button of the page, or a mail program's one-click POST, which needs a 200 (RFC 8058).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const token = tokenOf(request);
  const { db, links } = context;
  const deps = { db, ...links };
  if (form.has("List-Unsubscribe")) {
    const stopped = await stopMail(deps, { token }, context.now());
    return data(null, { status: stopped ? 200 : 404 });
  }
  const choice = choiceSchema.safeParse(Object.fromEntries(form));
  if (!choice.success) return data(null, { status: 422 });
  const { stop, resume } = choice.data;
  const worked = resume
    ? await endSuppression(deps, token, context.now())
    : await stopMail(deps, { token, stop }, context.now());
  if (!worked) return data(null, { status: 404 });
  const done = resume ? "silence-ended" : (stop ?? "");
  return redirect(`/unsubscribe?${new URLSearchParams({ token, done })}`, 303);
}

export const meta = pageMeta("Email preferences", undefined, { noindex: true });

export default function Unsubscribe() {
  const { preferences, done } = useLoaderData<typeof loader>();
  return preferences ? <EmailChoices preferences={preferences} done={done} /> : <DeadLink />;
}
