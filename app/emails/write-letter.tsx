import { renderToStaticMarkup } from "react-dom/server";

import type { LetterContent } from "./blocks";
import type { Letter } from "./letter";
import { MailLayout } from "./mail-layout";
import { toText } from "./text";

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Renders a mail's content. Uses React's own renderer: react-email's `render` would add 130 KiB
 * (gzipped) to the Worker, and its text part is worse.
 */
export function writeLetter(content: LetterContent): Letter {
  return {
    subject: content.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim(),
    html: DOCTYPE + renderToStaticMarkup(<MailLayout {...content} />),
    text: toText(content),
  };
}
