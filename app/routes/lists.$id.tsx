import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import {
  Link,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { GiverList } from "~/components/lists/giver-list";
import { ListWithPages } from "~/components/ui/page-or-dialog";
import { listPath } from "~/domain/lists/gift-list";
import { claimIdSchema } from "~/domain/lists/list.schema";
import { withPageImage } from "~/domain/lists/list-views";
import { admitVisitor } from "~/lib/admit.server";
import { parseForm } from "~/lib/form.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { listThere, readListAsker } from "~/lists-cookie.server";

/** The list as this browser may see it: the owner of a wish list sees no claim here either. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const asker = await readListAsker(request, context);
  const {
    giverId: _,
    uid: __,
    mailOwner: ___,
    ...list
  } = listThere(await context.lists.view({ giver: id }, asker));
  const gifts = list.gifts.map((gift) => withPageImage(gift, context.pageImageOf));
  return { id, list: { ...list, gifts } };
}

/** Takes back a claim of this browser. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  await admitVisitor(request, context, "claim");
  const parsed = parseForm(await readForm(request), claimIdSchema);
  if (!parsed.ok) throw new Response(null, { status: 404 });
  const { gift, claim } = parsed.value;
  const asker = await readListAsker(request, context);
  const isUndone = listThere(await context.lists.undo(id, asker, gift, claim));
  if (!isUndone) throw data(null, { status: 404 });
  return redirect(`${listPath(id)}?done=undone`, 303);
}

/** Whoever lost a race is shown the list as it is now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.list.details.title ?? "A list of gifts", undefined, { noindex: true })();

const NEWS: Record<string, string> = {
  kept: "Noted. Everybody with this address sees it now.",
  undone: "Taken back.",
  mailed: "The mail is on its way.",
};

export default function List() {
  const { id, list } = useLoaderData<typeof loader>();
  const done = useSearchParams()[0].get("done") ?? "";
  return (
    <ListWithPages list={listPath(id)} indexRoute="routes/lists.$id._index">
      <GiverList id={id} list={list} done={NEWS[done] ?? null}>
        {list.isOwner && (
          <p>
            This is your own wish list, so who gives what is not shown in this browser.{" "}
            <Link to="/lists/new">Make another list</Link>
          </p>
        )}
      </GiverList>
    </ListWithPages>
  );
}
