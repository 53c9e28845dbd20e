import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useMatches, useParams, useSearchParams } from "@remix-run/react";
import { ProfileCardList } from "~/components/people/profile-card-list";
import { PassingNotice } from "~/components/ui/notice";
import { page, stack } from "~/components/ui/page.css";
import { ListWithPages } from "~/components/ui/page-or-dialog";
import { todayIn } from "~/domain/holidays/calendar-day";
import { offeredHolidays } from "~/domain/people/card-holidays";
import { cardNotice } from "~/domain/people/card-notice";
import { holidaysForAll } from "~/domain/people/chosen-cards.server";
import { peoplePage, peoplePath, peopleQuery } from "~/domain/people/people-list";
import type { ListedProfileCard } from "~/domain/people/profile-card";
import { readProfileCardsPage } from "~/domain/screens/profile-cards-page.server";
import { pageMeta } from "~/lib/page-meta";
import { requireViewer } from "~/session.server";

export const meta = pageMeta(
  "Your Profile Cards",
  "The people you give to, their days and what they enjoy.",
);

/** Reads the list and the data of its nested pages in one round trip after the session's. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const { id = "", holidayId } = params;
  const { db, pageImageOf } = context;
  const search = new URL(request.url).searchParams;
  const query = peopleQuery(search);
  const isList = query.view === null ? null : query.view === "list";
  const open = { openCardId: id, pageImageOf, isList };
  const { cards, gifts } = await readProfileCardsPage(db, viewer, context.now(), open);
  const card = cards.find((one) => one.id === id) ?? null;
  if (id && !card) throw new Response(null, { status: 404 });
  const holiday = card?.holidays.find((one) => one.isCustom && one.id === holidayId) ?? null;
  if (holidayId && !holiday) throw new Response(null, { status: 404 });
  const { cards: shown, ...page } = peoplePage(cards, query, id || search.get("find"));
  const listed: ListedProfileCard[] = shown.map(({ holidays: _, ...rest }) => rest);
  const people = { ...page, cards: listed };
  const notice = cardNotice(search, holidaysForAll(viewer, context.now()));
  const today = todayIn(viewer.timeZone, context.now());
  const offered = offeredHolidays(card?.holidays ?? [], today);
  return { people, card, offered, holiday, gifts, notice, uid: context.searches.newFormUid() };
}

/** Always reload: the data of a nested page comes from the list's loader. */
export const shouldRevalidate = () => true;

export default function ProfileCards() {
  const { people, notice } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { id } = useParams();
  const isSearching = useMatches().at(-1)?.id === "routes/profile-cards.$id.search";
  const finding = isSearching && id ? id : query.get("find");
  return (
    <ListWithPages list={peoplePath(query)} indexRoute="routes/profile-cards._index">
      <div className={page()}>
        <div className={stack({ gap: "large" })}>
          <h1>Your Profile Cards</h1>
          <PassingNotice text={notice} />
          <ProfileCardList people={people} finding={finding} />
        </div>
      </div>
    </ListWithPages>
  );
}
