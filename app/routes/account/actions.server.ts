import { admitCards, CARDS_OF_PROFILE } from "~/account-limits.server";
import { stayingKnown } from "~/device.server";
import {
  changePasswordSchema,
  ownPasswordSchema,
  profileSchema,
} from "~/domain/accounts/account.schema";
import { deleteAccount } from "~/domain/accounts/account-data.server";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { setSubscription, updateProfile } from "~/domain/accounts/accounts.server";
import { changePassword } from "~/domain/accounts/passwords.server";
import { endOtherSessions, endSession } from "~/domain/accounts/session-end.server";
import type { AccountIntent } from "~/domain/screens/account-page";
import { parseForm } from "~/lib/form.server";
import { loggedInHeaders, signedOutHeaders } from "~/session.server";
import { emailActions } from "./email-actions.server";
import { type Ending, type Posted, refused } from "./ending.server";
import { twoStepActions } from "./two-step-actions.server";

/** The rate limit that a form counts against, if any. */
export const LIMITED: Partial<Record<AccountIntent, "login" | "codes">> = {
  password: "login",
  delete: "login",
  "email-start": "codes",
  "email-verify": "codes",
  "email-submit": "codes",
  "email-confirm": "codes",
  "email-again": "codes",
  "app-start": "login",
  "app-confirm": "codes",
  "app-remove": "login",
  "passkey-start": "login",
  "passkey-remove": "login",
  "codes-renew": "login",
  "mailbox-send": "codes",
  "mailbox-check": "codes",
};

export const accountActions: Record<AccountIntent, (posted: Posted) => Promise<Ending>> = {
  ...emailActions,
  ...twoStepActions,

  async profile({ form, viewer, context }) {
    const parsed = parseForm(form, profileSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    await admitCards(context, viewer, CARDS_OF_PROFILE);
    await updateProfile({ db: context.db }, viewer, parsed.value, context.now());
    return { done: "profile" };
  },

  async "mailing-list"({ form, viewer, context }) {
    const wanted = form.has("subscribe");
    const { db, links } = context;
    await setSubscription({ db, ...links }, viewer, wanted, context.now());
    context.sendMailSoon();
    return { done: wanted ? "subscribed" : "unsubscribed" };
  },

  async password({ form, viewer, context, request }) {
    const secret = ["currentPassword", "newPassword", "confirmPassword"];
    const parsed = parseForm(form, changePasswordSchema, { secret });
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { db, origin, isBreached } = context;
    const outcome = await changePassword(
      { db, origin, isBreached },
      viewer,
      parsed.value,
      context.now(),
    );
    if (outcome.state === "slowed") return outcome;
    if (outcome.state === "refused") return refused(outcome.errors);
    if (outcome.state === "wrong")
      return refused({ currentPassword: [ACCOUNT_TEXTS.wrongPassword] });
    context.sendMailSoon();
    const login = { secret: outcome.secret, email: viewer.email };
    return { done: "password", headers: await loggedInHeaders(request, context, login) };
  },

  async "session-end"({ form, viewer, context, request }) {
    const end = () => endSession(context.db, viewer, String(form.get("session")), context.now());
    const { headers } = await stayingKnown(request, context, viewer.email, end);
    return { done: "session-ended", headers };
  },

  async "sessions-end"({ viewer, context, request }) {
    const end = () => endOtherSessions(context.db, viewer, context.now());
    const { headers } = await stayingKnown(request, context, viewer.email, end);
    return { done: "sessions-ended", headers };
  },

  async delete({ form, viewer, context }) {
    const parsed = parseForm(form, ownPasswordSchema, { secret: ["password"] });
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { db, origin, lists } = context;
    const { password } = parsed.value;
    const endLists = (uids: string[], userId: string) => lists.endAll(uids, userId);
    const leaveLists = (uids: string[], userId: string) => lists.forgetAccount(uids, userId);
    const deps = { db, origin, endLists, leaveLists };
    const outcome = await deleteAccount(deps, viewer, password, context.now());
    if (outcome.state === "slowed") return outcome;
    if (outcome.state === "wrong") return refused({ password: [ACCOUNT_TEXTS.wrongPassword] });
    context.sendMailSoon();
    return { leave: "/goodbye", headers: await signedOutHeaders(context) };
  },
};
