import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { type MetaFunction, useActionData, useLoaderData, useParams } from "@remix-run/react";
import { Field } from "~/components/ui/field";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { PostForm } from "~/components/ui/post-form";
import { LIST_LIMITS, organiserPath } from "~/domain/lists/gift-list";
import { typedGiftSchema } from "~/domain/lists/list.schema";
import { MARKETS } from "~/domain/shared/region";
import { parseForm, slowDown, typedIn } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { listThere, readListAsker } from "~/lists-cookie.server";

const TITLE = "Add a gift";
export const meta: MetaFunction = () => pageMeta(TITLE, undefined, { noindex: true })();

const FULL = `This list holds ${LIST_LIMITS.gifts} gifts, which is as many as it can.`;

async function readRegion({ request, params, context }: LoaderFunctionArgs) {
  const asker = await readListAsker(request, context);
  const address = { organiser: params.key ?? "" };
  return { asker, region: listThere(await context.lists.view(address, asker)).details.region };
}

export async function loader(args: LoaderFunctionArgs) {
  return { sign: MARKETS[(await readRegion(args)).region].symbol };
}

/** Adds a gift as it was typed. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { asker, region } = await readRegion(args);
  const wait = await context.limits.secondsToWait("claim", request);
  const form = await readForm(request);
  const refused = { typed: typedIn(form), errors: {} };
  if (wait !== null) return slowDown<FormAnswer>(wait, { refused });
  const parsed = parseForm(form, typedGiftSchema(region));
  if (!parsed.ok) return data<FormAnswer>({ refused: parsed.refused }, { status: 422 });
  const key = params.key ?? "";
  const change = { change: "add", gift: parsed.value } as const;
  const outcome = listThere(await context.lists.change(key, asker, change));
  if (outcome === "full") return data<FormAnswer>({ refused, failure: FULL }, { status: 409 });
  return redirect(`${organiserPath(key)}?done=added`, 303);
}

export default function AddGift() {
  const { sign } = useLoaderData<typeof loader>();
  const { key = "" } = useParams();
  const answer: FormAnswer | undefined = useActionData<typeof action>();
  return (
    <PageOrDialog title={TITLE} back={organiserPath(key)}>
      <PostForm answer={answer} fields={{ quantity: "1" }}>
        {(field) => (
          <>
            <Field
              {...field("title")}
              label="Title"
              maxLength={LIST_LIMITS.giftTitle}
              autoComplete="off"
            />
            <Field
              {...field("link")}
              label="Link"
              inputMode="url"
              maxLength={LIST_LIMITS.url}
              autoComplete="off"
              optional
            />
            <Field
              {...field("price")}
              label="Price"
              inputMode="decimal"
              autoComplete="off"
              sign={sign}
              hint="With a price, several people can chip in."
              optional
            />
            <Field
              {...field("quantity")}
              label="How many"
              type="number"
              min={1}
              max={LIST_LIMITS.quantity}
            />
            <FormActions submit="Save" />
          </>
        )}
      </PostForm>
    </PageOrDialog>
  );
}
