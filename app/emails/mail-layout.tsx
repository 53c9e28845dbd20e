import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { PRODUCT_NAME } from "~/lib/product-name";
import { BlockView, body, small, TextLink } from "./block-view";
import type { LetterContent } from "./blocks";
import { fontFamily, light, styleSheet } from "./palette";

/** A whole mail as HTML: 600 px wide, readable without images, in light and dark. */
export function MailLayout({ preheader, title, blocks, reason, links = [] }: LetterContent) {
  return (
    <Html lang="en-GB" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* No mail program makes a link of a number that somebody typed. */}
        <meta name="format-detection" content="telephone=no" />
        <style>{styleSheet}</style>
      </Head>
      <Body style={{ margin: 0, padding: 0, fontFamily }}>
        <Preview>{preheader}</Preview>
        <Section className="r-bg" style={{ backgroundColor: light.background }}>
          <Container style={{ maxWidth: "600px", padding: "24px 12px" }}>
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
                borderTop: `4px solid ${light.primary}`,
                borderRadius: "8px",
                padding: "28px 32px 16px",
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
            {links.map((link) => (
              <Text key={link.href} style={{ ...small, margin: "8px 0 0" }}>
                <TextLink {...link} />
              </Text>
            ))}
          </Container>
        </Section>
      </Body>
    </Html>
  );
}
