import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useActionData, useLoaderData, useParams } from "@remix-run/react";
import { claimByForm, readOpenGift } from "~/claim.server";
import { type ClaimAnswer, ClaimPage } from "~/components/lists/claim-page";
import { Field } from "~/components/ui/field";
import { canGet } from "~/domain/lists/gift-list";
import { getSchema } from "~/domain/lists/list.schema";
import { pageMeta } from "~/lib/page-meta";

const TITLE = "I'll get this one";
export const meta: MetaFunction = () => pageMeta(TITLE, undefined, { noindex: true })();

export const loader = (args: LoaderFunctionArgs) => readOpenGift(args);
export const action = (args: ActionFunctionArgs) => claimByForm(args, getSchema);

export default function GetGift() {
  const { claimId } = useLoaderData<typeof loader>();
  const { gift = "" } = useParams();
  const answer: ClaimAnswer | undefined = useActionData<typeof action>();
  return (
    <ClaimPage {...{ title: TITLE, giftId: gift, claimId, answer }} isOpen={canGet}>
      {(field, { left, quantity }) =>
        quantity > 1 && (
          <Field
            {...field("quantity")}
            label="How many"
            type="number"
            min={1}
            max={left}
            hint={`${left} of ${quantity} still to get.`}
            defaultValue={field("quantity").defaultValue ?? "1"}
          />
        )
      }
    </ClaimPage>
  );
}
