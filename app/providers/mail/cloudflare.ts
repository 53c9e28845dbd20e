import type { MailSender } from "~/domain/mail/mail-sender";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { PRODUCT_NAME } from "~/lib/product-name";

/** What the `send_email` binding is asked to send. */
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

/** The binding refuses any header but these and `X-…`; a mail goes out without the others. */
const ALLOWED_HEADERS = [
  "list-unsubscribe",
  "list-unsubscribe-post",
  "list-id",
  "auto-submitted",
  "precedence",
  "content-language",
];

/** The mail itself is at fault, so that no later try can help. */
const REFUSED = [
  "E_VALIDATION_ERROR",
  "E_FIELD_MISSING",
  "E_RECIPIENT_NOT_ALLOWED",
  "E_HEADER_NOT_ALLOWED",
  "E_CONTENT_TOO_LARGE",
];
const LIMITED = ["E_RATE_LIMIT_EXCEEDED", "E_DAILY_LIMIT_EXCEEDED"];

/** Cloudflare Email Service. It has no idempotency key: a repeat after an unclear answer may double. */
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

/** Only https and mailto addresses pass in List-Unsubscribe, so a local run sends without it. */
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
