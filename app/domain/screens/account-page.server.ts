import { eq } from "drizzle-orm";
import { emailChangeState, selectEmailChange } from "~/domain/accounts/email-codes.server";
import { selectSessions, sessionSummaries, type Viewer } from "~/domain/accounts/sessions.server";
import { giftBytes } from "~/domain/gifts/gift-storage.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { savedGift } from "../../../db/schema/gifts";
import { profileCard } from "../../../db/schema/people";

/** The account page's sessions and email change, and what the account keeps. One round trip. */
export async function readAccountPage(db: Db, viewer: Viewer, now: Date) {
  const [sessions, [change], [used]] = await db.batch([
    selectSessions(db, viewer, now),
    selectEmailChange(db, viewer),
    db
      .select({
        cards: db.$count(profileCard, eq(profileCard.userId, viewer.userId)),
        gifts: db.$count(savedGift, eq(savedGift.userId, viewer.userId)),
        giftBytes: giftBytes(viewer.userId),
      })
      .from(user)
      .where(eq(user.id, viewer.userId)),
  ]);
  return {
    sessions: sessionSummaries(sessions, viewer),
    emailChange: emailChangeState(change, now),
    used: used ?? { cards: 0, gifts: 0, giftBytes: 0 },
  };
}
