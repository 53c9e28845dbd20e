import { afterEach, expect, test, vi } from "vitest";
import type { MailToSend } from "~/domain/mail/mail-sender";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { chooseMailSender } from "~/providers/index.server";
import { cloudflareSender } from "~/providers/mail/cloudflare";
import { resendSender } from "~/providers/mail/resend";

const mail: MailToSend = {
  dedupeKey: "results:uid",
  to: "ann@example.com",
  subject: "Subject",
  html: "<p>Hello</p>",
  text: "Hello",
  headers: {
    "List-Unsubscribe": "<https://ribbon.test/unsubscribe?token=t>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
};
const signal = AbortSignal.timeout(5_000);
const resend = resendSender({
  apiKey: "re_key",
  baseUrl: "https://resend.test",
  from: "gifts@ribbon.test",
});

afterEach(() => vi.unstubAllGlobals());

function stubFetch(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const fetch = vi.fn(async () => Response.json(body, { status, headers }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("Resend gets the mail with its key, an agent and the headers", async () => {
  const fetch = stubFetch(200, { id: "1" });
  expect(await resend.send(mail, signal)).toBe("taken");
  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe("https://resend.test/emails");
  expect(init.headers).toMatchObject({
    Authorization: "Bearer re_key",
    "Idempotency-Key": "results:uid",
    "User-Agent": "Ribbon",
  });
  const { dedupeKey: _, ...content } = mail;
  const expected = { ...content, to: [mail.to], from: "Ribbon <gifts@ribbon.test>" };
  expect(JSON.parse(String(init.body))).toEqual(expected);
});

test.each([
  [429, {}, { "Retry-After": "7" }, "quota", 7_000],
  [500, {}, {}, "unavailable", undefined],
  [503, "not JSON of ours", {}, "unavailable", undefined],
  [401, { name: "missing_api_key" }, {}, "refused", undefined],
  [409, { name: "concurrent_idempotent_requests" }, {}, "unavailable", undefined],
] as const)("Resend's %i is worth another try", async (status, body, headers, reason, wait) => {
  stubFetch(status, body, headers as Record<string, string>);
  const failure = await resend.send(mail, signal).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UpstreamError);
  expect(failure).toMatchObject({ reason, retryAfterMs: wait });
});

test.each([
  [422, { name: "validation_error" }],
  [409, { name: "invalid_idempotent_request" }],
])("Resend's %i %j is final", async (status, body) => {
  stubFetch(status, body);
  expect(await resend.send(mail, signal)).toBe("refused");
});

test("the binding gets only the headers that it allows", async () => {
  const send = vi.fn(async () => ({ messageId: "1" }));
  const headers = { ...mail.headers, "X-Kind": "reminder", "Message-ID": "<1@ribbon.test>" };
  expect(await cloudflareSender({ send }, "a@ribbon.test").send({ ...mail, headers }, signal)).toBe(
    "taken",
  );
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ headers: { ...mail.headers, "X-Kind": "reminder" } }),
  );
});

test.each([
  ["E_RECIPIENT_SUPPRESSED", "suppressed"],
  ["E_VALIDATION_ERROR", "refused"],
  ["E_HEADER_NOT_ALLOWED", "refused"],
])("the binding's %s is final", async (code, answer) => {
  const send = () => Promise.reject(Object.assign(new Error("no"), { code }));
  expect(await cloudflareSender({ send }, "a@ribbon.test").send(mail, signal)).toBe(answer);
});

test.each([
  ["E_RATE_LIMIT_EXCEEDED", "quota"],
  ["E_DAILY_LIMIT_EXCEEDED", "quota"],
  ["E_INTERNAL_SERVER_ERROR", "unavailable"],
  ["E_DELIVERY_FAILED", "unavailable"],
  ["E_SENDER_NOT_VERIFIED", "unavailable"],
])("the binding's %s may be retried", async (code, reason) => {
  const send = () => Promise.reject(Object.assign(new Error("no"), { code }));
  await expect(
    cloudflareSender({ send }, "a@ribbon.test").send(mail, signal),
  ).rejects.toMatchObject({ reason });
});

test("a driver without its key or binding keeps its name and sends nothing", async () => {
  for (const MAIL_DRIVER of ["resend", "cloudflare"] as const) {
    const sender = chooseMailSender({ MAIL_DRIVER });
    expect(sender.name).toBe(MAIL_DRIVER);
    await expect(sender.send(mail, signal)).rejects.toBeInstanceOf(UpstreamError);
  }
  expect(chooseMailSender({ MAIL_DRIVER: "mailbox" }).name).toBe("mailbox");
});
