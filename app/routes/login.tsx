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
import { AuthPage } from "~/components/accounts/auth-page";
import { PasskeyLogin } from "~/components/accounts/passkey-login";
import { PasswordField } from "~/components/accounts/password-field";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { EmailField } from "~/components/ui/field";
import { Notice } from "~/components/ui/notice";
import { PostForm } from "~/components/ui/post-form";
import { readGuessSource } from "~/device.server";
import { loginSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { logIn } from "~/domain/accounts/login.server";
import { withReturn } from "~/domain/shared/return-path";
import { answerOrFailure } from "~/lib/answer";
import { readLimitedForm, slowDown } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";
import { secondStepHeader } from "~/second-step-cookie.server";
import { loggedInHeaders, readSessionSecret, readViewer } from "~/session.server";
import { KEPT } from "~/typed-cookie.server";

type LoginAnswer = FormAnswer & { unconfirmed?: string };

export const meta = pageMeta(
  "Login",
  "Log in to save gifts and to be reminded before the days that matter.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await readViewer(request, context)) throw redirect("/");
  const query = new URL(request.url).searchParams;
  const from = ownPath(query.get("from"));
  const isKept = new URL(from, request.url).searchParams.has(KEPT);
  return { from, isKept, tookTooLong: query.has("late") };
}

/** Signs in and redirects to the path that required the login, or to the second step before it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const from = ownPath(new URL(request.url).searchParams.get("from"));
  const options = { schema: loginSchema, limit: "login", secret: ["password"] } as const;
  const form = await readLimitedForm(request, context, options);
  if (!form.ok) return form.response;
  const refused = { typed: form.typed, errors: {} };
  const userAgent = request.headers.get("User-Agent") ?? "";
  const endedSecret = await readSessionSecret(request, context);
  const source = await readGuessSource(request, context, form.value.email);
  const login = { ...form.value, from: source, userAgent, endedSecret };
  const outcome = await logIn({ db: context.db, ...context.links }, login, context.now());

  if (outcome.state === "slowed")
    return slowDown<LoginAnswer>(outcome.retryAfterSeconds, { refused });
  if (outcome.state === "second-step") {
    const headers = { "Set-Cookie": await secondStepHeader(outcome.pending, context) };
    return redirect(`/login/code${new URL(request.url).search}`, { status: 303, headers });
  }
  if (outcome.state === "wrong" || outcome.state === "wrong-code") {
    return data<LoginAnswer>({ refused, failure: ACCOUNT_TEXTS.wrongCredentials }, { status: 422 });
  }
  if (outcome.state === "unconfirmed") {
    return data<LoginAnswer>({ refused, unconfirmed: ACCOUNT_TEXTS.unconfirmed }, { status: 422 });
  }
  context.sendMailSoon();
  const { email } = form.value;
  const { secret, proof } = outcome;
  const headers = await loggedInHeaders(request, context, { secret, email, proof });
  return redirect(from, { status: 303, headers });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>);

export default function Login() {
  const { from, isKept, tookTooLong } = useLoaderData<typeof loader>();
  const answer = useActionData<LoginAnswer>();
  return (
    <AuthPage title="Login">
      {tookTooLong && !answer && <Alert>{ACCOUNT_TEXTS.loginTookTooLong}</Alert>}
      {isKept && (
        <Notice>
          You were logged out in the meantime, so nothing was saved. What you typed is kept: log in,
          and it is there again.
        </Notice>
      )}
      {answer?.unconfirmed && (
        <Alert>
          <p>{answer.unconfirmed}</p>
          <PostForm action={withReturn("/check-email", from)} fields={answer.refused?.typed}>
            {(field) => (
              <>
                <input type="hidden" name="email" value={field("email").defaultValue} />
                <button type="submit" className={button({ look: "quiet" })}>
                  Send the link again
                </button>
              </>
            )}
          </PostForm>
        </Alert>
      )}
      <PostForm answer={answer}>
        {(field) => (
          <>
            <EmailField {...field("email")} />
            <PasswordField
              {...field("password")}
              label="Password"
              autoComplete="current-password"
            />
            <button type="submit" className={button({ width: "full" })}>
              Login
            </button>
          </>
        )}
      </PostForm>
      <PasskeyLogin from={from} />
      <p>
        <Link to={withReturn("/forgot-password", from)}>Forgot your password?</Link>
      </p>
      <p>
        New here? <Link to={withReturn("/register", from)}>Register</Link>
      </p>
    </AuthPage>
  );
}
