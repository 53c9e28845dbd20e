import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { checkShopAddress, shopName } from "./domain/shops/shop-address";
import type { ShopGift } from "./domain/shops/shop-gift.server";
import { admitReading } from "./domain/shops/shop-limits.server";
import { slowDown } from "./lib/form.server";
import type { FormAnswer } from "./lib/form-errors";
import { readViewer } from "./session.server";
import { readTyped } from "./typed-cookie.server";

/**
 * The answer to a form with a gift: what was read of a page is in `refused.typed`, to be looked over. `said`
 * tells what came of it, `shown` is our address of the picture in the form.
 */
export type ShopFormAnswer = FormAnswer & { said?: string; shown?: string };

/** What was read of an address, what is wrong with it, or the seconds to wait. */
type Reading = { gift: ShopGift } | { error: string } | { wait: number };

/** Reads the page at an address that a visitor named, within the limits of a visitor. */
async function readShop(request: Request, context: AppLoadContext, link: string): Promise<Reading> {
  const checked = checkShopAddress(link, context.shops.rules);
  if (!checked.ok) return { error: checked.message };
  const address = request.headers.get("CF-Connecting-IP");
  const wait =
    (await context.limits.secondsToWait("shop", request)) ??
    (await admitReading(context.db, address, context.now()));
  if (wait !== null) return { wait };
  // A link that somebody else made may bring a visitor here, which is to cost nothing.
  const mayLookUp = async () =>
    request.method === "POST" && (await context.limits.waitFor("product", request)) === null;
  return { gift: await context.shops.readGift(checked.url, mayLookUp) };
}

/** What is said of a page that was read. */
function saidOf({ link, title, price, problem }: ShopGift): string {
  if (problem) return `${problem} Please fill in the rest.`;
  const missing = [!title && "the title", !price && "the price"].filter(Boolean).join(" and ");
  const rest = missing ? `; it does not say ${missing}` : "";
  return `Read from ${shopName(link)} today${rest}. Please check it.`;
}

/** What was read as the fields of a form; empty where the page says nothing. */
const fieldsOf = ({ link, title, price, picture, asOf }: ShopGift): Record<string, string> => ({
  link,
  ...(title !== null && { title }),
  ...(price !== null && { price: price.value.toFixed(2), currency: price.currency }),
  ...(picture !== null && { picture, asOf: asOf ?? "" }),
});

/** The answer to "Read the page": what was read, below whatever was typed, of which nothing is lost. */
export async function answerReading(
  request: Request,
  context: AppLoadContext,
  { intent: _, ...typed }: Record<string, string>,
) {
  const reading = await readShop(request, context, typed.link ?? "");
  const kept = withPicture(context, { refused: { typed, errors: {} } });
  if ("wait" in reading) return slowDown<ShopFormAnswer>(reading.wait, kept);
  if ("error" in reading) {
    const refused = { typed, errors: { link: [reading.error] } };
    return data<ShopFormAnswer>({ ...kept, refused }, { status: 422 });
  }
  const { gift } = reading;
  const read = fieldsOf(gift);
  const own = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ""));
  // A price that was typed is in the currency that was chosen with it.
  const currency = own.price ? own.currency : (read.currency ?? own.currency);
  const merged = { ...read, ...own, link: gift.link, ...(currency && { currency }) };
  const { picture, asOf = "" } = read;
  const fields = { ...merged, ...(picture && { picture, asOf }) };
  const answer = { refused: { typed: fields, errors: {} }, said: saidOf(gift) };
  return data<ShopFormAnswer>(withPicture(context, answer));
}

/** What was typed into the form of a gift before a login, with its picture; null if nothing was. */
export async function keptAnswer(
  request: Request,
  context: AppLoadContext,
): Promise<ShopFormAnswer | null> {
  const viewer = await readViewer(request, context);
  const typed = viewer && (await readTyped(request, context, viewer));
  return typed && withPicture(context, { refused: { typed, errors: {} } });
}

/** An answer with our address of the picture that its form has. */
export function withPicture(context: AppLoadContext, answer: ShopFormAnswer): ShopFormAnswer {
  const picture = answer.refused?.typed.picture;
  return picture ? { ...answer, shown: context.pageImageOf(picture) } : answer;
}
