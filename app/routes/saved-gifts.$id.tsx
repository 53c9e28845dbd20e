import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { GiftDetail } from "~/components/gifts/gift-detail";
import { GiftHistory } from "~/components/gifts/gift-history";
import { useOpenGift } from "~/components/gifts/use-open-gift";
import { useFormAnswer } from "~/components/shell/form-answer";
import { formActions } from "~/components/ui/dialog.css";
import { PassingNotice } from "~/components/ui/notice";
import { CancelButton, PageOrDialog } from "~/components/ui/page-or-dialog";
import { saveGiftHistory } from "~/domain/gifts/gift-history.server";
import { parseGiftsQuery, queryOfGifts } from "~/domain/gifts/saved-gift";
import { giftHistorySchema } from "~/domain/gifts/saved-gift.schema";
import { todayIn } from "~/domain/holidays/calendar-day";
import { goneWith } from "~/domain/shared/gone";
import { parseForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { KEPT } from "~/typed-cookie.server";

export const meta = pageMeta("Saved gift");

/** Saves the history of the gift on one of its cards. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId, timeZone } = await requireViewer(request, context);
  const schema = giftHistorySchema(todayIn(timeZone, context.now()));
  const form = await readForm(request);
  const parsed = parseForm(form, schema);
  if (!parsed.ok) return data<FormAnswer>({ refused: parsed.refused }, { status: 422 });
  const id = params.id ?? "";
  const noted = await saveGiftHistory(context.db, userId, id, parsed.value);
  if (!noted) throw data(goneWith(form, "gift"), { status: 404 });
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete(KEPT);
  searchParams.set("done", "noted");
  throw redirect(`${pathname}?${searchParams}`, 303);
}

export default function SavedGiftDetail() {
  const { gift, cards } = useOpenGift();
  const answer = useFormAnswer<FormAnswer>();
  const [query] = useSearchParams();
  const action = `/saved-gifts/${gift.id}${queryOfGifts(parseGiftsQuery(query))}`;
  return (
    <PageOrDialog title={gift.title}>
      <PassingNotice text={query.get("done") === "noted" ? "Noted." : null} />
      <GiftDetail gift={gift} />
      {gift.cards.map((kept) => {
        const card = cards.find(({ id }) => id === kept.profileCardId);
        const isIt = answer?.refused?.typed.profileCardId === kept.profileCardId;
        return (
          card && (
            <GiftHistory
              key={card.id}
              action={action}
              card={card}
              kept={kept}
              price={{ value: gift.price, currency: gift.currency ?? "GBP" }}
              answer={isIt ? answer : undefined}
            />
          )
        );
      })}
      <div className={formActions}>
        <CancelButton>Close</CancelButton>
      </div>
    </PageOrDialog>
  );
}
