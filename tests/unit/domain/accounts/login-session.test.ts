import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startSession } from "~/domain/accounts/login-session.server";
import { findOwner, type Owner } from "~/domain/accounts/owner.server";
import { session, user } from "../../../../db/schema/accounts";
import { confirmedAccount, deps } from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-28T09:00:00Z");
const arrival = {
  from: { id: "203.0.113.7", isKnown: false },
  userAgent: "",
  endedSecret: null,
};

async function newOwner(): Promise<Owner> {
  const email = await confirmedAccount();
  const [{ id = "" } = {}] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, email));
  const owner = await findOwner(db, id);
  if (!owner) throw new Error("No account.");
  return owner;
}
const sessionsOf = ({ id }: Owner) => db.select().from(session).where(eq(session.userId, id));

test("a log-in whose password was changed while it was under way begins no session", async () => {
  const owner = await newOwner();
  await db.update(user).set({ passwordHash: "another" }).where(eq(user.id, owner.id));
  expect(await startSession(deps, owner, arrival, now)).toEqual({ state: "expired" });
  expect(await sessionsOf(owner)).toEqual([]);
});

test("nor does one whose address was changed", async () => {
  const owner = await newOwner();
  const email = `new-${owner.email}`;
  await db.update(user).set({ email }).where(eq(user.id, owner.id));
  expect(await startSession(deps, owner, arrival, now)).toEqual({ state: "expired" });
  expect(await sessionsOf(owner)).toEqual([]);
});

test("a browser is known by what was checked, and not by what came after", async () => {
  const owner = await newOwner();
  const before = await startSession(deps, owner, arrival, now);
  await db.update(user).set({ sessionsEndedAt: now }).where(eq(user.id, owner.id));
  const later = await findOwner(db, owner.id);
  if (!later) throw new Error("No account.");
  const after = await startSession(deps, later, arrival, now);
  if (before.state !== "in" || after.state !== "in") throw new Error("Not logged in.");
  expect(before.proof).not.toBe(after.proof);
});
