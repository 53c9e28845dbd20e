import { PRODUCT_NAME } from "~/lib/product-name";
import type { Block, LetterContent } from "./blocks";

const underline = (text: string, line: string) =>
  `${text}\n${line.repeat(Math.min(text.length, 60))}`;
const linked = (label: string, href: string) => `${label}:\n${href}`;

/** A mail as plain text: all text and links of the HTML version, each once. */
export function toText({ title, blocks, reason, links = [] }: LetterContent): string {
  const footer = [
    `-- \n${PRODUCT_NAME}`,
    reason,
    ...links.map(({ label, href }) => linked(label, href)),
  ];
  return `${[underline(title, "="), ...blocks.map(blockText), ...footer].join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
      return underline(block.text, "-") + (block.href ? `\n${block.href}` : "");
    case "text":
    case "note":
      return block.text;
    case "button":
      return linked(block.label, block.href);
    case "links":
      return block.links.map(({ label, href }) => linked(label, href)).join("\n\n");
    case "list":
      return [`${block.title}:`, ...block.items.map((item) => `* ${item}`)].join("\n");
    case "code":
      return `    ${block.code}`;
    case "rule":
      return "* * *";
    case "product":
      return [`* ${block.title}`, block.price, ...block.lines].join("\n  ");
  }
}
