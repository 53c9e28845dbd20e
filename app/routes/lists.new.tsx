import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DetailsFields } from "~/components/lists/details-fields";
import { KindChoice } from "~/components/lists/kind-choice";
import { OfferedGifts } from "~/components/lists/offered-gifts";
import { button } from "~/components/ui/button.css";
import { FormPage } from "~/components/ui/form-page";
import { PostForm } from "~/components/ui/post-form";
import { todayIn } from "~/domain/holidays/calendar-day";
import { keepList } from "~/domain/lists/account-lists.server";
import { LIST_LIMITS, organiserPath } from "~/domain/lists/gift-list";
import { newListSchema } from "~/domain/lists/list.schema";
import { admitList } from "~/domain/lists/list-limits.server";
import { readListSource } from "~/domain/screens/list-source.server";
import { parseForm, slowDown, typedIn } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { isObjectUid } from "~/lib/object-uid";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { organiserHeader } from "~/lists-cookie.server";
import { readViewer, requireViewer } from "~/session.server";
import { readAsker } from "~/started-cookie.server";

const TITLE = "Make a list to share";
export const meta = pageMeta(TITLE, undefined, { noindex: true });

/** What the address names to choose from; throws 404, or the redirect to the login for one's own. */
async function readSource(request: Request, context: AppLoadContext) {
  const from = new URL(request.url).searchParams.get("from");
  const isOwn = from !== null && from !== "" && !isObjectUid(from);
  const viewer = isOwn ? await requireViewer(request, context) : await readViewer(request, context);
  const { db, searches, shops } = context;
  const asker = (uid: string) => readAsker(request, context, uid);
  const { rules } = shops;
  const source = await readListSource({ db, searches, asker, rules }, from, viewer);
  if (!source) throw new Response(null, { status: 404 });
  return { source, viewer };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { source } = await readSource(request, context);
  const gifts = source.gifts.map(({ key, title, price, currency, isChosen, asin }) => ({
    ...{ key, title, price, currency, isChosen, asin },
  }));
  return { title: source.title, gifts };
}

type Answer = FormAnswer & { chosen?: string[] };

/** Makes the list, and shows the organiser's page at its own address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { source, viewer } = await readSource(request, context);
  const seconds = await context.limits.secondsToWait("list", request);
  const form = await readForm(request);
  const chosen = form.getAll("gift").map(String);
  const typed = typedIn(form);
  const kept = { chosen, refused: { typed, errors: {} } };
  if (seconds !== null) return slowDown<Answer>(seconds, kept);
  const { db } = context;
  const now = context.now();
  const parsed = parseForm(form, newListSchema(todayIn("UTC", now)));
  const gifts = source.gifts.filter(({ key }) => chosen.includes(key));
  const isNothing = source.gifts.length > 0 && gifts.length === 0;
  if (!parsed.ok || isNothing) {
    const errors = {
      ...(parsed.ok ? {} : parsed.refused.errors),
      ...(isNothing && { gift: ["Please choose at least one gift"] }),
    };
    return data<Answer>({ chosen, refused: { typed, errors } }, { status: 422 });
  }
  const address = request.headers.get("CF-Connecting-IP");
  const wait = await admitList(db, { address, gifts: gifts.length }, now);
  if (wait !== null) return slowDown<Answer>(wait, kept);
  const made = await context.lists.make(
    {
      details: { ...parsed.value, region: source.region, createdAt: now.toISOString() },
      gifts: gifts.map(({ key: _, isChosen: __, imageUrl, ...gift }) => ({
        ...gift,
        imageUrl: imageUrl || null,
      })),
    },
    viewer?.userId ?? null,
    async (uid) => viewer === null || keepList(db, viewer.userId, uid, now),
  );
  if (!made) {
    const failure = `You have ${LIST_LIMITS.lists} lists, which is as many as we can keep. Please end one first.`;
    return data<Answer>({ ...kept, failure }, { status: 409 });
  }
  const header = await organiserHeader(request, context, made.uid);
  return redirect(`${organiserPath(made.organiserKey)}?made`, {
    status: 303,
    headers: header ? { "Set-Cookie": header } : {},
  });
}

export default function NewList() {
  const { title, gifts } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  return (
    <FormPage title={TITLE}>
      <p>
        Send its address to those who give: they see what is taken, and by whom, without an account.
      </p>
      <PostForm answer={answer} fields={{ title }}>
        {(field) => {
          const { id, error } = field("kind");
          return (
            <>
              <DetailsFields field={field} />
              <KindChoice id={id} error={error} chosen={answer?.refused?.typed.kind} />
              {gifts.length > 0 && (
                <OfferedGifts gifts={gifts} chosen={answer?.chosen} {...field("gift")} />
              )}
              <button type="submit" className={button({ width: "full" })}>
                Make the list
              </button>
            </>
          );
        }}
      </PostForm>
    </FormPage>
  );
}
