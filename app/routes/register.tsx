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
import { ConfirmPasswordField, NewPasswordField } from "~/components/accounts/password-field";
import { button } from "~/components/ui/button.css";
import { Checkbox } from "~/components/ui/checkbox";
import { EmailField, Field } from "~/components/ui/field";
import { halves } from "~/components/ui/field.css";
import { PostForm } from "~/components/ui/post-form";
import { registerSchema } from "~/domain/accounts/account.schema";
import { register } from "~/domain/accounts/accounts.server";
import { weakPasswordErrors } from "~/domain/accounts/weak-password.server";
import { tooManyMails } from "~/domain/mail/typed-mail-limits.server";
import { withReturn } from "~/domain/shared/return-path";
import { answerOrFailure } from "~/lib/answer";
import { readLimitedForm, slowDown } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";
import { readViewer } from "~/session.server";

export const meta = pageMeta(
  "Register",
  "Keep the people you give to, their days and the gifts you found for them.",
);

const fromOf = (request: Request) => ownPath(new URL(request.url).searchParams.get("from"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await readViewer(request, context)) throw redirect("/");
  return { from: fromOf(request) };
}

/** Creates an account, or sends a mail to the owner of an existing one; the page is the same. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db, links, isBreached } = context;
  const form = await readLimitedForm(request, context, {
    schema: registerSchema,
    limit: "register",
    secret: ["password", "confirmPassword"],
    alsoCheck: async (typed, { password }) => {
      if (password) return null;
      const text = (name: string) => String(typed.get(name) ?? "");
      const [email, firstName, lastName] = [text("email"), text("firstName"), text("lastName")];
      const owner = { email, firstName, lastName };
      return weakPasswordErrors(db, text("password"), owner, { field: "password", isBreached });
    },
  });
  if (!form.ok) return form.response;
  const { typed, value } = form;
  const outcome = await register(
    { db, ...links, isBreached, waitToMail: context.limits.waitToMail(request) },
    value,
    context.now(),
    fromOf(request),
  );
  if (outcome.state === "refused") {
    const { errors } = outcome;
    return data<FormAnswer>({ refused: { typed, errors } }, { status: 422 });
  }
  if (outcome.state === "slowed") {
    const wait = outcome.retryAfterSeconds;
    return slowDown<FormAnswer>(wait, { refused: { typed, errors: {} } }, tooManyMails(wait));
  }
  context.sendMailSoon();
  throw redirect(withReturn("/check-email", fromOf(request)), 303);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOrFailure(serverAction<typeof action>, {
    failed: "Failed to register.",
    unreachable: "Something went wrong. Please try again.",
  });

export default function Register() {
  const { from } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer?.refused?.typed;
  return (
    <AuthPage title="Register">
      <PostForm answer={answer}>
        {(field) => (
          <>
            <div className={halves}>
              <Field {...field("firstName")} label="First name" autoComplete="given-name" />
              <Field {...field("lastName")} label="Last name" autoComplete="family-name" />
            </div>
            <EmailField {...field("email")} />
            <NewPasswordField {...field("password")} label="Password" />
            <ConfirmPasswordField {...field("confirmPassword")} label="Confirm password" />
            <Checkbox
              {...field("hasAgreedToTerms")}
              required
              defaultChecked={typed?.hasAgreedToTerms === "true"}
              label={
                <>
                  I agree to the{" "}
                  <Link to="/terms" target="_blank">
                    Terms
                  </Link>{" "}
                  and{" "}
                  <Link to="/privacy" target="_blank">
                    Privacy Policy
                  </Link>{" "}
                  (both open in a new tab)
                </>
              }
            />
            <Checkbox
              {...field("subscribeToMailingList")}
              defaultChecked={typed?.subscribeToMailingList === "true"}
              label="Subscribe to the Mailing List for news & updates"
            />
            <button type="submit" className={button({ width: "full" })}>
              Register
            </button>
          </>
        )}
      </PostForm>
      <p>
        Already registered? <Link to={withReturn("/login", from)}>Login</Link>
      </p>
    </AuthPage>
  );
}
