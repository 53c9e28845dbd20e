/** A part of a mail's body, rendered both as HTML and as text. */
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
 * A product. `lines` are shown below its title and price, `imageUrl` is absolute, and `href` is a
 * page of ours that the mail already links to.
 */
export type ProductBlock = {
  kind: "product";
  title: string;
  imageUrl: string;
  href: string;
  price: string;
  lines: string[];
};

/** A link in a line of text, such as the footer of a mail. */
export type LinkTo = { label: string; href: string };

/** The content of a mail. `reason` says why it was sent; `preheader` is the preview in an inbox. */
export type LetterContent = {
  subject: string;
  preheader: string;
  title: string;
  blocks: Block[];
  reason: string;
  links?: LinkTo[];
};
