import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { AnswerForm } from "~/components/asking/answer-form";
import { points } from "~/components/asking/asking.css";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { Notice } from "~/components/ui/notice";
import { page, panel, stack } from "~/components/ui/page.css";
import {
  admitAnswers,
  findQuestion,
  saveAnswers,
  withdrawAnswers,
} from "~/domain/asking/answering.server";
import { answersSchema } from "~/domain/asking/answers.schema";
import { addDays, formatDay } from "~/domain/holidays/calendar-day";
import { clientKey } from "~/domain/shared/client-address";
import { KEPT_DAYS } from "~/domain/shared/retention";
import { parseForm, slowDown, typedIn } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { PRODUCT_NAME } from "~/lib/product-name";
import { readForm } from "~/lib/read-form.server";

export const meta = pageMeta("A few questions", undefined, { noindex: true });

/** What a recipient is asked: 404 where nothing is, 410 where the link has ended. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const question = await findQuestion(context.db, params.token ?? "", context.now());
  if (!question) throw new Response(null, { status: 404 });
  const { endsAt, ...rest } = question;
  const until = endsAt.toISOString().slice(0, 10);
  // In one form for all, as the region would tell of who asks.
  const days = {
    until: formatDay(until, "UK"),
    keptUntil: formatDay(addDays(until, KEPT_DAYS.answers), "UK"),
  };
  return data({ ...rest, ...days }, { status: question.isEnded ? 410 : 200 });
}

/** Stores or withdraws answers; a link that has ended takes only a withdrawal. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { db, limits } = context;
  const token = params.token ?? "";
  const seconds = await limits.secondsToWait("answers", request);
  const form = await readForm(request);
  const refused = { typed: typedIn(form), errors: {} };
  if (seconds !== null) return slowDown<FormAnswer>(seconds, { refused });
  const now = context.now();
  const wait = await admitAnswers(db, clientKey(request.headers.get("CF-Connecting-IP")), now);
  if (wait !== null) return slowDown<FormAnswer>(wait, { refused });
  if (form.get("intent") === "withdraw") {
    if (!(await withdrawAnswers(db, token))) throw new Response(null, { status: 404 });
    return redirect(`/ask/${token}?done=withdrawn`, 303);
  }
  const parsed = parseForm(form, answersSchema);
  if (!parsed.ok) return data<FormAnswer>({ refused: parsed.refused }, { status: 422 });
  const outcome = await saveAnswers(context, token, parsed.value, now);
  context.sendMailSoon();
  if (outcome === "gone") throw new Response(null, { status: 404 });
  if (outcome === "ended") return data<FormAnswer>({}, { status: 410 });
  return redirect(`/ask/${token}?done=sent`, 303);
}

export default function Asked() {
  const question = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  const done = useSearchParams()[0].get("done");
  const { askedBy, recipient, isEnded, answers, until, keptUntil } = question;
  if (isEnded) {
    return (
      <MessagePage title="These questions have ended" picture="untied">
        {answers ? (
          <>
            <p>
              Your answers can be seen by {askedBy} until you withdraw them here, and no longer than
              until {keptUntil}.
            </p>
            <Withdraw />
          </>
        ) : (
          <p>Nothing can be answered at this address any more, and no answers are kept.</p>
        )}
      </MessagePage>
    );
  }
  return (
    <div className={page({ width: "text" })}>
      <div className={stack({ gap: "large" })}>
        <h1>{recipient}, what would you enjoy?</h1>
        {!answer && done === "sent" && (
          <Notice>
            Thank you. {askedBy} can see your answers now. With this address you can change or
            withdraw them.
          </Notice>
        )}
        {!answer && done === "withdrawn" && <Notice>Your answers are deleted.</Notice>}
        <p>
          {askedBy} would like to give you something you will enjoy, and asks you with{" "}
          {PRODUCT_NAME}, a gift finder. Answer what you like and leave out the rest.
        </p>
        <div className={panel}>
          <AnswerForm key={answers ? "again" : "first"} answers={answers} answer={answer} />
        </div>
        {answers && <Withdraw />}
        <section className={stack({ gap: "small" })} aria-labelledby="kept">
          <h2 id="kept">What becomes of your answers</h2>
          <ul className={points}>
            <li>
              {askedBy} alone sees them. They are used to find presents for you: what you avoid or
              have is left out, and sizes stand beside a gift.
            </li>
            <li>
              What you avoid, what you have enough of and what you chose may be sent to the services
              that suggest ideas, without your name. The rest is not.
            </li>
            <li>
              Until {until} you can change and withdraw them at this address, which only you and{" "}
              {askedBy} should know. After that you can still withdraw them.
            </li>
            <li>
              {askedBy} can delete them too. They are deleted on {keptUntil} at the latest; a search
              that used them keeps what it used for {KEPT_DAYS.search} days.
            </li>
          </ul>
          <p>
            Do you not know {askedBy}? Then close this page: nothing is kept of your visit. More in
            the <Link to="/privacy">privacy policy</Link>.
          </p>
        </section>
      </div>
    </div>
  );
}

function Withdraw() {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="withdraw" />
      <button type="submit" className={button({ look: "quiet" })}>
        Withdraw my answers
      </button>
    </Form>
  );
}
