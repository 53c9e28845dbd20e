import {
  createExecutionContext,
  createScheduledController,
  env,
  waitOnExecutionContext,
} from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { outbox } from "../../../db/schema/mail";
import { addCard, addUser, emptyReminders, mails } from "../../support/reminders";
import { db } from "../../support/test-env";

type Scheduled = (
  controller: ScheduledController,
  env: unknown,
  execution: ExecutionContext,
) => Promise<void>;
type Fetch = (request: Request, env: unknown, execution: ExecutionContext) => Promise<Response>;
type Worker = { default: { scheduled: Scheduled; fetch: Fetch } };
const bundles = import.meta.glob<Worker>("../../../build/worker/app.js");

async function worker() {
  const bundle = await Object.values(bundles)[0]?.();
  if (!bundle) throw new Error("The Worker is not built");
  return bundle.default;
}

/** Configured providers, so that production does not log that they are embedded. */
const KEYS = { OPENAI_API_KEY: "test", RAINFOREST_API_KEY: "test" };

/** Calls the deployed bundle's `scheduled` in production. */
async function cron(at: string, changes: Record<string, string> = {}): Promise<void> {
  const controller = createScheduledController({
    scheduledTime: new Date(at),
    cron: "*/5 * * * *",
  });
  const execution = createExecutionContext();
  const production = { ...env, ...KEYS, APP_ENV: "production", MAIL_DRIVER: "mailbox", ...changes };
  await (await worker()).scheduled(controller, production, execution);
  await waitOnExecutionContext(execution);
}

const APP_ORIGIN = "https://gifts.example";
const logged: string[] = [];

beforeEach(async () => {
  logged.length = 0;
  vi.spyOn(console, "log").mockImplementation((line) => logged.push(String(line)));
  await emptyReminders();
  await addUser("ann");
  await addCard("ann", "mum");
});

test("reminders use the scheduled time, the user's time zone and APP_ORIGIN", async () => {
  await addUser("bob", { timeZone: "America/New_York" });
  await addCard("bob", "dad");
  await cron("2027-05-13T06:55:00Z", { APP_ORIGIN });
  expect(await mails()).toEqual([]);
  await Promise.all([
    cron("2027-05-13T07:00:00Z", { APP_ORIGIN }),
    cron("2027-05-13T07:00:00Z", { APP_ORIGIN }),
  ]);
  expect(await mails()).toMatchObject([{ recipient: "ann@example.com", status: "sent" }]);
  expect((await mails())[0]?.text).toContain(`${APP_ORIGIN}/reminders?token=`);
  await cron("2027-05-13T12:00:00Z", { APP_ORIGIN });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    "ann@example.com",
    "bob@example.com",
  ]);
  expect(logged).toEqual([]);
});

test("without APP_ORIGIN reminders wait and one line is logged, while other mail is sent", async () => {
  const waiting = {
    kind: "welcome",
    recipient: "bob@example.com",
    subject: "",
    html: "-",
    text: "",
  };
  const due = { status: "pending", nextAt: new Date(0), createdAt: new Date() } as const;
  await db.insert(outbox).values({ id: "1", dedupeKey: "1", headers: {}, ...waiting, ...due });
  await cron("2027-05-13T07:00:00Z");
  expect(logged).toEqual(['{"event":"reminders.waiting","missing":"APP_ORIGIN"}']);
  expect(await mails()).toMatchObject([{ id: "1", status: "sent" }]);
  await cron("2027-05-13T07:05:00Z", { APP_ORIGIN });
  const [reminder] = await db.select().from(outbox).where(eq(outbox.kind, "reminder"));
  expect(reminder?.recipient).toBe("ann@example.com");
});

async function postCron(query: string, changes: Record<string, string>): Promise<Response> {
  const execution = createExecutionContext();
  const request = new Request(`https://ribbon.test/dev/cron${query}`, { method: "POST" });
  const response = await (await worker()).fetch(request, { ...env, ...changes }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

test("on a local run cron uses LOCAL_CLOCK unless the request gives a time", async () => {
  const LOCAL_CLOCK = "2027-05-13T07:15:00Z";
  const local = { APP_ENV: "local", APP_ORIGIN, LOCAL_CLOCK };
  expect((await postCron("?at=soon", local)).status).toBe(400);
  await postCron("?at=2027-05-12T07:15:00Z", local);
  expect(await mails()).toEqual([]);
  expect(await (await postCron("", local)).json()).toEqual({ at: "2027-05-13T07:15:00.000Z" });
  expect(await mails()).toMatchObject([{ recipient: "ann@example.com", status: "sent" }]);
});

test("in production /dev/cron does not exist", async () => {
  const response = await postCron("?at=2027-05-13T07:15:00Z", {
    APP_ENV: "production",
    APP_ORIGIN,
  });
  expect(response.status).toBe(404);
  expect(await mails()).toEqual([]);
});
