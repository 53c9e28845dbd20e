import type { Db } from "../../db/client";
import { emailChangeState, selectEmailChange } from "./email-codes.server";
import { selectSessions, sessionSummaries, type Viewer } from "./sessions.server";

/** What the account page shows beside the viewer: sessions and email change, in one round trip. */
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
