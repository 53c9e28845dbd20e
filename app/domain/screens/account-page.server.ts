import { emailChangeState, selectEmailChange } from "~/domain/accounts/email-codes.server";
import { selectSessions, sessionSummaries, type Viewer } from "~/domain/accounts/sessions.server";
import type { Db } from "../../../db/client";

/** The account page's sessions and email change. One round trip. */
export async function readAccountPage(db: Db, viewer: Viewer, now: Date) {
  const [sessions, [change]] = await db.batch([
    selectSessions(db, viewer, now),
    selectEmailChange(db, viewer),
  ]);
  return {
    sessions: sessionSummaries(sessions, viewer),
    emailChange: emailChangeState(change, now),
  };
}
