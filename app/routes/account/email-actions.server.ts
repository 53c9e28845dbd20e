import { codeSchema, newEmailSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import {
  type CodeOutcome,
  requestEmailChangeCode,
  submitNewEmail,
  verifyEmailChangeCode,
} from "~/domain/accounts/email-change.server";
import { abandonEmailChange, confirmNewEmail } from "~/domain/accounts/email-change-end.server";
import { readEmailChange } from "~/domain/accounts/email-codes.server";
import { parseForm } from "~/lib/form.server";
import { signedOutHeaders } from "~/session.server";
import { type Ending, type Posted, refused } from "./ending.server";

/** The steps of an email change. */
export const emailActions = {
  async "email-start"(posted: Posted): Promise<Ending> {
    const parsed = parseForm(posted.form, newEmailSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    return sendFirstCode(posted, parsed.value.newEmail);
  },

  /** The new address is known from the start, so its code is sent at once. */
  async "email-verify"(posted: Posted): Promise<Ending> {
    const { form, viewer, context } = posted;
    const parsed = parseForm(form, codeSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { db } = context;
    const change = await readEmailChange(db, viewer, context.now());
    const { code } = parsed.value;
    const isRight = await verifyEmailChangeCode({ db }, viewer, code, context.now());
    if (!isRight || !change) return refused({ code: [ACCOUNT_TEXTS.invalidCode] });
    return sendSecondCode(posted, change.newEmail);
  },

  async "email-submit"(posted: Posted): Promise<Ending> {
    const parsed = parseForm(posted.form, newEmailSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    return sendSecondCode(posted, parsed.value.newEmail);
  },

  async "email-confirm"({ form, viewer, context }: Posted): Promise<Ending> {
    const parsed = parseForm(form, codeSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { db, origin } = context;
    const isRight = await confirmNewEmail({ db, origin }, viewer, parsed.value.code, context.now());
    if (!isRight) return refused({ code: [ACCOUNT_TEXTS.emailFailed] });
    context.sendMailSoon();
    return { leave: "/email-changed", headers: await signedOutHeaders(context) };
  },

  async "email-again"(posted: Posted): Promise<Ending> {
    const { viewer, context } = posted;
    const change = await readEmailChange(context.db, viewer, context.now());
    if (!change) return { answer: { failure: ACCOUNT_TEXTS.firstCodeFailed } };
    const { step, newEmail } = change;
    return step === "code1" ? sendFirstCode(posted, newEmail) : sendSecondCode(posted, newEmail);
  },

  async "email-cancel"({ viewer, context }: Posted): Promise<Ending> {
    await abandonEmailChange({ db: context.db }, viewer);
    return { done: "email-cancelled" };
  },
};

async function sendFirstCode({ viewer, context }: Posted, newEmail: string): Promise<Ending> {
  const { db, origin } = context;
  const outcome = await requestEmailChangeCode({ db, origin }, viewer, newEmail, context.now());
  if (outcome.state !== "sent") return notSent(outcome, newEmail, ACCOUNT_TEXTS.firstCodeFailed);
  context.sendMailSoon();
  return { done: "code1" };
}

async function sendSecondCode(
  { viewer, context, request }: Posted,
  newEmail: string,
): Promise<Ending> {
  const { db, links } = context;
  const deps = { db, ...links, waitToMail: context.limits.waitToMail(request) };
  const outcome = await submitNewEmail(deps, viewer, newEmail, context.now());
  if (outcome.state !== "sent") return notSent(outcome, newEmail, ACCOUNT_TEXTS.secondCodeFailed);
  context.sendMailSoon();
  return { done: "code2" };
}

type NotSent = Exclude<CodeOutcome, { state: "sent" }>;

function notSent(outcome: NotSent, newEmail: string, failure: string): Ending {
  const typed = { newEmail };
  if (outcome.state === "too-soon") return { ...outcome, refused: { typed, errors: {} } };
  if (outcome.state === "same") return refused({ newEmail: [ACCOUNT_TEXTS.sameEmail] }, typed);
  return { answer: { refused: { typed, errors: {} }, failure } };
}
