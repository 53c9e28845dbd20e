import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { admitCards } from "~/account-limits.server";
import { ShopFields } from "~/components/gifts/shop-fields";
import { ShopShortcuts } from "~/components/gifts/shop-shortcuts";
import { useFormAnswer } from "~/components/shell/form-answer";
import { Checkbox } from "~/components/ui/checkbox";
import * as styles from "~/components/ui/field.css";
import { FormActions } from "~/components/ui/form-actions";
import { stack } from "~/components/ui/page.css";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { PostForm } from "~/components/ui/post-form";
import { addGiftSchema } from "~/domain/gifts/add-gift.schema";
import { toGiftFacts } from "~/domain/gifts/added-gift.server";
import { KEPT_GIFT } from "~/domain/gifts/save-dialog";
import { AMAZON } from "~/domain/gifts/saved-gift";
import { saveGift } from "~/domain/gifts/saved-gift-writes.server";
import { cardNames, findGift } from "~/domain/gifts/saved-gifts.server";
import { nameOfCard } from "~/domain/people/profile-card";
import { MARKETS } from "~/domain/shared/region";
import { parseForm, typedIn } from "~/lib/form.server";
import { idToAdd } from "~/lib/id-to-add.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { answerReading, keptAnswer, type ShopFormAnswer, withPicture } from "~/shop-form.server";

const TITLE = "Add a gift";
export const meta = pageMeta(TITLE, undefined, { noindex: true });

type Answer = ShopFormAnswer & { ticked?: string[] };

/** The form; with an address that was shared to Ribbon, what its page says. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, region } = await requireViewer(request, context);
  const { searchParams } = new URL(request.url);
  const card = searchParams.get("card");
  const cards = await cardNames(context.db, userId);
  const form = {
    id: crypto.randomUUID(),
    cards,
    card: cards.find(({ id }) => id === card)?.id ?? null,
    currency: MARKETS[region].currency,
    addPage: `${context.origin}/saved-gifts/add`,
  };
  const link = sharedAddress(searchParams);
  if (link === null) return data({ ...form, start: withTicks(await keptAnswer(request, context)) });
  const { data: start, init } = await answerReading(request, context, { link });
  const typed = start.refused?.typed;
  const title = searchParams.get("title")?.trim();
  // What a phone calls the page stands in for what the page does not say.
  if (typed && !typed.title && title) typed.title = title;
  return data({ ...form, start }, init ?? undefined);
}

/** What was typed before a login, with what was ticked. */
function withTicks(kept: ShopFormAnswer | null): Answer | null {
  const { profileCardIds = "", isFavorited = "" } = kept?.refused?.typed ?? {};
  return kept && { ...kept, ticked: `${profileCardIds} ${isFavorited}`.split(" ") };
}

/** The address that an app shared: some send it as text, with words around it. */
function sharedAddress(query: URLSearchParams): string | null {
  const texts = ["url", "text", "title"].flatMap((name) => query.get(name) || []);
  return /https?:\/\/\S+/i.exec(texts.join(" "))?.[0] ?? query.get("url");
}

/** Not after "Read the page", which would read a shared address again. */
export const shouldRevalidate = () => false;

/** Reads the page at the address, or saves the gift; one of Amazon that is saved keeps its stored facts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  const { db, shops } = context;
  const form = await readForm(request);
  const ticked = [...form.getAll("profileCardIds"), ...form.getAll("isFavorited")].map(String);
  if (form.get("intent") === "read") {
    const read = await answerReading(request, context, typedIn(form));
    return data<Answer>({ ...read.data, ticked }, read.init ?? undefined);
  }
  const refuse = (answer: ShopFormAnswer, status = 422) =>
    data<Answer>({ ...withPicture(context, answer), ticked }, { status });
  const parsed = parseForm(form, addGiftSchema(shops.rules));
  if (!parsed.ok) return refuse({ refused: parsed.refused });
  const { profileCardIds, isFavorited } = parsed.value;
  const typed = typedIn(form);
  if (profileCardIds.length === 0 && !isFavorited) {
    const errors = { profileCardIds: ["Please tick where to keep this gift"] };
    return refuse({ refused: { typed, errors } });
  }
  const now = context.now();
  const facts = await toGiftFacts(parsed.value, { id: idToAdd(form), ...shops, now });
  const { source, key } = facts;
  const stored = source === AMAZON ? await findGift(db, userId, { source, key }) : null;
  // Where it is kept already it stays.
  const before = { profileCardIds: [], isFavorited: false };
  await admitCards(context, { userId }, profileCardIds.length);
  const targets = { profileCardIds, isFavorited, before };
  const outcome = await saveGift(db, userId, stored ?? facts, targets, now);
  if (!outcome.ok) {
    const failure = Object.values(outcome.errors)[0]?.[0] ?? "The gift could not be saved.";
    return refuse({ refused: { typed, errors: {} }, failure }, outcome.full ? 409 : 422);
  }
  throw redirect(`/saved-gifts?${KEPT_GIFT}=${outcome.id}`, 303);
}

export default function AddGift() {
  const { id, cards, card, currency, addPage, start } = useLoaderData<typeof loader>();
  const first: Answer | undefined = start ?? undefined;
  const answer = useFormAnswer<Answer>() ?? first;
  // After a login in between, the answer is what was typed alone.
  const { shown, ticked = [card ?? "true"] } = { ...first, ...answer };
  const to = card === null ? "/saved-gifts/add" : `/saved-gifts/add?card=${card}`;
  return (
    <PageOrDialog title={TITLE}>
      <PostForm answer={answer} action={to}>
        {(field) => {
          const places = field("profileCardIds");
          return (
            <>
              <input type="hidden" name="id" value={id} />
              <ShopFields field={field} currency={currency} shown={shown} said={answer?.said} />
              <fieldset className={stack({ gap: "small" })} id={places.id} tabIndex={-1}>
                <legend className={styles.label}>Save for</legend>
                {places.error && <p className={styles.error}>{places.error}</p>}
                {cards.map((one) => (
                  <Checkbox
                    key={one.id}
                    name="profileCardIds"
                    value={one.id}
                    id={`add-${one.id}`}
                    defaultChecked={ticked.includes(one.id)}
                    label={nameOfCard(one)}
                    isOfMany={cards.length > 50}
                  />
                ))}
                <Checkbox
                  name="isFavorited"
                  id="add-favourite"
                  defaultChecked={ticked.includes("true")}
                  label="My Favourites"
                />
              </fieldset>
              <ShopShortcuts addPage={addPage} />
              <FormActions submit="Save" />
            </>
          );
        }}
      </PostForm>
    </PageOrDialog>
  );
}
