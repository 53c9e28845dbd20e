import { eq } from "drizzle-orm";
import { appSetup } from "~/domain/accounts/authenticator-app.server";
import { emailChangeState, selectEmailChange } from "~/domain/accounts/email-codes.server";
import { selectMailboxCode } from "~/domain/accounts/mailbox-code.server";
import { selectSecurityEvents } from "~/domain/accounts/security-events.server";
import { selectSessions, sessionSummaries, type Viewer } from "~/domain/accounts/sessions.server";
import { factorsOf, selectFactors } from "~/domain/accounts/two-step.server";
import { giftBytes } from "~/domain/gifts/gift-storage.server";
import type { Secrets } from "~/lib/keys.server";
import { qrCode } from "~/lib/qr-code.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { savedGift } from "../../../db/schema/gifts";
import { customHoliday, profileCard } from "../../../db/schema/people";

/**
 * The account page's sessions, recent activity, email change and two-step log-in, and what the account
 * keeps. One round trip.
 */
export async function readAccountPage(
  { db, secrets }: { db: Db; secrets: Secrets },
  viewer: Viewer,
  now: Date,
) {
  const [sessions, activity, [change], [mailboxCode], [account], ...rows] = await db.batch([
    selectSessions(db, viewer, now),
    selectSecurityEvents(db, viewer.userId),
    selectEmailChange(db, viewer),
    selectMailboxCode(db, viewer, now),
    db
      .select({
        advisedAt: user.twoStepAdvisedAt,
        cards: db.$count(profileCard, eq(profileCard.userId, viewer.userId)),
        holidays: db.$count(customHoliday, eq(customHoliday.userId, viewer.userId)),
        gifts: db.$count(savedGift, eq(savedGift.userId, viewer.userId)),
        giftBytes: giftBytes(viewer.userId),
      })
      .from(user)
      .where(eq(user.id, viewer.userId)),
    ...selectFactors(db, viewer.userId),
  ]);
  const { app, ...factors } = factorsOf(rows);
  const setup = await appSetup(secrets, app, viewer, now);
  return {
    sessions: sessionSummaries(sessions, viewer),
    activity,
    emailChange: emailChangeState(change, now),
    used: {
      cards: account?.cards ?? 0,
      holidays: account?.holidays ?? 0,
      gifts: account?.gifts ?? 0,
      giftBytes: account?.giftBytes ?? 0,
    },
    twoStep: {
      ...factors,
      mailbox: mailboxCode ? ("code-sent" as const) : ("unproven" as const),
      isAdvised: !factors.isOn && account?.advisedAt === null,
      setup: setup && { ...setup, qr: qrCode(setup.address) },
    },
  };
}
