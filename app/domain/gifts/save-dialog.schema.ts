import { z } from "zod";

/** Where a gift is to be kept: boxes for people and the favourites. */
export const placesSchema = z.object({ profileCardIds: zeroOrMore(), isFavorited: ticked() });

/** The Save Gift form, of a product by its ASIN or a saved gift by its id. `before` are the ids of the cards that it showed the gift to be saved for. */
export const saveFormSchema = placesSchema.extend({
  asin: z.string().default(""),
  gift: z.string().default(""),
  uid: z.string().default(""),
  before: zeroOrMore(),
  wasFavorited: ticked(),
});

/** A checkbox, or a hidden field with its value. */
function ticked() {
  return z.preprocess((value) => value === "true", z.boolean());
}

/** A repeated form field, which is absent, a string or a list. */
function zeroOrMore() {
  return z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string().max(64)).max(400),
  );
}
