import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { EmailField } from "~/components/ui/field";
import { FormPage } from "~/components/ui/form-page";
import { Notice } from "~/components/ui/notice";
import { PostForm } from "~/components/ui/post-form";
import { emailSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { resendConfirmation } from "~/domain/accounts/accounts.server";
import { tooManyMails } from "~/domain/mail/typed-mail-limits.server";
import { withReturn } from "~/domain/shared/return-path";
import { answerOrFailure } from "~/lib/answer";
import { readLimitedForm, slowDown } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta(
  "Check your email",
  "A link in our mail confirms your address. It can be sent again.",
);

export function loader({ request }: LoaderFunctionArgs) {
  const again = new URL(request.url).searchParams.has("again");
  return { notice: again ? ACCOUNT_TEXTS.confirmationSent : ACCOUNT_TEXTS.checkEmail };
}

const fromOf = (request: Request) => ownPath(new URL(request.url).searchParams.get("from"));

/** Sends the confirmation link again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readLimitedForm(request, context, { schema: emailSchema, limit: "forgot" });
  if (!form.ok) return form.response;
  const { db, links } = context;
  const deps = { db, ...links, waitToMail: context.limits.waitToMail(request) };
  const { value, typed } = form;
  const wait = await resendConfirmation(deps, value.email, context.now(), fromOf(request));
  if (wait !== null)
    return slowDown<FormAnswer>(wait, { refused: { typed, errors: {} } }, tooManyMails(wait));
  context.sendMailSoon();
  throw redirect(withReturn("/check-email?again", fromOf(request)), 303);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>);

export default function CheckEmail() {
  const { notice } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <FormPage title="Check your email">
      <Notice>{notice}</Notice>
      <p>
        Open the link in our mail within 24 hours. If it is not there in a few minutes, look among
        the junk mail, or let us send it again.
      </p>
      <PostForm answer={answer}>
        {(field) => (
          <>
            <EmailField {...field("email")} />
            <button type="submit" className={button({ look: "quiet", width: "full" })}>
              Send the link again
            </button>
          </>
        )}
      </PostForm>
    </FormPage>
  );
}
