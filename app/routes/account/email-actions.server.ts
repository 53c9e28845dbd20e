import { ACCOUNT_TEXTS, codeSchema, newEmailSchema } from "~/domain/account";
import {
  type CodeOutcome,
  confirmNewEmail,
  giveUpEmailChange,
  readEmailChange,
  requestEmailChangeCode,
  submitNewEmail,
  verifyEmailChangeCode,
} from "~/domain/email-change.server";
import { parseForm } from "~/lib/form.server";
import { type Ending, leaving, type Posted, refused } from "./ending.server";

const SAME_ADDRESS = "This is the address of your account already.";

/** The steps of an email change (product specification, sections 4 and 8). */
export const emailActions = {
  async "email-start"({ form, viewer, context }: Posted): Promise<Ending> {
    const parsed = parseForm(form, newEmailSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { newEmail } = parsed.value;
    const outcome = await requestEmailChangeCode(context, viewer, newEmail, context.now());
    return sent(outcome, { newEmail, failure: ACCOUNT_TEXTS.firstCodeFailed, context });
  },

  /** The new address was typed at the start, so its code follows at once. */
  async "email-verify"({ form, viewer, context }: Posted): Promise<Ending> {
    const parsed = parseForm(form, codeSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const change = await readEmailChange(context, viewer, context.now());
    const right = await verifyEmailChangeCode(context, viewer, parsed.value.code, context.now());
    if (!right || !change) return refused({ code: [ACCOUNT_TEXTS.invalidCode] });
    const { newEmail } = change;
    const outcome = await submitNewEmail(context, viewer, newEmail, context.now());
    return sent(outcome, { newEmail, failure: ACCOUNT_TEXTS.secondCodeFailed, context });
  },

  async "email-submit"({ form, viewer, context }: Posted): Promise<Ending> {
    const parsed = parseForm(form, newEmailSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { newEmail } = parsed.value;
    const outcome = await submitNewEmail(context, viewer, newEmail, context.now());
    return sent(outcome, { newEmail, failure: ACCOUNT_TEXTS.secondCodeFailed, context });
  },

  async "email-confirm"({ form, viewer, context }: Posted): Promise<Ending> {
    const parsed = parseForm(form, codeSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const right = await confirmNewEmail(context, viewer, parsed.value.code, context.now());
    if (!right) return refused({ code: [ACCOUNT_TEXTS.emailFailed] });
    context.sendMailSoon();
    return { leave: "/email-changed", cookie: await leaving(context) };
  },

  async "email-again"({ viewer, context }: Posted): Promise<Ending> {
    const change = await readEmailChange(context, viewer, context.now());
    if (!change) return { answer: { failure: ACCOUNT_TEXTS.firstCodeFailed } };
    const { newEmail, step } = change;
    const send = step === "code1" ? requestEmailChangeCode : submitNewEmail;
    const failure =
      step === "code1" ? ACCOUNT_TEXTS.firstCodeFailed : ACCOUNT_TEXTS.secondCodeFailed;
    const outcome = await send(context, viewer, newEmail, context.now());
    return sent(outcome, { newEmail, failure, context });
  },

  async "email-cancel"({ viewer, context }: Posted): Promise<Ending> {
    await giveUpEmailChange(context, viewer);
    return { done: "email-cancelled" };
  },
};

type About = { newEmail: string; failure: string; context: Posted["context"] };

function sent(outcome: CodeOutcome, { newEmail, failure, context }: About): Ending {
  if (outcome.state === "too-soon") return outcome;
  const typed = { newEmail };
  if (outcome.state === "same") return refused({ newEmail: [SAME_ADDRESS] }, typed);
  if (outcome.state === "not-now") return { answer: { refused: { typed, errors: {} }, failure } };
  context.sendMailSoon();
  return { done: "code-sent" };
}
