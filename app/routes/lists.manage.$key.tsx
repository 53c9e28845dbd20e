import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData, useSearchParams } from "@remix-run/react";
import { OrganiserList } from "~/components/lists/organiser-list";
import { ListWithPages } from "~/components/ui/page-or-dialog";
import { LIST_LIMITS, listPath, organiserPath } from "~/domain/lists/gift-list";
import { claimIdSchema } from "~/domain/lists/list.schema";
import { lastDayOfList } from "~/domain/lists/list-lifetime";
import { withPageImage } from "~/domain/lists/list-views";
import { keepMailedList } from "~/domain/lists/mailed-lists.server";
import { whoIsMailed } from "~/domain/lists/organiser-mail.server";
import { admitVisitor } from "~/lib/admit.server";
import { parseForm } from "~/lib/form.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { listThere, openedHeader, readOrganiser } from "~/lists-cookie.server";
import { requireViewer } from "~/session.server";

/** The organiser's page. This browser is known as theirs from now on, at the givers' address, too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = params.key ?? "";
  const asker = await readOrganiser(request, context, key);
  const { giverId, uid, mailOwner, ...list } = listThere(
    await context.lists.view({ organiser: key }, asker),
  );
  const gifts = list.gifts.map((gift) => withPageImage(gift, context.pageImageOf));
  const header = await openedHeader(request, context, uid);
  return data(
    {
      key,
      list: { ...list, gifts },
      mailed: await whoIsMailed(context.db, mailOwner, asker.userId),
      giverAddress: context.origin + listPath(giverId ?? ""),
      ownAddress: context.origin + organiserPath(key),
      until: lastDayOfList(list.details),
    },
    { headers: header ? { "Set-Cookie": header } : {} },
  );
}

/** Releases a claim, takes a gift off the list, or switches mail to the account's address on or off. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const key = params.key ?? "";
  await admitVisitor(request, context, "claim");
  const asker = await readOrganiser(request, context, key);
  const form = await readForm(request);
  if (form.get("intent") === "mail") {
    const { userId } = await requireViewer(request, context);
    const to = form.get("mail") === "on" ? { userId, origin: context.origin } : null;
    if (to) {
      const { uid } = listThere(await context.lists.view({ organiser: key }, asker));
      // First: a list that mails an account without its row could not be found when the account is deleted.
      const isKept = await keepMailedList(context.db, userId, uid, context.now());
      if (!isKept) return redirect(`${organiserPath(key)}?done=mailFull`, 303);
    }
    listThere(await context.lists.change(key, asker, { change: "mail", to }));
    return redirect(`${organiserPath(key)}?done=${to ? "mailOn" : "mailOff"}`, 303);
  }
  const isRelease = form.get("intent") === "release";
  const parsed = parseForm(form, isRelease ? claimIdSchema : claimIdSchema.pick({ gift: true }));
  if (!parsed.ok) throw new Response(null, { status: 404 });
  const { gift: giftId } = parsed.value;
  const claimId = String(form.get("claim"));
  const outcome = listThere(
    await context.lists.change(
      key,
      asker,
      isRelease ? { change: "release", giftId, claimId } : { change: "remove", giftId },
    ),
  );
  if (outcome !== "changed") throw new Response(null, { status: 404 });
  return redirect(`${organiserPath(key)}?done=${isRelease ? "released" : "removed"}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.list.details.title ?? "Your list", undefined, { noindex: true })();

const NEWS: Record<string, string> = {
  released: "Released: others can give it again.",
  removed: "Taken off the list.",
  added: "Added to the list.",
  saved: "Saved.",
  mailOn: "You get mail about this list.",
  mailFull: `You have asked for mail about ${LIST_LIMITS.lists} lists, which is as many as we can note.`,
  mailOff: "You get no more mail about this list.",
};

export default function Organise() {
  const { key, ...known } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <ListWithPages list={organiserPath(key)} indexRoute="routes/lists.manage.$key._index">
      <OrganiserList
        {...known}
        path={organiserPath(key)}
        isMade={search.has("made")}
        done={NEWS[search.get("done") ?? ""] ?? null}
      />
    </ListWithPages>
  );
}
