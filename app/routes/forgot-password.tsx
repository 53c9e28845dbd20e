import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { EmailField } from "~/components/ui/field";
import { FormPage } from "~/components/ui/form-page";
import { Notice } from "~/components/ui/notice";
import { PostForm } from "~/components/ui/post-form";
import { emailSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { requestPasswordReset } from "~/domain/accounts/passwords.server";
import { answerOrFailure } from "~/lib/answer";
import { readLimitedForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta(
  "Forgot your password?",
  "Have a link sent with which you choose a new password.",
);

export function loader({ request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  return { notice: sent ? ACCOUNT_TEXTS.resetSent : null };
}

/** Sends a reset link if the account exists; the response does not reveal whether. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readLimitedForm(request, context, { schema: emailSchema, limit: "forgot" });
  if (!form.ok) return form.response;
  const { db, origin } = context;
  await requestPasswordReset({ db, origin }, form.value.email, context.now());
  context.sendMailSoon();
  throw redirect("/forgot-password?sent", 303);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>);

export default function ForgotPassword() {
  const { notice } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <FormPage title="Forgot your password?">
      {notice ? (
        <>
          <Notice>{notice}</Notice>
          <p>The link is valid for 60 minutes. Only the newest one works.</p>
        </>
      ) : (
        <p>Tell us your address, and we send you a link to choose a new password.</p>
      )}
      <PostForm answer={answer}>
        {(field) => (
          <>
            <EmailField {...field("email")} />
            <button
              type="submit"
              className={button({ width: "full", look: notice ? "quiet" : "primary" })}
            >
              {notice ? "Send another link" : "Send the link"}
            </button>
          </>
        )}
      </PostForm>
      <p>
        <Link to="/login">Back to Login</Link>
      </p>
    </FormPage>
  );
}
