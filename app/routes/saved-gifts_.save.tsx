import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { admitCards } from "~/account-limits.server";
import { SaveGiftForm } from "~/components/gifts/save-gift-form";
import { SavingProduct } from "~/components/gifts/saving";
import { BackForm } from "~/components/ui/back-form";
import { button } from "~/components/ui/button.css";
import { page } from "~/components/ui/page.css";
import { pagePanel } from "~/components/ui/page-or-dialog.css";
import {
  giftOfProduct,
  KEPT_GIFT,
  productToSave,
  type SaveAnswer,
  type SaveDialogData,
} from "~/domain/gifts/save-dialog";
import { saveFormSchema } from "~/domain/gifts/save-dialog.schema";
import { saveGift } from "~/domain/gifts/saved-gift-writes.server";
import {
  findGift,
  type GiftName,
  readSaveDialog,
  readSavedNews,
} from "~/domain/gifts/saved-gifts.server";
import type { SearchObjects } from "~/domain/search/search-objects";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import type { Asker } from "~/domain/search/starter.server";
import { parseForm } from "~/lib/form.server";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { readViewer, requireViewer } from "~/session.server";
import { readAsker } from "~/started-cookie.server";
import { readTyped } from "~/typed-cookie.server";

const TITLE = "Save Gift";
const LIST = "/saved-gifts";
const NOTHING_TICKED =
  "Nothing is saved: please tick where to keep this gift, or press Cancel to go back.";
export const meta = pageMeta(TITLE);

export async function loader({ request, context }: LoaderFunctionArgs): Promise<SaveDialogData> {
  const { pathname, search, searchParams } = new URL(request.url);
  const viewer = await readViewer(request, context);
  const typed = viewer && (await readTyped(request, context, viewer));
  const query = typed ? new URLSearchParams(typed) : searchParams;
  const asin = query.get("asin") ?? "";
  const giftId = query.get("gift") ?? "";
  const [uid, card] = [query.get("uid") ?? "", query.get("card")];
  const from = ownPath(query.get("from"), LIST);
  if (!viewer) return { state: "signed-out", asin, from, page: pathname + search };
  const { cards, gift } = await readSaveDialog(
    context.db,
    viewer.userId,
    nameOf({ asin, gift: giftId }),
  );
  const facts =
    gift ??
    productOf(await context.searches.snapshot(uid, await readAsker(request, context, uid)), asin);
  if (!facts) throw new Response(null, { status: 404 });
  const before = gift && {
    profileCardIds: gift.cards.map(({ profileCardId }) => profileCardId),
    isFavorited: gift.isFavorited,
  };
  const isFirst = (id: string) => Number(id === card);
  const product = productToSave(facts, context.now());
  return {
    state: "known",
    ...{ named: giftId ? { gift: giftId } : { asin }, uid, from },
    product: { ...product, imageUrl: context.pageImageOf(product.imageUrl) },
    cards: cards.sort((a, b) => isFirst(b.id) - isFirst(a.id)),
    ticked:
      typed?.profileCardIds?.split(" ") ??
      before?.profileCardIds ??
      cards.filter(({ id }) => id === card).map(({ id }) => id),
    isFavorited: typed ? typed.isFavorited === "true" : (before?.isFavorited ?? cards.length === 0),
    before,
  };
}

/** Not after saving: the dialog closes, and a gift that was removed has no data any more. */
export const shouldRevalidate = () => false;

/** Saves a product of a search; a gift already saved keeps its stored facts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db, searches } = context;
  const { userId } = await requireViewer(request, context);
  const form = await readForm(request);
  const parsed = parseForm(form, saveFormSchema);
  if (!parsed.ok) throw new Response(null, { status: 404 });
  const { asin, gift: giftId, uid, before, wasFavorited, ...places } = parsed.value;
  const stored = await findGift(db, userId, nameOf(parsed.value));
  const gift =
    stored ??
    (await describedGift(searches, await readAsker(request, context, uid), { uid, asin }));
  if (!gift) throw new Response(null, { status: 404 });
  if (!stored && places.profileCardIds.length === 0 && !places.isFavorited) {
    return data<SaveAnswer>({ failure: NOTHING_TICKED }, { status: 422 });
  }
  const shown = { profileCardIds: before, isFavorited: wasFavorited };
  // What the form showed no longer holds if the gift was removed meanwhile.
  const keeping = stored ? { ...places, before: shown } : places;
  const from = ownPath(form.get("from"), LIST);
  await admitCards(context, { userId }, places.profileCardIds.length + before.length);
  const outcome = await saveGift(db, userId, gift, keeping, context.now());
  if (!outcome.ok) {
    const failure = Object.values(outcome.errors)[0]?.[0] ?? "The gift could not be saved.";
    return data<SaveAnswer>({ failure }, { status: 422 });
  }
  // A removed gift's own page no longer exists.
  const isGone = !outcome.saved && from.startsWith(`${LIST}/`);
  if (form.get("mode") === "dialog" && !isGone) {
    const said = await readSavedNews(db, userId, giftId || asin);
    return data<SaveAnswer>({ ok: true, ...(said && { said }) });
  }
  throw redirect(withNews(isGone ? LIST : from, giftId || asin), 303);
}

/** The address of the page with the star; the lists say there where the gift is kept now. */
function withNews(from: string, named: string): string {
  const { pathname, searchParams, hash } = new URL(from, "https://own.invalid");
  const isList = pathname.startsWith(LIST) || pathname.startsWith("/giftsearch/");
  if (!isList) return from;
  searchParams.delete("done");
  searchParams.set(KEPT_GIFT, named);
  return `${pathname}?${searchParams}${hash}`;
}

/** What the form is about: a saved gift by its id, or a product. */
const nameOf = ({ asin, gift }: { asin: string; gift: string }): GiftName =>
  gift ? { id: gift } : { asin };

function productOf(snapshot: SearchSnapshot | null, asin: string) {
  for (const idea of snapshot?.suggestions ?? []) {
    const product = idea.products.find((one) => one.asin === asin);
    if (product) return giftOfProduct(product, idea);
  }
  return null;
}

/** The product with the details of its own page, which are fetched if the search has not yet. */
async function describedGift(
  searches: Pick<SearchObjects, "snapshot" | "showProducts">,
  asker: Asker,
  { uid, asin }: { uid: string; asin: string },
) {
  const snapshot = await searches.snapshot(uid, asker);
  for (const { position, products } of snapshot?.suggestions ?? []) {
    const place = products.findIndex((one) => one.asin === asin);
    const state = products[place]?.reviewState;
    if (state !== "later" && state !== "waiting") continue;
    const idea = await searches.showProducts(uid, asker, position, place + 1);
    const product = idea?.products.find((one) => one.asin === asin);
    if (idea && product) return giftOfProduct(product, idea);
  }
  return productOf(snapshot, asin);
}

export default function SaveGift() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <div className={page({ width: "form" })}>
      <div className={pagePanel({ surface: "raised" })}>
        <h1>{TITLE}</h1>
        {loaded.state === "known" && <SavingProduct {...loaded.product} />}
        <SaveGiftForm
          data={loaded}
          answer={useActionData<typeof action>()}
          cancel={
            <button type="submit" form="leave" className={button({ look: "quiet" })}>
              Cancel
            </button>
          }
        />
        <BackForm id="leave" to={loaded.from} />
      </div>
    </div>
  );
}
