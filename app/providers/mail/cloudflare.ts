import type { MailSender } from "~/domain/mail/mail-sender";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { PRODUCT_NAME } from "~/lib/product-name";

type BoundMail = {
  from: { email: string; name: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};
/** The `send_email` binding (https://developers.cloudflare.com/email-service/api/send-emails/). */
export type EmailBinding = { send: (mail: BoundMail) => Promise<unknown> };

/** The binding rejects all headers except these and `X-…`, so the others are dropped. */
const ALLOWED_HEADERS = [
  "list-unsubscribe",
  "list-unsubscribe-post",
  "list-id",
  "auto-submitted",
  "precedence",
  "content-language",
];

/** Errors in the mail itself, which a retry cannot fix. */
const REFUSED = [
  "E_VALIDATION_ERROR",
  "E_FIELD_MISSING",
  "E_RECIPIENT_NOT_ALLOWED",
  "E_HEADER_NOT_ALLOWED",
  "E_CONTENT_TOO_LARGE",
];
const LIMITED = ["E_RATE_LIMIT_EXCEEDED", "E_DAILY_LIMIT_EXCEEDED"];

/**
 * Cloudflare Email Service. Without idempotency keys, a retry after a lost response may send twice.
 */
export function cloudflareSender(binding: EmailBinding, from: string): MailSender {
  const sender = { email: from, name: PRODUCT_NAME };
  return {
    name: "cloudflare",
    async send({ to, subject, html, text, headers }) {
      try {
        await binding.send({ from: sender, to, subject, html, text, headers: allowed(headers) });
        return "taken";
      } catch (error) {
        const code = codeOf(error);
        if (code === "E_RECIPIENT_SUPPRESSED") return "suppressed";
        if (REFUSED.includes(code)) return "refused";
        throw new UpstreamError(LIMITED.includes(code) ? "quota" : "unavailable");
      }
    },
  };
}

/** Also drops List-Unsubscribe with http addresses, which the binding rejects, on local runs. */
function allowed(headers: Record<string, string>): Record<string, string> {
  const insecure = /^<http:/.test(headers["List-Unsubscribe"] ?? "");
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => {
      const known = name.toLowerCase();
      if (insecure && known.startsWith("list-unsubscribe")) return false;
      return known.startsWith("x-") || ALLOWED_HEADERS.includes(known);
    }),
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
