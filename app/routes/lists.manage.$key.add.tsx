import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData, useParams } from "@remix-run/react";
import { ShopFields } from "~/components/gifts/shop-fields";
import { useFormAnswer } from "~/components/shell/form-answer";
import { Field } from "~/components/ui/field";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { PostForm } from "~/components/ui/post-form";
import { LIST_LIMITS, organiserPath } from "~/domain/lists/gift-list";
import { typedGiftSchema } from "~/domain/lists/list.schema";
import { toListGift } from "~/domain/lists/typed-gift";
import { MARKETS } from "~/domain/shared/region";
import { parseForm, slowDown, typedIn } from "~/lib/form.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { listThere, readOrganiser } from "~/lists-cookie.server";
import { answerReading, keptAnswer, type ShopFormAnswer, withPicture } from "~/shop-form.server";

const TITLE = "Add a gift";
export const meta: MetaFunction = () => pageMeta(TITLE, undefined, { noindex: true })();

const FULL = `This list holds ${LIST_LIMITS.gifts} gifts, which is as many as it can.`;

async function readRegion({ request, params, context }: LoaderFunctionArgs) {
  const asker = await readOrganiser(request, context, params.key ?? "");
  const address = { organiser: params.key ?? "" };
  return { asker, region: listThere(await context.lists.view(address, asker)).details.region };
}

export async function loader(args: LoaderFunctionArgs) {
  const { region } = await readRegion(args);
  const kept = await keptAnswer(args.request, args.context);
  return { currency: MARKETS[region].currency, shown: kept?.shown };
}

/** Reads the page at the link, or adds a gift as it was typed. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { asker, region } = await readRegion(args);
  const wait = await context.limits.secondsToWait("claim", request);
  const form = await readForm(request);
  const refused = { typed: typedIn(form), errors: {} };
  if (wait !== null) return slowDown<ShopFormAnswer>(wait, withPicture(context, { refused }));
  if (form.get("intent") === "read") return answerReading(request, context, typedIn(form));
  const parsed = parseForm(form, typedGiftSchema(region, context.shops.rules));
  if (!parsed.ok) {
    const answer = withPicture(context, { refused: parsed.refused });
    return data<ShopFormAnswer>(answer, { status: 422 });
  }
  const key = params.key ?? "";
  const gift = toListGift(parsed.value, { ...context.shops, now: context.now() });
  const change = { change: "add", gift } as const;
  const outcome = listThere(await context.lists.change(key, asker, change));
  if (outcome === "full") {
    return data<ShopFormAnswer>({ refused, failure: FULL }, { status: 409 });
  }
  return redirect(`${organiserPath(key)}?done=added`, 303);
}

export default function AddGift() {
  const { currency, shown } = useLoaderData<typeof loader>();
  const { key = "" } = useParams();
  const answer = useFormAnswer<ShopFormAnswer>();
  return (
    <PageOrDialog title={TITLE} back={organiserPath(key)}>
      <PostForm answer={answer} fields={{ quantity: "1" }}>
        {(field) => (
          <>
            <ShopFields
              field={field}
              currency={currency}
              shown={answer?.shown ?? shown}
              said={answer?.said}
              hint="With a price, several people can chip in."
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
