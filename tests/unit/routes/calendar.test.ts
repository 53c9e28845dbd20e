import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { renewFeed } from "~/domain/people/calendar-feed.server";
import { attemptKey } from "~/domain/shared/throttling.server";
import { attempt } from "../../../db/schema/accounts";
import { anna } from "../../support/api-bodies";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

test("a calendar is read 60 times an hour at most, with any of its addresses", async () => {
  const { userId, call } = await signedInUser();
  await call("POST", "/profilecards", anna);
  const read = (secret: string) => SELF.fetch(`${origin}/calendar/${secret}.ics`);
  const first = await read(await renewFeed(db, userId));
  expect(first.status).toBe(200);
  expect(await first.text()).toContain("BEGIN:VCALENDAR");
  const key = await attemptKey("calendar", userId);
  await db.update(attempt).set({ count: 60 }).where(eq(attempt.key, key));
  const secret = await renewFeed(db, userId);
  const refused = await read(secret);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000);
  await refused.text();
  expect((await read("x".repeat(43))).status).toBe(404);
});
