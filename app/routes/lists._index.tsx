import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import * as styles from "~/components/lists/gift-list.css";
import { useRegion } from "~/components/shell/viewer";
import { button } from "~/components/ui/button.css";
import { EmptyState } from "~/components/ui/empty-state";
import { PassingNotice } from "~/components/ui/notice";
import { muted, page, stack } from "~/components/ui/page.css";
import { PageLinks } from "~/components/ui/page-links";
import { formatDay } from "~/domain/holidays/calendar-day";
import { listsPage } from "~/domain/lists/account-lists.server";
import { LIST_KIND_NAMES, organiserPath } from "~/domain/lists/gift-list";
import { pageMeta } from "~/lib/page-meta";
import { askedPage } from "~/lib/pages";
import { readListAsker } from "~/lists-cookie.server";
import { requireViewer } from "~/session.server";

export const meta = pageMeta("My Lists", undefined, { noindex: true });

/** A page of the lists of the account, each as its own object tells of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  const asker = await readListAsker(request, context);
  const asked = askedPage(new URL(request.url).searchParams);
  const { shown, ...place } = await listsPage(context.db, userId, asked);
  const lists = await Promise.all(
    shown.map(async (uid) => {
      const list = await context.lists.summary(uid, asker);
      return list ? [{ uid, ...list.details, count: list.gifts }] : [];
    }),
  );
  return { ...place, lists: lists.flat() };
}

export default function MyLists() {
  const { lists, page: shownPage, pages } = useLoaderData<typeof loader>();
  const done = useSearchParams()[0].get("done");
  const region = useRegion();
  return (
    <div className={page()}>
      <div className={stack({ gap: "large" })}>
        <h1>My Lists</h1>
        <PassingNotice text={done === "ended" ? "The list has ended." : null} />
        {lists.length === 0 && pages === 1 ? (
          <EmptyState>
            <p>You have no list yet. Make one from your saved gifts, from results, or here.</p>
            <MakeList />
          </EmptyState>
        ) : (
          <>
            <ul className={styles.gifts}>
              {lists.map(({ uid, title, kind, day, count }) => (
                <li key={uid} className={styles.details}>
                  <h2>
                    <Link to={organiserPath(uid)}>{title}</Link>
                  </h2>
                  <p className={muted}>
                    {[
                      LIST_KIND_NAMES[kind],
                      count === 1 ? "1 gift" : `${count} gifts`,
                      day && formatDay(day, region),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </li>
              ))}
            </ul>
            <PageLinks page={shownPage} pages={pages} to={(number) => `/lists?page=${number}`} />
            <p>
              <MakeList />
            </p>
          </>
        )}
      </div>
    </div>
  );
}

const MakeList = () => (
  <Link className={button()} to="/lists/new">
    Make a list to share
  </Link>
);
