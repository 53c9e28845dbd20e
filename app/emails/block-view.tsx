import { Button, Heading, Hr, Link, Section, Text } from "@react-email/components";
import { Fragment } from "react";
import type { Block, LinkTo } from "./blocks";
import { light } from "./palette";
import { ProductRow } from "./product-row";

export const body = { fontSize: "16px", lineHeight: "26px", color: light.text } as const;
export const small = { fontSize: "14px", lineHeight: "22px", color: light.muted } as const;

/** A link within a line of text. */
export function TextLink({ label, href }: LinkTo) {
  return (
    <Link className="r-link" href={href} style={{ color: light.link, textDecoration: "underline" }}>
      {label}
    </Link>
  );
}

/** A part of a mail's body as HTML; app/emails/text.ts renders the same as text. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <Heading
          as="h2"
          className="r-text"
          style={{ margin: "28px 0 8px", fontSize: "19px", lineHeight: "26px", color: light.text }}
        >
          {block.href ? (
            <Link className="r-text" href={block.href} style={{ color: light.text }}>
              {block.text}
            </Link>
          ) : (
            block.text
          )}
        </Heading>
      );
    case "text":
      return (
        <Text className="r-text" style={{ ...body, margin: "0 0 16px" }}>
          {block.text}
        </Text>
      );
    case "note":
      return (
        <Text className="r-muted" style={{ ...small, margin: "0 0 16px" }}>
          {block.text}
        </Text>
      );
    case "button":
      return (
        <Section style={{ margin: "8px 0 24px" }}>
          <Button
            className="r-button"
            href={block.href}
            style={{
              backgroundColor: light.primary,
              color: light.onPrimary,
              borderRadius: "8px",
              fontSize: "16px",
              fontWeight: 600,
              padding: "14px 24px",
            }}
          >
            {block.label}
          </Button>
        </Section>
      );
    case "links":
      return (
        <Text className="r-muted" style={{ ...body, margin: "0 0 16px", color: light.muted }}>
          {block.links.map((link, index) => (
            <Fragment key={link.label}>
              {index > 0 && " · "}
              <TextLink {...link} />
            </Fragment>
          ))}
        </Text>
      );
    case "list":
      return (
        <>
          <Text className="r-text" style={{ ...body, margin: 0, fontWeight: 600 }}>
            {block.title}
          </Text>
          <ul className="r-text" style={{ ...body, margin: "0 0 16px", padding: "0 0 0 20px" }}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      );
    case "code":
      return (
        <Text
          className="r-text r-line"
          style={{
            margin: "8px 0 24px",
            padding: "12px 0",
            border: `1px solid ${light.line}`,
            borderRadius: "8px",
            textAlign: "center",
            fontSize: "28px",
            lineHeight: "36px",
            fontWeight: 700,
            letterSpacing: "6px",
            color: light.text,
          }}
        >
          {block.code}
        </Text>
      );
    case "rule":
      return <Hr className="r-line" style={{ borderColor: light.line, margin: "24px 0" }} />;
    case "product":
      return <ProductRow product={block} />;
  }
}
