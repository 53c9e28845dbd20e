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
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { Notice } from "~/components/ui/notice";
import { PostForm } from "~/components/ui/post-form";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { cancelEmailChange } from "~/domain/accounts/email-change-end.server";
import { answerOrFailure } from "~/lib/answer";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";

const TITLE = "Cancel the email change";
export const meta = pageMeta(TITLE, undefined, { noindex: true });

/** Changes nothing on GET, because mail scanners open links. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token") ?? "";
  const done = query.has("done") ? ACCOUNT_TEXTS.emailChangeCancelled : null;
  return { token, done, missing: !done && !token ? ACCOUNT_TEXTS.missingToken : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await readForm(request)).get("token") ?? "");
  if (!(await cancelEmailChange({ db: context.db }, token, context.now()))) {
    return data<FormAnswer>({ failure: ACCOUNT_TEXTS.cancelFailed }, { status: 422 });
  }
  throw redirect("/cancel-email-change?done", 303);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>, { failed: "Something went wrong." });

export default function CancelEmailChange() {
  const { token, done, missing } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  if (missing) {
    return (
      <MessagePage title={TITLE} picture="untied">
        <Alert>{missing}</Alert>
        <p>The link was cut short: please open it again from our mail.</p>
        <p>
          <Link className={button()} to="/">
            Go Back Home
          </Link>
        </p>
      </MessagePage>
    );
  }
  if (done) {
    return (
      <MessagePage title={TITLE}>
        <Notice>{done}</Notice>
        <p>
          Your account keeps the address it had.{" "}
          <Link to="/forgot-password">Choose a new password</Link>, too, if it was not you who
          asked.
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={TITLE} picture="untied">
      <p>
        Somebody asked to change the address of your account. If that was not you, stop it here and{" "}
        <Link to="/forgot-password">choose a new password</Link> as well.
      </p>
      <PostForm answer={answer}>
        {() => (
          <>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className={button({ width: "full" })}>
              Yes, cancel the email change
            </button>
          </>
        )}
      </PostForm>
    </MessagePage>
  );
}
