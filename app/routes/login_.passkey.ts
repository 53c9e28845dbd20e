import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { z } from "zod";
import { readGuessSource } from "~/device.server";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { startSession } from "~/domain/accounts/login-session.server";
import { jsonField, usedPasskeySchema } from "~/domain/accounts/passkey.schema";
import { ownerOfPasskey, passkeyOptions } from "~/domain/accounts/passkey-login.server";
import { answerOrFailure } from "~/lib/answer";
import { readLimitedForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { ownPath } from "~/lib/own-path";
import { loggedInHeaders, readSessionSecret } from "~/session.server";

const schema = z.object({ passkey: jsonField(usedPasskeySchema) });

/** What a browser needs to ask for a passkey, with a challenge that works once, for five minutes. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await passkeyOptions(context.links, context.now()));
}

/** Signs in with a passkey alone, and redirects to the path that required the login. */
export async function action({ request, context }: ActionFunctionArgs) {
  const options = { schema, limit: "login", secret: ["passkey"] } as const;
  const form = await readLimitedForm(request, context, options);
  if (!form.ok) return refused(form.response);
  const deps = { db: context.db, ...context.links };
  const owner = await ownerOfPasskey(deps, form.value.passkey, context.now());
  if (!owner) return passkeyFailed();
  const { email } = owner;
  const arrival = {
    from: await readGuessSource(request, context, email),
    userAgent: request.headers.get("User-Agent") ?? "",
    endedSecret: await readSessionSecret(request, context),
  };
  const outcome = await startSession(deps, owner, arrival, context.now());
  if (outcome.state === "expired") return passkeyFailed();
  context.sendMailSoon();
  const { secret, proof } = outcome;
  const headers = await loggedInHeaders(request, context, { secret, email, proof });
  return redirect(ownPath(new URL(request.url).searchParams.get("from")), { status: 303, headers });
}

const passkeyFailed = () =>
  refused(data<FormAnswer>({ failure: ACCOUNT_TEXTS.passkeyFailed }, { status: 422 }));

/** A resource route has to say its status itself. */
const refused = ({ data: answer, init }: ReturnType<typeof data<FormAnswer>>) =>
  Response.json(answer, init ?? undefined);

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>);
