import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { GiftSection } from "~/components/gifts/gift-section";
import * as styles from "~/components/gifts/gift-section.css";
import { GiftView } from "~/components/gifts/gift-view";
import { PeopleWithoutGifts } from "~/components/gifts/people-without-gifts";
import { StarsProvider } from "~/components/gifts/star";
import { SampleNote } from "~/components/search/sample-label";
import { button } from "~/components/ui/button.css";
import { EmptyState } from "~/components/ui/empty-state";
import { GoButton } from "~/components/ui/go-button";
import { PassingNotice } from "~/components/ui/notice";
import { page, stack } from "~/components/ui/page.css";
import { ListWithPages } from "~/components/ui/page-or-dialog";
import { changeGiftState } from "~/domain/gifts/gift-history.server";
import { arrangeSections } from "~/domain/gifts/gift-sections";
import { KEPT_GIFT } from "~/domain/gifts/save-dialog";
import {
  FROM_SAVED,
  GIFT_LIMITS,
  parseGiftsQuery,
  queryOfGifts,
  type SavedGiftSection,
  starKey,
} from "~/domain/gifts/saved-gift";
import { giftStateSchema } from "~/domain/gifts/saved-gift.schema";
import { readSavedNews } from "~/domain/gifts/saved-gifts.server";
import { MANY_PEOPLE } from "~/domain/people/people-list";
import { readGiftsPage } from "~/domain/screens/saved-gifts-page.server";
import { goneWith } from "~/domain/shared/gone";
import { parseForm } from "~/lib/form.server";
import { isSecure } from "~/lib/host-cookie.server";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { giftViewHeader, readGiftView } from "~/preferences.server";
import { requireViewer } from "~/session.server";

export const meta = pageMeta(
  "All Saved Gifts",
  "The gifts you kept, for yourself and for each of your people.",
);

/**
 * Reads the gifts by section, and the open gift, in one round trip after the session's. Renews
 * pictures and prices that are too old to be shown.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  const { searchParams } = new URL(request.url);
  const only = parseGiftsQuery(searchParams);
  const { db, pageImageOf, providers } = context;
  const mayCall = async () => (await context.limits.waitFor("offers", request)) === null;
  const renewal = { products: providers.products, mayCall, now: context.now() };
  const view = { only, openId: params.id, pageImageOf, renewal };
  const gifts = await readGiftsPage(db, userId, view);
  const isThere = gifts.sections.length > 0 && (!params.id || gifts.open);
  if (!isThere) throw new Response(null, { status: 404 });
  const news = await readSavedNews(db, userId, searchParams.get(KEPT_GIFT));
  return { ...gifts, only: only ?? null, news, view: await readGiftView(request) };
}

/** Changes the state of a gift, or saves the choice between carousel and tiles in a cookie. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.has("state")) return changeState(form, request, context);
  const view = form.get("view") === "tiles" ? "tiles" : "carousel";
  const secure = isSecure(context);
  return redirect(ownPath(form.get("from"), "/saved-gifts"), {
    status: 303,
    headers: { "Set-Cookie": await giftViewHeader(view, { secure }) },
  });
}

async function changeState(form: FormData, request: Request, context: AppLoadContext) {
  const { userId } = await requireViewer(request, context);
  const parsed = parseForm(form, giftStateSchema);
  if (!parsed.ok) throw new Response(null, { status: 404 });
  const isChanged = await changeGiftState(context.db, userId, parsed.value);
  if (!isChanged) throw data(goneWith(form, "gift"), { status: 404 });
  const { searchParams } = new URL(request.url);
  searchParams.delete(KEPT_GIFT);
  searchParams.set("done", "noted");
  return redirect(`/saved-gifts?${searchParams}`, 303);
}

/** Always reload: the data of a nested page comes from the list's loader. */
export const shouldRevalidate = () => true;

export default function SavedGifts() {
  const { sections, cards, open, only, news, view } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const query = queryOfGifts(only ?? undefined);
  const done = useSearchParams()[0].get("done");
  const list = `/saved-gifts${query}`;
  const shown = [...sections.flatMap(({ gifts }) => gifts), ...(open ? [open] : [])];
  const adding: Record<string, string> = only?.cardId ? { card: only.cardId } : {};
  const isMany = !only && cards.length > MANY_PEOPLE;
  const isFolded = ({ cardId, total }: SavedGiftSection) =>
    isMany && cardId !== null && total === 0;
  const isEmpty = !only && sections.every(({ total }) => total === 0);
  const isShown = (section: SavedGiftSection) =>
    !isFolded(section) && !(isEmpty && section.cardId === null);
  const listed = arrangeSections(sections).filter(isShown);
  return (
    <StarsProvider
      value={{ saved: new Set(shown.map(starKey)), from: pathname + query }}
      news={news}
    >
      <ListWithPages list={list} indexRoute="routes/saved-gifts._index">
        <div className={page()}>
          <div className={stack({ gap: "large" })}>
            <div className={styles.bar}>
              <h1>All Saved Gifts</h1>
              {!only && !isEmpty && <GiftView view={view} from={list} />}
            </div>
            {!isEmpty && (
              <div className={styles.about}>
                <GoButton
                  to="/saved-gifts/add"
                  fields={adding}
                  className={button({ look: "quiet" })}
                >
                  Add a gift
                </GoButton>
                <p>
                  <Link to={`/lists/new?from=${only?.cardId ?? FROM_SAVED}`}>
                    Make a list to share
                  </Link>
                </p>
              </div>
            )}
            <PassingNotice text={!open && done === "noted" ? "Noted." : null} />
            {isEmpty && (
              <EmptyState>
                <p>
                  Nothing is saved yet. <Link to="/">Find some gift ideas</Link>, and press the star
                  of what you like, or add a gift from any shop.
                </p>
                <GoButton to="/saved-gifts/add" className={button()}>
                  Add a gift
                </GoButton>
              </EmptyState>
            )}
            <SampleNote products={sections.flatMap(({ gifts }) => gifts)} />
            <div className={styles.sections[view === "tiles" ? "tiles" : "carousel"]}>
              {listed.map((section) => (
                <GiftSection
                  key={section.cardId}
                  section={section}
                  query={query}
                  isFirst={section === listed.find(({ gifts }) => gifts.length > 0)}
                  isTiled={view === "tiles"}
                  isAlone={only !== null}
                />
              ))}
            </div>
            <PeopleWithoutGifts sections={sections.filter(isFolded)} />
            {only && <Pages asked={only} total={sections[0]?.total ?? 0} />}
          </div>
        </div>
      </ListWithPages>
    </StarsProvider>
  );
}

type PagesProps = { asked: { cardId: string | null; page: number }; total: number };

function Pages({ asked: { cardId, page: number }, total }: PagesProps) {
  const last = Math.max(Math.ceil(total / GIFT_LIMITS.perPage), 1);
  const to = (page: number) => `/saved-gifts${queryOfGifts({ cardId, page })}`;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Link to="/saved-gifts">All sections</Link>
      <span>
        Page {number} of {last}
      </span>
      {number > 1 && <Link to={to(number - 1)}>Newer gifts</Link>}
      {number < last && <Link to={to(number + 1)}>Older gifts</Link>}
    </nav>
  );
}
