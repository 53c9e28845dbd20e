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
import { withReturn } from "~/domain/shared/return-path";
import { answerOrFailure } from "~/lib/answer";
import { readLimitedForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta(
  "Forgot your password?",
  "Have a link sent with which you choose a new password.",
);

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const notice = query.has("sent") ? ACCOUNT_TEXTS.resetSent : null;
  return { notice, from: ownPath(query.get("from")) };
}

/** Sends a reset link if the account exists; the response does not reveal whether. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readLimitedForm(request, context, { schema: emailSchema, limit: "forgot" });
  if (!form.ok) return form.response;
  const { db, links } = context;
  const from = ownPath(new URL(request.url).searchParams.get("from"));
  const deps = { db, ...links, waitToMail: context.limits.waitToMail(request) };
  await requestPasswordReset(deps, form.value.email, context.now(), from);
  context.sendMailSoon();
  throw redirect(withReturn("/forgot-password?sent", from), 303);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>);

export default function ForgotPassword() {
  const { notice, from } = useLoaderData<typeof loader>();
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
        <Link to={withReturn("/login", from)}>Back to Login</Link>
      </p>
    </FormPage>
  );
}
