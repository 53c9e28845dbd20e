/** The product's name, as people see it. The only place that spells it for a screen or a mail. */
export const PRODUCT_NAME = "Ribbon";
