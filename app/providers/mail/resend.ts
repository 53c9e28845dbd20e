import { z } from "zod";
import type { MailSender, SendResult } from "~/domain/mail/mail-sender";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { PRODUCT_NAME } from "~/lib/product-name";

type Settings = { apiKey: string; baseUrl: string; from: string };

const errorSchema = z.object({ name: z.string() }).catch({ name: "" });
/** The longest `Retry-After` that is respected, in seconds. */
const LONGEST_WAIT_S = 24 * 60 * 60;

/** Resend over HTTP (https://resend.com/docs/api-reference/emails/send-email). */
export function resendSender({ apiKey, baseUrl, from }: Settings): MailSender {
  return {
    name: "resend",
    async send({ dedupeKey, to, subject, html, text, headers }, signal) {
      const response = await fetch(`${baseUrl}/emails`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          // Required by Resend; a Worker's fetch sends none by default.
          "User-Agent": PRODUCT_NAME,
          // Prevents a second mail if a retry follows a lost response within 24 hours.
          "Idempotency-Key": dedupeKey,
        },
        body: JSON.stringify({
          from: `${PRODUCT_NAME} <${from}>`,
          to: [to],
          subject,
          html,
          text,
          headers,
        }),
        signal,
      });
      return readResponse(response);
    },
  };
}

async function readResponse(response: Response): Promise<SendResult> {
  const body = errorSchema.parse(await response.json().catch(() => null));
  if (response.ok) return "taken";
  const { status } = response;
  // Another request with this key is in progress; its result is not known yet.
  if (status === 409 && body.name === "concurrent_idempotent_requests") {
    throw new UpstreamError("unavailable");
  }
  if (status === 429) throw new UpstreamError("quota", retryAfterOf(response));
  // The API key or domain is wrong, not the mail: retry later.
  if (status === 401 || status === 403) throw new UpstreamError("refused");
  if (status >= 500 || status === 408)
    throw new UpstreamError("unavailable", retryAfterOf(response));
  return body.name.includes("suppress") ? "suppressed" : "refused";
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get("Retry-After"));
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_S) * 1000 : undefined;
}
