import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData, useParams } from "@remix-run/react";
import { DetailsFields } from "~/components/lists/details-fields";
import { useFormAnswer } from "~/components/shell/form-answer";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { PostForm } from "~/components/ui/post-form";
import { todayIn } from "~/domain/holidays/calendar-day";
import { organiserPath } from "~/domain/lists/gift-list";
import { detailsSchema } from "~/domain/lists/list.schema";
import { readLimitedForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { listThere, readOrganiser } from "~/lists-cookie.server";

const TITLE = "Edit this list";
export const meta: MetaFunction = () => pageMeta(TITLE, undefined, { noindex: true })();

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = params.key ?? "";
  const asker = await readOrganiser(request, context, key);
  const view = await context.lists.view({ organiser: key }, asker);
  const { title, note, day } = listThere(view).details;
  return { title, note, day: day ?? "" };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const key = params.key ?? "";
  const asker = await readOrganiser(request, context, key);
  const today = todayIn("UTC", context.now());
  const schema = detailsSchema(today);
  const answer = await readLimitedForm(request, context, { schema, limit: "claim" });
  if (!answer.ok) return answer.response;
  const change = { change: "details", details: answer.value } as const;
  listThere(await context.lists.change(key, asker, change));
  return redirect(`${organiserPath(key)}?done=saved`, 303);
}

export default function EditList() {
  const fields = useLoaderData<typeof loader>();
  const { key = "" } = useParams();
  const answer = useFormAnswer<FormAnswer>();
  return (
    <PageOrDialog title={TITLE} back={organiserPath(key)}>
      <PostForm answer={answer} fields={fields}>
        {(field) => (
          <>
            <DetailsFields field={field} />
            <FormActions submit="Save" />
          </>
        )}
      </PostForm>
    </PageOrDialog>
  );
}
