import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import { AnswersList } from "~/components/asking/answers-list";
import { AskAddress } from "~/components/asking/ask-address";
import { AskSettings } from "~/components/asking/ask-settings";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { useFormAnswer } from "~/components/shell/form-answer";
import { useRegion } from "~/components/shell/viewer";
import { button } from "~/components/ui/button.css";
import { formActions } from "~/components/ui/dialog.css";
import { PassingNotice } from "~/components/ui/notice";
import { CancelButton, PageOrDialog } from "~/components/ui/page-or-dialog";
import { firstNameOf } from "~/domain/asking/answers";
import { askSchema } from "~/domain/asking/answers.schema";
import { changeAsk, endAsk, forgetAnswers, makeAsk, readAsk } from "~/domain/asking/asking.server";
import { formatDay, todayIn } from "~/domain/holidays/calendar-day";
import { peopleFields } from "~/domain/people/people-list";
import { isOwnCard } from "~/domain/people/profile-cards.server";
import { goneWith } from "~/domain/shared/gone";
import { parseForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { qrCode } from "~/lib/qr-code.server";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";

export const meta = pageMeta("Ask the recipient");

/** The card's newest link; its address only while it works. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId, timeZone } = await requireViewer(request, context);
  const card = { userId, cardId: params.id ?? "" };
  const asked = await readAsk(context, card, context.now());
  if (!asked) return { asked: null };
  const { token, endsAt, isEnded, askedBy, isMailWanted } = asked;
  const address = token === null || isEnded ? null : `${context.origin}/ask/${token}`;
  const until = todayIn(timeZone, endsAt);
  const qr = address === null ? null : qrCode(address);
  return { asked: { address, qr, until, isEnded, askedBy, isMailWanted } };
}

const DONE: Record<string, string> = {
  saved: "Saved.",
  end: "The link is withdrawn. Nobody can answer there any more.",
  forget: "The answers are deleted.",
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId, firstName } = await requireViewer(request, context);
  const form = await readForm(request);
  const card = { userId, cardId: params.id ?? "" };
  const { db } = context;
  const now = context.now();
  if (!(await isOwnCard(db, userId, card.cardId)))
    throw data(goneWith(new FormData(), "card"), { status: 404 });
  const intent = String(form.get("intent"));
  let done: string | null = null;
  if (intent === "first" || intent === "make") {
    await makeAsk(context, { ...card, askedBy: firstName, isFirst: intent === "first" }, now);
  } else if (intent === "end") {
    await endAsk(db, card, now);
    done = "end";
  } else if (intent === "forget") {
    await forgetAnswers(db, card);
    done = "forget";
  } else {
    const parsed = parseForm(form, askSchema);
    if (!parsed.ok) return data<FormAnswer>({ refused: parsed.refused }, { status: 422 });
    if (await changeAsk(db, card, parsed.value, now)) done = "saved";
  }
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams({ ...peopleFields(searchParams), ...(done && { done }) });
  return redirect(query.size > 0 ? `${pathname}?${query}` : pathname, 303);
}

export default function AskRecipient() {
  const { asked } = useLoaderData<typeof loader>();
  const { card } = useOpenProfileCard();
  const region = useRegion();
  const [search] = useSearchParams();
  const answer = useFormAnswer<FormAnswer>();
  const { told } = card;
  const name = firstNameOf(card.name);
  const isAsking = asked !== null && !asked.isEnded;
  return (
    <PageOrDialog title={`Ask ${card.name}`}>
      <PassingNotice text={DONE[search.get("done") ?? ""] ?? null} />
      <p>
        {name} can tell you sizes, colours, what to avoid, what there is enough of and what would be
        welcome, without an account. They see who asks and their own first name, and nothing of what
        you searched or saved.
      </p>
      {isAsking && asked.address && asked.qr && (
        <>
          <p>
            Send {name} this address, or let them scan the code. It works until{" "}
            {formatDay(asked.until, region)}, and what they answer shows on their card.
          </p>
          <AskAddress address={asked.address} qr={asked.qr} />
        </>
      )}
      {isAsking && !asked.address && (
        <p>The address cannot be shown any more. Withdraw the link to make a new one.</p>
      )}
      {isAsking && (
        <>
          <AskSettings asked={asked} name={name} answer={answer} />
          <Intent intent="end" label="Withdraw the link" look="danger" />
        </>
      )}
      {!isAsking && (
        <>
          {asked && <p>The last link has ended.</p>}
          <Intent intent="make" label={asked ? "Make a new address" : "Make the address"} />
        </>
      )}
      {told && (
        <>
          <h2>
            {name} told you on {formatDay(told.day, region)}
          </h2>
          <AnswersList answers={told.answers} />
          <Intent intent="forget" label="Delete the answers" look="danger" />
        </>
      )}
      <div className={formActions}>
        <CancelButton>Close</CancelButton>
      </div>
    </PageOrDialog>
  );
}

type IntentProps = { intent: string; label: string; look?: "danger" };

function Intent({ intent, label, look }: IntentProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <button type="submit" className={button({ look })}>
        {label}
      </button>
    </Form>
  );
}
