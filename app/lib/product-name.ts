/**
 * The product's name on screens and in mails. Nothing else spells it there
 * (docs/decisions/009-one-constant-for-the-product-name.md).
 */
export const PRODUCT_NAME = "Ribbon";
