import { z } from "zod";
import { codeSchema, ownPasswordSchema, secondStepSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import {
  cancelApp,
  confirmApp,
  removeApp,
  startApp,
} from "~/domain/accounts/authenticator-app.server";
import { sendMailboxCode, takeMailboxCode } from "~/domain/accounts/mailbox-code.server";
import {
  createdPasskeySchema,
  jsonField,
  passkeyNameSchema,
} from "~/domain/accounts/passkey.schema";
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "~/domain/accounts/passkeys.server";
import { endAdvice, renewRecoveryCodes } from "~/domain/accounts/two-step.server";
import { parseForm } from "~/lib/form.server";
import { mailboxHeader } from "~/mailbox-cookie.server";
import { type Ending, type Posted, refused } from "./ending.server";

const depsOf = ({ context }: Posted) => ({ db: context.db, ...context.links });
const notFound = () => new Response(null, { status: 404 });
const FULL: Ending = { answer: { failure: ACCOUNT_TEXTS.tooManyPasskeys } };

/** The forms of two-step log-in. */
export const twoStepActions = {
  "app-start": (posted: Posted) =>
    withPassword(posted, async (password) => {
      const { viewer, context } = posted;
      const outcome = await startApp(depsOf(posted), viewer, password, context.now());
      return outcome.state === "started" ? { done: "two-step" } : outcome;
    }),

  async "app-confirm"(posted: Posted): Promise<Ending> {
    const { form, viewer, context } = posted;
    const parsed = parseForm(form, secondStepSchema, { secret: ["code"] });
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { code } = parsed.value;
    const outcome = await confirmApp(depsOf(posted), viewer, code, context.now());
    if (outcome.state === "wrong-code") return refused({ code: [ACCOUNT_TEXTS.invalidCode] });
    context.sendMailSoon();
    return codesOr(outcome.recoveryCodes, "app-on");
  },

  async "app-cancel"(posted: Posted): Promise<Ending> {
    await cancelApp(depsOf(posted), posted.viewer);
    return { done: "two-step" };
  },

  "app-remove": (posted: Posted) =>
    withPassword(posted, async (password) => {
      const { viewer, context } = posted;
      const outcome = await removeApp(depsOf(posted), viewer, password, context.now());
      return outcome.state === "removed" ? { done: "app-off" } : outcome;
    }),

  "passkey-start": (posted: Posted) =>
    withPassword(posted, async (password) => {
      const { viewer, context } = posted;
      const outcome = await startPasskey(depsOf(posted), viewer, password, context.now());
      if (outcome.state === "full") return FULL;
      return outcome.state === "started" ? { shown: { passkeyOptions: outcome.options } } : outcome;
    }),

  async "passkey-add"(posted: Posted): Promise<Ending> {
    const { form, viewer, context, request } = posted;
    const failed: Ending = { answer: { failure: ACCOUNT_TEXTS.passkeyNotAdded } };
    const parsed = parseForm(form, z.object({ passkey: jsonField(createdPasskeySchema) }));
    if (!parsed.ok) return failed;
    const userAgent = request.headers.get("User-Agent") ?? "";
    const created = { created: parsed.value.passkey, userAgent };
    const outcome = await addPasskey(depsOf(posted), viewer, created, context.now());
    if (outcome.state === "full") return FULL;
    if (outcome.state === "invalid") return failed;
    context.sendMailSoon();
    return codesOr(outcome.recoveryCodes, "passkey-added");
  },

  async "passkey-rename"(posted: Posted): Promise<Ending> {
    const { form, viewer } = posted;
    const parsed = parseForm(form, passkeyNameSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { passkey: id, name } = parsed.value;
    if (!(await renamePasskey(depsOf(posted), viewer, { id, name }))) throw notFound();
    return { done: "passkey-renamed" };
  },

  "passkey-remove": (posted: Posted) =>
    withPassword(posted, async (password) => {
      const { form, viewer, context } = posted;
      const removal = { id: String(form.get("passkey")), password };
      const outcome = await removePasskey(depsOf(posted), viewer, removal, context.now());
      if (outcome.state === "absent") throw notFound();
      return outcome.state === "removed" ? { done: "passkey-removed" } : outcome;
    }),

  "codes-renew": (posted: Posted) =>
    withPassword(posted, async (password) => {
      const { viewer, context } = posted;
      const outcome = await renewRecoveryCodes(depsOf(posted), viewer, password, context.now());
      if (outcome.state === "off") return { done: "two-step" };
      if (outcome.state !== "renewed") return outcome;
      return { shown: { recoveryCodes: outcome.recoveryCodes } };
    }),

  async "mailbox-send"({ viewer, context }: Posted): Promise<Ending> {
    const { db, origin } = context;
    const outcome = await sendMailboxCode({ db, origin }, viewer, context.now());
    if (outcome.state === "slowed") return outcome;
    context.sendMailSoon();
    return { done: "mailbox-sent" };
  },

  async "mailbox-check"({ form, viewer, context }: Posted): Promise<Ending> {
    const parsed = parseForm(form, codeSchema, { secret: ["code"] });
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { db } = context;
    const outcome = await takeMailboxCode({ db }, viewer, parsed.value.code, context.now());
    if (outcome.state === "slowed") return outcome;
    if (outcome.state === "wrong") return refused({ code: [ACCOUNT_TEXTS.invalidCode] });
    const header = await mailboxHeader(context, viewer.email);
    return { done: "mailbox", headers: new Headers({ "Set-Cookie": header }) };
  },

  async "two-step-dismiss"({ viewer, context }: Posted): Promise<Ending> {
    await endAdvice(context.db, viewer.userId, context.now());
    return { done: "two-step" };
  },
};

type Unsure = { state: "wrong" } | { state: "slowed"; retryAfterSeconds: number };

/** Runs an action with the password that its form asks for, and refuses a wrong one. */
async function withPassword(
  { form, context }: Posted,
  run: (password: string) => Promise<Ending | Unsure>,
): Promise<Ending> {
  const parsed = parseForm(form, ownPasswordSchema, { secret: ["password"] });
  if (!parsed.ok) return { answer: { refused: parsed.refused } };
  const ending = await run(parsed.value.password);
  if ("state" in ending && ending.state === "wrong") {
    const typed = { passkey: String(form.get("passkey") ?? "") };
    return refused({ password: [ACCOUNT_TEXTS.wrongPassword] }, typed);
  }
  context.sendMailSoon();
  return ending as Ending;
}

function codesOr(recoveryCodes: string[] | null, done: "app-on" | "passkey-added"): Ending {
  return recoveryCodes ? { shown: { recoveryCodes } } : { done };
}
