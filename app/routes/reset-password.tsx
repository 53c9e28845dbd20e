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
import { ConfirmPasswordField, NewPasswordField } from "~/components/accounts/password-field";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { EmailField } from "~/components/ui/field";
import { FormPage } from "~/components/ui/form-page";
import { MessagePage } from "~/components/ui/message-page";
import { Notice } from "~/components/ui/notice";
import { PostForm } from "~/components/ui/post-form";
import { useDelayedRedirect } from "~/components/ui/use-delayed-redirect";
import { stayingKnown } from "~/device.server";
import { resetPasswordSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { resetPassword } from "~/domain/accounts/passwords.server";
import { withReturn } from "~/domain/shared/return-path";
import { answerOrFailure } from "~/lib/answer";
import { readLimitedForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";
import { mailboxHeader } from "~/mailbox-cookie.server";
import { readViewer } from "~/session.server";

const TITLE = "Reset your password";
export const meta = pageMeta(TITLE, undefined, { noindex: true });

type Loaded = { done: string | null; from: string };

/** The finished screen redirects without JavaScript too. */
export const handle = {
  refreshSeconds: (data: Partial<Loaded> | undefined) => (data?.done ? 3 : null),
  refreshTo: (data: Partial<Loaded> | undefined) => withReturn("/login", data?.from ?? "/"),
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await readViewer(request, context)) throw redirect("/");
  const query = new URL(request.url).searchParams;
  const email = query.get("email") ?? "";
  const token = query.get("token") ?? "";
  const done = query.has("done") ? ACCOUNT_TEXTS.passwordReset : null;
  const invalid = !done && !(email && token) ? ACCOUNT_TEXTS.invalidResetLink : null;
  return { email, token, done, invalid, from: ownPath(query.get("from")) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const secret = ["newPassword", "confirmPassword"];
  const limited = { schema: resetPasswordSchema, limit: "forgot", secret } as const;
  const form = await readLimitedForm(request, context, limited);
  if (!form.ok) return form.response;
  const { db, origin, isBreached } = context;
  const { email } = form.value;
  const reset = () => resetPassword({ db, origin, isBreached }, form.value, context.now());
  const { outcome, headers } = await stayingKnown(request, context, email, reset);
  if (outcome.state === "reset") {
    context.sendMailSoon();
    const from = ownPath(new URL(request.url).searchParams.get("from"));
    headers.append("Set-Cookie", await mailboxHeader(context, email));
    throw redirect(withReturn("/reset-password?done", from), { status: 303, headers });
  }
  const answer: FormAnswer =
    outcome.state === "invalid"
      ? { failure: ACCOUNT_TEXTS.invalidResetLink }
      : { refused: { typed: {}, errors: outcome.errors } };
  return data(answer, { status: 422 });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>, {
    failed: "Failed to reset password.",
    unreachable: "Something went wrong.",
  });

export default function ResetPassword() {
  const { email, token, done, invalid, from } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const login = withReturn("/login", from);
  useDelayedRedirect(done && login);
  if (done) {
    return (
      <MessagePage title={TITLE}>
        <Notice>{done}</Notice>
        <p>
          <Link to={login}>Go to Login now</Link>
        </p>
      </MessagePage>
    );
  }
  const newLink = (look: "primary" | "quiet") => (
    <p>
      <Link className={button({ look })} to={withReturn("/forgot-password", from)}>
        Have a new link sent
      </Link>
    </p>
  );
  if (invalid) {
    return (
      <MessagePage title={TITLE} picture="untied">
        <Alert>{invalid}</Alert>
        {newLink("primary")}
      </MessagePage>
    );
  }
  return (
    <FormPage title={TITLE}>
      <PostForm answer={answer} fields={{ email }}>
        {(field) => (
          <>
            <input type="hidden" name="token" value={token} />
            <EmailField {...field("email")} defaultValue={email} readOnly />
            <NewPasswordField {...field("newPassword")} label="New password" />
            <ConfirmPasswordField {...field("confirmPassword")} label="Confirm password" />
            <button type="submit" className={button({ width: "full" })}>
              Save the new password
            </button>
          </>
        )}
      </PostForm>
      {answer?.failure && newLink("quiet")}
    </FormPage>
  );
}
