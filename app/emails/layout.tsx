import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { PRODUCT_NAME } from "~/domain/product-name";
import type { Block, LetterContent } from "./blocks";
import { fontFamily, light, styleSheet } from "./palette";
import { ProductRow } from "./product-row";

const body = { fontSize: "16px", lineHeight: "26px", color: light.text } as const;
const small = { fontSize: "14px", lineHeight: "22px", color: light.muted } as const;

/** A whole mail as HTML: 600 px, readable without images, light and dark. */
export function Layout({ preheader, title, blocks, reason, links = [] }: LetterContent) {
  return (
    <Html lang="en-GB" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{styleSheet}</style>
      </Head>
      <Body
        className="r-bg"
        style={{ backgroundColor: light.background, margin: 0, padding: 0, fontFamily }}
      >
        <Preview>{preheader}</Preview>
        <Container className="r-bg" style={{ maxWidth: "600px", padding: "24px 12px" }}>
          <Text
            className="r-text"
            style={{ ...body, margin: "0 0 16px", fontSize: "20px", fontWeight: 700 }}
          >
            {PRODUCT_NAME}
          </Text>
          <Section
            className="r-paper r-card"
            style={{
              backgroundColor: light.paper,
              border: `1px solid ${light.line}`,
              borderRadius: "8px",
              padding: "32px",
            }}
          >
            <Heading
              as="h1"
              className="r-text"
              style={{
                margin: "0 0 16px",
                fontSize: "24px",
                lineHeight: "32px",
                color: light.text,
              }}
            >
              {title}
            </Heading>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
              <BlockView key={index} block={block} />
            ))}
          </Section>
          <Text className="r-muted" style={{ ...small, margin: "20px 0 0" }}>
            {reason}
          </Text>
          {links.map(({ label, href }) => (
            <Text key={href} style={{ ...small, margin: "8px 0 0" }}>
              <Link
                className="r-link"
                href={href}
                style={{ color: light.link, textDecoration: "underline" }}
              >
                {label}
              </Link>
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

function BlockView({ block }: { block: Block }) {
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
    case "link":
      return (
        <Text style={{ ...body, margin: "0 0 16px" }}>
          <Link
            className="r-link"
            href={block.href}
            style={{ color: light.link, textDecoration: "underline" }}
          >
            {block.label}
          </Link>
        </Text>
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
