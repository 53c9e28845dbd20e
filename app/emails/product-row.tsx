import { Column, Img, Link, Row, Text } from "@react-email/components";
import type { ProductBlock } from "./blocks";
import { light } from "./palette";

/** A product next to its image, readable with images blocked. */
export function ProductRow({
  product: { title, imageUrl, href, price, lines },
}: {
  product: ProductBlock;
}) {
  return (
    <Row style={{ margin: "0 0 16px" }}>
      <Column style={{ width: "88px", verticalAlign: "top" }}>
        <Img
          src={imageUrl}
          alt=""
          width={72}
          height={72}
          style={{ borderRadius: "8px", backgroundColor: "#ffffff", objectFit: "contain" }}
        />
      </Column>
      <Column style={{ verticalAlign: "top" }}>
        <Text style={{ margin: 0, fontSize: "16px", lineHeight: "22px", fontWeight: 600 }}>
          <Link
            className="r-link"
            href={href}
            style={{ color: light.link, textDecoration: "underline" }}
          >
            {title}
          </Link>
        </Text>
        <Text
          className="r-text"
          style={{ margin: "4px 0 0", fontSize: "14px", lineHeight: "20px", color: light.text }}
        >
          {price}
        </Text>
        {lines.map((line) => (
          <Text
            key={line}
            className="r-muted"
            style={{ margin: "4px 0 0", fontSize: "14px", lineHeight: "20px", color: light.muted }}
          >
            {line}
          </Text>
        ))}
      </Column>
    </Row>
  );
}
