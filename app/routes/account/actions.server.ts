import {
  ACCOUNT_TEXTS,
  changePasswordSchema,
  deleteAccountSchema,
  profileSchema,
} from "~/domain/account";
import type { AccountIntent } from "~/domain/account-page";
import {
  changePassword,
  deleteAccount,
  setSubscription,
  updateProfile,
} from "~/domain/accounts.server";
import { endOtherSessions, endSession } from "~/domain/sessions.server";
import { parseForm } from "~/lib/form.server";
import { sessionHeader } from "~/session.server";
import { emailActions } from "./email-actions.server";
import { type Ending, isSecure, leaving, type Posted, refused } from "./ending.server";

export const accountActions: Record<AccountIntent, (posted: Posted) => Promise<Ending>> = {
  ...emailActions,

  async profile({ form, viewer, context }) {
    const parsed = parseForm(form, profileSchema);
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    await updateProfile(context, viewer, parsed.value);
    return { done: "profile" };
  },

  async "mailing-list"({ form, viewer, context }) {
    const wanted = form.has("subscribe");
    await setSubscription(context, viewer, wanted, context.now());
    context.sendMailSoon();
    return { done: wanted ? "subscribed" : "unsubscribed" };
  },

  async password({ form, viewer, context }) {
    const secret = ["currentPassword", "newPassword", "confirmPassword"];
    const parsed = parseForm(form, changePasswordSchema, { secret });
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const outcome = await changePassword(context, viewer, parsed.value, context.now());
    if (outcome.state === "slowed") return outcome;
    if (outcome.state === "refused") return refused(outcome.errors);
    if (outcome.state === "wrong")
      return refused({ currentPassword: [ACCOUNT_TEXTS.wrongPassword] });
    context.sendMailSoon();
    const cookie = await sessionHeader(outcome.secret, { secure: isSecure(context) });
    return { done: "password", cookie };
  },

  async "session-end"({ form, viewer, context }) {
    await endSession(context.db, viewer, String(form.get("session")));
    return { done: "session-ended" };
  },

  async "sessions-end"({ viewer, context }) {
    await endOtherSessions(context.db, viewer);
    return { done: "sessions-ended" };
  },

  async delete({ form, viewer, context }) {
    const parsed = parseForm(form, deleteAccountSchema, { secret: ["password"] });
    if (!parsed.ok) return { answer: { refused: parsed.refused } };
    const { password } = parsed.value;
    const outcome = await deleteAccount(context, viewer, password, context.now());
    if (outcome.state === "slowed") return outcome;
    if (outcome.state === "wrong") return refused({ password: [ACCOUNT_TEXTS.wrongPassword] });
    context.sendMailSoon();
    return { leave: "/goodbye", cookie: await leaving(context) };
  },
};
