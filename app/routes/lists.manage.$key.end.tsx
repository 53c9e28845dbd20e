import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, type MetaFunction, useParams } from "@remix-run/react";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { organiserPath } from "~/domain/lists/gift-list";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { listThere, readOrganiser } from "~/lists-cookie.server";
import { readViewer } from "~/session.server";

const TITLE = "End this list";
export const meta: MetaFunction = () => pageMeta(TITLE, undefined, { noindex: true })();

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = params.key ?? "";
  const asker = await readOrganiser(request, context, key);
  listThere(await context.lists.view({ organiser: key }, asker));
  return null;
}

/** Deletes the list and all that is on it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const key = params.key ?? "";
  const asker = await readOrganiser(request, context, key);
  await readForm(request);
  listThere(await context.lists.change(key, asker, { change: "end" }));
  const viewer = await readViewer(request, context);
  return redirect(viewer ? "/lists?done=ended" : "/", 303);
}

export default function EndList() {
  const { key = "" } = useParams();
  return (
    <PageOrDialog title={TITLE} back={organiserPath(key)} alert>
      <p>
        Are you sure? The list, its gifts and what was said about them are deleted at once, for
        everybody. This action cannot be undone.
      </p>
      <Form method="post">
        <FormActions submit="End this list" />
      </Form>
    </PageOrDialog>
  );
}
