import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { PasskeyLogin } from "~/components/accounts/passkey-login";
import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { FormPage } from "~/components/ui/form-page";
import { PostForm } from "~/components/ui/post-form";
import { readGuessSource } from "~/device.server";
import { secondStepSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { finishLogin } from "~/domain/accounts/login.server";
import { readFactors } from "~/domain/accounts/two-step.server";
import { answerOrFailure } from "~/lib/answer";
import { readLimitedForm, slowDown } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";
import { readSecondStep } from "~/second-step-cookie.server";
import { loggedInHeaders, readSessionSecret, readViewer } from "~/session.server";

const TITLE = "One more step";
export const meta = pageMeta(TITLE, undefined, { noindex: true });

const fromOf = (request: Request) => ownPath(new URL(request.url).searchParams.get("from"));
const again = (request: Request) => {
  const query = new URLSearchParams({ from: fromOf(request), late: "" });
  return redirect(`/login?${query}`, 303);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await readViewer(request, context)) throw redirect("/");
  const pending = await readSecondStep(request, context);
  if (!pending) throw again(request);
  const { hasApp, passkeys } = await readFactors(context.db, pending.userId);
  return { from: fromOf(request), hasApp, hasPasskeys: passkeys.length > 0 };
}

/** Signs in with the second step, and redirects to the path that required the login. */
export async function action({ request, context }: ActionFunctionArgs) {
  const options = { schema: secondStepSchema, limit: "codes", secret: ["code"] } as const;
  const form = await readLimitedForm(request, context, options);
  if (!form.ok) return form.response;
  const pending = await readSecondStep(request, context);
  if (!pending) return again(request);
  const { email } = pending;
  const step = {
    code: form.value.code,
    from: await readGuessSource(request, context, email),
    userAgent: request.headers.get("User-Agent") ?? "",
    endedSecret: await readSessionSecret(request, context),
  };
  const { db, links } = context;
  const outcome = await finishLogin({ db, ...links }, pending, step, context.now());
  if (outcome.state === "slowed") return slowDown<FormAnswer>(outcome.retryAfterSeconds, {});
  if (outcome.state === "expired") return again(request);
  if (outcome.state === "wrong-code") {
    const refused = { typed: {}, errors: { code: [ACCOUNT_TEXTS.invalidCode] } };
    return data<FormAnswer>({ refused }, { status: 422 });
  }
  context.sendMailSoon();
  const { secret, proof } = outcome;
  const headers = await loggedInHeaders(request, context, { secret, email, proof });
  return redirect(fromOf(request), { status: 303, headers });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>);

export default function SecondStep() {
  const { from, hasApp, hasPasskeys } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <FormPage title={TITLE}>
      {hasPasskeys && <PasskeyLogin from={from} isMain />}
      <PostForm answer={answer}>
        {(field) => (
          <>
            <Field
              {...field("code")}
              label="Code"
              hint={
                hasApp
                  ? "The six digits in your authenticator app, or one of your recovery codes."
                  : "One of your recovery codes."
              }
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
            />
            <button
              type="submit"
              className={button({ width: "full", look: hasPasskeys ? "quiet" : "primary" })}
            >
              Continue
            </button>
          </>
        )}
      </PostForm>
      <p>
        No code and no recovery code left? <Link to="/contact">Write to us</Link>.
      </p>
    </FormPage>
  );
}
