import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { AccountNav } from "~/components/accounts/account-nav";
import { layout, sections } from "~/components/accounts/account-page.css";
import { ChangeEmail } from "~/components/accounts/change-email";
import { ChangePassword } from "~/components/accounts/change-password";
import { MailingList } from "~/components/accounts/mailing-list";
import { RecentActivity } from "~/components/accounts/recent-activity";
import { Sessions } from "~/components/accounts/sessions";
import { TwoStep } from "~/components/accounts/two-step";
import { TwoStepAdvice } from "~/components/accounts/two-step-advice";
import { UpdateProfile } from "~/components/accounts/update-profile";
import { DeleteAccount, DownloadData } from "~/components/accounts/your-data";
import { useFormAnswer } from "~/components/shell/form-answer";
import { PassingNotice } from "~/components/ui/notice";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { SECURITY_EVENTS } from "~/domain/accounts/security-event";
import { ACCOUNT_INTENTS, type AccountIntent, NEEDS_MAILBOX } from "~/domain/screens/account-page";
import { readAccountPage } from "~/domain/screens/account-page.server";
import { LOCALES } from "~/domain/shared/region-formats";
import { answerOrFailure } from "~/lib/answer";
import { slowDown } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { isMailboxProven } from "~/mailbox-cookie.server";
import { requireViewer } from "~/session.server";
import { accountActions, LIMITED } from "./actions.server";
import { NOTICES, type Shown } from "./ending.server";

type AccountAnswer = FormAnswer & { intent?: AccountIntent; shown?: Shown };

export const meta = pageMeta(
  "Your account",
  "Your profile, mailing list subscription, password, email and data.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const deps = { db: context.db, ...context.links };
  const { sessions, activity, emailChange, twoStep, used } = await readAccountPage(
    deps,
    viewer,
    context.now(),
  );
  const isProven = await isMailboxProven(request, context, viewer.email);
  const { email, firstName, lastName, timeZone, region, isSubscribedToMailingList } = viewer;
  const lastUse = new Intl.DateTimeFormat(LOCALES[region], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  });
  const day = new Intl.DateTimeFormat(LOCALES[region], { dateStyle: "medium", timeZone });
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return {
    profile: { email, firstName, lastName, timeZone, region },
    isSubscribed: isSubscribedToMailingList,
    change: emailChange,
    used,
    sessions: sessions.map(({ lastUsedAt, ...session }) => ({
      ...session,
      lastUsed: lastUse.format(lastUsedAt),
    })),
    activity: activity.map(({ what, browser, at }) => ({
      text: SECURITY_EVENTS[what],
      browser,
      at: lastUse.format(at),
    })),
    twoStep: {
      ...twoStep,
      mailbox: isProven ? ("proven" as const) : twoStep.mailbox,
      passkeys: twoStep.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        added: day.format(createdAt),
        lastUsed: lastUsedAt && day.format(lastUsedAt),
      })),
    },
    timeZones: [...new Set([timeZone, ...Intl.supportedValuesOf("timeZone")])].sort(),
    notice: Object.hasOwn(NOTICES, done) ? NOTICES[done as keyof typeof NOTICES] : null,
  };
}

/** Each form of the page sends an `intent`, which selects its action. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const form = await readForm(request);
  const intent = ACCOUNT_INTENTS.find((known) => known === form.get("intent"));
  if (!intent) throw new Response(null, { status: 400 });
  const limited = LIMITED[intent];
  const wait = limited ? await context.limits.secondsToWait(limited, request) : null;
  if (wait !== null) return slowDown<AccountAnswer>(wait, { intent });
  if (NEEDS_MAILBOX.includes(intent) && !(await isMailboxProven(request, context, viewer.email))) {
    const failure = ACCOUNT_TEXTS.mailboxNeeded;
    return data<AccountAnswer>({ intent, failure }, { status: 422 });
  }
  const ending = await accountActions[intent]({ form, viewer, context, request });
  if ("retryAfterSeconds" in ending) {
    const { retryAfterSeconds, refused } = ending;
    return slowDown<AccountAnswer>(retryAfterSeconds, { intent, refused });
  }
  if ("shown" in ending) return data<AccountAnswer>({ intent, shown: ending.shown });
  if ("answer" in ending) return data<AccountAnswer>({ intent, ...ending.answer }, { status: 422 });
  const to = "leave" in ending ? ending.leave : `/account?done=${ending.done}`;
  return redirect(to, { status: 303, headers: ending.headers });
}

/** The message for each form whose request fails. */
const FAILURES: Partial<Record<AccountIntent, string>> = {
  profile: "Failed to update profile",
  "mailing-list": "Failed to update subscription",
  password: "Password change failed.",
  "email-start": "Failed to send first code",
  "email-verify": "Failed to send second code",
  "email-submit": "Failed to send second code",
  "email-confirm": "Email verification failed.",
};

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent") as AccountIntent;
  const failed = FAILURES[intent] ?? "Something went wrong";
  return answerOrFailure(serverAction<typeof action>, { failed }, { intent });
}

export default function Account() {
  const { profile, isSubscribed, change, used, sessions, activity, twoStep, timeZones, notice } =
    useLoaderData<typeof loader>();
  const answer = useFormAnswer<AccountAnswer>();
  const { key } = useLocation();
  const answerTo = (intent: AccountIntent) => (answer?.intent === intent ? answer : undefined);
  return (
    <div className={layout}>
      <h1>Your account</h1>
      <AccountNav />
      <div className={sections}>
        <PassingNotice text={answer ? null : notice} />
        {twoStep.isAdvised && <TwoStepAdvice />}
        <UpdateProfile profile={profile} timeZones={timeZones} answer={answerTo("profile")} />
        <MailingList isSubscribed={isSubscribed} answer={answerTo("mailing-list")} />
        <ChangePassword
          key={notice === "Password changed." ? key : "password"}
          email={profile.email}
          answer={answerTo("password")}
        />
        <ChangeEmail email={profile.email} change={change} answerTo={answerTo} />
        <TwoStep
          email={profile.email}
          twoStep={twoStep}
          shown={answer?.shown}
          answerTo={answerTo}
        />
        <Sessions sessions={sessions} />
        <RecentActivity activity={activity} />
        <DownloadData used={used} />
        <DeleteAccount answer={answerTo("delete")} />
      </div>
    </div>
  );
}
