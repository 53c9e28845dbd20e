import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useActionData, useLoaderData, useParams } from "@remix-run/react";
import { claimByForm, readOpenGift } from "~/claim.server";
import { type ClaimAnswer, ClaimPage } from "~/components/lists/claim-page";
import { Field } from "~/components/ui/field";
import { formatAmount, missingOf } from "~/domain/lists/gift-list";
import { chipInSchema } from "~/domain/lists/list.schema";
import { currencySign } from "~/domain/shared/currency";
import { pageMeta } from "~/lib/page-meta";

const TITLE = "Chip in";
export const meta: MetaFunction = () => pageMeta(TITLE, undefined, { noindex: true })();

export const loader = (args: LoaderFunctionArgs) => readOpenGift(args);
export const action = (args: ActionFunctionArgs) => claimByForm(args, chipInSchema);

export default function ChipIn() {
  const { claimId } = useLoaderData<typeof loader>();
  const { gift = "" } = useParams();
  const answer: ClaimAnswer | undefined = useActionData<typeof action>();
  return (
    <ClaimPage
      {...{ title: TITLE, giftId: gift, claimId, answer }}
      isOpen={(gift) => missingOf(gift) > 0}
    >
      {(field, gift) => (
        <Field
          {...field("amount")}
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          sign={currencySign(gift.currency ?? "GBP")}
          hint={`${formatAmount(missingOf(gift), gift.currency)} still missing. No money passes through Ribbon: agree among yourselves who buys it.`}
        />
      )}
    </ClaimPage>
  );
}
