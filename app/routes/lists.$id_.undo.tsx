import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { readClaimLink } from "~/domain/lists/claim-link.server";
import { listPath } from "~/domain/lists/gift-list";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { listThere, readListAsker } from "~/lists-cookie.server";

export const meta: MetaFunction = () => pageMeta("Take it back", undefined, { noindex: true })();

/** The claim of the link; throws 404 if it is not ours. */
async function readLinked({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const claim = await readClaimLink(context.secrets, id, token, context.now());
  if (!claim) throw new Response(null, { status: 404 });
  return { id, claim, asker: await readListAsker(request, context) };
}

/** Changes nothing, as mail scanners open every link. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, claim, asker } = await readLinked(args);
  const list = listThere(await args.context.lists.view({ giver: id }, asker));
  const gift = list.gifts.find((one) => one.id === claim.gift);
  const isThere = gift?.claims.some((one) => one.id === claim.claim) ?? false;
  return { id, title: isThere && gift ? gift.title : null };
}

export async function action(args: ActionFunctionArgs) {
  await readForm(args.request);
  const { id, claim, asker } = await readLinked(args);
  const { lists } = args.context;
  const isUndone = listThere(await lists.undo(id, asker, claim.gift, claim.claim, true));
  if (!isUndone) throw new Response(null, { status: 404 });
  return redirect(`${listPath(id)}?done=undone`, 303);
}

export default function UndoByLink() {
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <MessagePage title="Take it back">
      {title === null ? (
        <p>This has been taken back already.</p>
      ) : (
        <>
          <p>You said you would give: {title}.</p>
          <Form method="post">
            <button type="submit" className={button()}>
              Undo
            </button>
          </Form>
        </>
      )}
      <p>
        <Link to={listPath(id)}>Open the list</Link>
      </p>
    </MessagePage>
  );
}
