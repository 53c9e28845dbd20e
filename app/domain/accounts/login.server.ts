import type { LoginOutcome, SecondStepOutcome } from "./account-outcomes";
import type { LoginDeps } from "./accounts.server";
import { type Arrival, startSession } from "./login-session.server";
import { findOwner } from "./owner.server";
import { checkPassword } from "./password-check.server";
import {
  claimPendingLogin,
  isSamePassword,
  type PendingLogin,
  sealPendingLogin,
} from "./pending-login.server";
import { checkSecondStep } from "./second-step.server";
import { readFactors } from "./two-step.server";

type Login = Arrival & { email: string; password: string; code?: string };

/**
 * Logs in with a password and, if the account has two-step log-in, a `code`; without the code the
 * outcome is "second-step", and no session begins.
 */
export async function logIn(deps: LoginDeps, login: Login, now: Date): Promise<LoginOutcome> {
  const { db, secrets } = deps;
  const checked = await checkPassword(db, login, now);
  if (checked.state !== "right") return checked;
  const { owner } = checked;
  if (!owner.confirmedAt) return { state: "unconfirmed" };
  const factors = await readFactors(db, owner.id);
  const begin = async (): Promise<LoginOutcome> => {
    const begun = await startSession(deps, owner, login, now);
    return begun.state === "expired" ? { state: "wrong" } : begun;
  };
  if (!factors.isOn) return begin();
  const { code, from } = login;
  if (code === undefined) {
    return { state: "second-step", pending: await sealPendingLogin(secrets, owner, now) };
  }
  const second = await checkSecondStep(deps, owner, { code, from }, now);
  return second.state === "right" ? begin() : second;
}

/** The second step of a log-in with a code of the authenticator app, or a recovery code. */
export async function finishLogin(
  deps: LoginDeps,
  pending: PendingLogin,
  { code, ...arrival }: Arrival & { code: string },
  now: Date,
): Promise<SecondStepOutcome> {
  const { db } = deps;
  const owner = await findOwner(db, pending.userId);
  if (!owner || !(await isSamePassword(pending, owner))) return { state: "expired" };
  const second = await checkSecondStep(deps, owner, { code, from: arrival.from }, now);
  if (second.state !== "right") return second;
  if (!(await claimPendingLogin(db, pending, now))) return { state: "expired" };
  return startSession(deps, owner, arrival, now);
}
