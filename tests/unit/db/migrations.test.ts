/// <reference types="vite/client" />
import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { writeReminderFacts } from "~/domain/reminders/reminder-facts.server";
import { profileCard } from "../../../db/schema/people";
import { addCard, addUser } from "../../support/reminders";
import { db } from "../../support/test-env";

const migrations = import.meta.glob<string>("../../../migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("migrations are numbered without gaps", () => {
  const numbers = Object.keys(migrations).map((path) =>
    Number(/(\d{4})_[a-z_]+\.sql$/.exec(path)?.[1]),
  );
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, place) => place));
});

// D1 enforces foreign keys during migrations, so the rebuild of a table by drizzle-kit would delete the
// rows that refer to it: https://github.com/drizzle-team/drizzle-orm/issues/4938
test.each(Object.entries(migrations))("%s only adds", (_path, sql) => {
  expect(sql).not.toMatch(/DROP\s+TABLE|__new_/i);
});

test("the migration fills the reminder facts of existing cards like a write does", async () => {
  await addUser("ann");
  const custom = { name: 'Kim\'s "day"', date: "2010-05-15", isOriginDate: true };
  await addCard("ann", "kim", { custom });
  await db.update(profileCard).set({ reminderFacts: "" });
  const [, fill = ""] =
    migrations["../../../migrations/0003_reminder_facts.sql"]?.split("--> statement-breakpoint") ??
    [];
  await env.DB.prepare(fill).run();
  const [filled] = await db.select().from(profileCard);
  expect(filled?.reminderFacts).toContain("ann@example.com");
  await writeReminderFacts(db, eq(profileCard.id, "kim"));
  expect(await db.select().from(profileCard)).toEqual([filled]);
});
