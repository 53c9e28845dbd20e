import { z } from "zod";
import type { MailSender, SendResult } from "~/domain/mail/mail-sender";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { PRODUCT_NAME } from "~/lib/product-name";

type Settings = { apiKey: string; baseUrl: string; from: string };

const errorSchema = z.object({ name: z.string() }).catch({ name: "" });
/** A wait that Resend may ask for (s). */
const LONGEST_WAIT_S = 24 * 60 * 60;

/** Resend over HTTP (https://resend.com/docs/api-reference/emails/send-email). */
export function resendSender({ apiKey, baseUrl, from }: Settings): MailSender {
  return {
    name: "resend",
    async send({ dedupeKey, to, subject, html, text, headers }, signal) {
      const answer = await fetch(`${baseUrl}/emails`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          // A Worker's fetch names no agent by itself, and Resend refuses who names none.
          "User-Agent": PRODUCT_NAME,
          // Makes a repeat after an unclear answer harmless, for 24 hours.
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
      return readAnswer(answer);
    },
  };
}

async function readAnswer(answer: Response): Promise<SendResult> {
  const body = errorSchema.parse(await answer.json().catch(() => null));
  if (answer.ok) return "taken";
  const { status } = answer;
  // The same key is being sent right now: what becomes of that is not known yet.
  if (status === 409 && body.name === "concurrent_idempotent_requests") {
    throw new UpstreamError("unavailable");
  }
  if (status === 429) throw new UpstreamError("quota", waitAsked(answer));
  // Our key or domain is at fault, not the mail: it goes out once that is mended.
  if (status === 401 || status === 403) throw new UpstreamError("refused");
  if (status >= 500 || status === 408) throw new UpstreamError("unavailable", waitAsked(answer));
  return body.name.includes("suppress") ? "suppressed" : "refused";
}

function waitAsked(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get("Retry-After"));
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_S) * 1000 : undefined;
}
