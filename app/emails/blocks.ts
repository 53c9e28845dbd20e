/** A part of a mail's body. Each is written once and rendered twice: as HTML and as text. */
export type Block =
  | { kind: "heading"; text: string; href?: string }
  | { kind: "text"; text: string }
  | { kind: "note"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "links"; links: LinkTo[] }
  | { kind: "list"; title: string; items: string[] }
  | { kind: "code"; code: string }
  | { kind: "rule" }
  | ProductBlock;

/**
 * A product: `lines` stand under its title and price, `imageUrl` is absolute, `href` is a page of
 * ours that the mail names already.
 */
export type ProductBlock = {
  kind: "product";
  title: string;
  imageUrl: string;
  href: string;
  price: string;
  lines: string[];
};

/** A link in a line of text, such as the small print at the end of a mail. */
export type LinkTo = { label: string; href: string };

/** All that a mail says; `reason` tells why its reader gets it, `preheader` shows in the list. */
export type LetterContent = {
  subject: string;
  preheader: string;
  title: string;
  blocks: Block[];
  reason: string;
  links?: LinkTo[];
};
