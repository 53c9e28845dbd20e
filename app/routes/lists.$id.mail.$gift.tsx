import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { type MetaFunction, useActionData, useLoaderData, useParams } from "@remix-run/react";
import { Checkbox } from "~/components/ui/checkbox";
import { EmailField } from "~/components/ui/field";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { PostForm } from "~/components/ui/post-form";
import { mailClaimLink } from "~/domain/lists/claim-link.server";
import { listPath } from "~/domain/lists/gift-list";
import { remindedAt } from "~/domain/lists/giver-reminders.server";
import { claimMailSchema } from "~/domain/lists/list.schema";
import { admitListMail } from "~/domain/lists/list-limits.server";
import { tooManyMails } from "~/domain/mail/typed-mail-limits.server";
import { clientKey } from "~/domain/shared/client-address";
import { parseForm, slowDown, typedIn } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { listThere, readListAsker } from "~/lists-cookie.server";

const TITLE = "Email me a link";
export const meta: MetaFunction = () => pageMeta(TITLE, undefined, { noindex: true })();

/** The claim of this browser that the address names, and whether there is time for a reminder; or 404. */
async function readClaim({ request, params, context }: LoaderFunctionArgs) {
  const asker = await readListAsker(request, context);
  const list = listThere(await context.lists.view({ giver: params.id ?? "" }, asker));
  const claimId = new URL(request.url).searchParams.get("claim");
  const gift = list.gifts.find(({ id }) => id === params.gift);
  const claim = gift?.claims.find(({ id, isMine }) => isMine && id === claimId);
  if (!gift || !claim) throw new Response(null, { status: 404 });
  const { day } = list.details;
  const canRemind = day !== null && remindedAt(day) > context.now();
  return { asker, giftId: gift.id, claimId: claim.id, title: gift.title, canRemind };
}

export async function loader(args: LoaderFunctionArgs) {
  const { title, canRemind } = await readClaim(args);
  return { title, canRemind };
}

/** Mails the link by which the claim is taken back, and keeps the address for a reminder if wanted. */
export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const id = params.id ?? "";
  const form = await readForm(request);
  const { asker, giftId, claimId, canRemind } = await readClaim(args);
  const parsed = parseForm(form, claimMailSchema);
  if (!parsed.ok) return data<FormAnswer>({ refused: parsed.refused }, { status: 422 });
  const { email, remind } = parsed.value;
  const isReminded = remind && canRemind;
  const { db, links, origin } = context;
  const now = context.now();
  const client = clientKey(request.headers.get("CF-Connecting-IP"));
  const waitToMail = context.limits.waitToMail(request);
  const admission = await admitListMail({ db, waitToMail }, { client, email, isReminded }, now);
  if (typeof admission === "number") {
    const refused = { typed: typedIn(form), errors: {} };
    return slowDown<FormAnswer>(admission, { refused }, tooManyMails(admission));
  }
  if (admission === null) {
    const reminder = { email, giftId, claimId, origin };
    if (isReminded) listThere(await context.lists.remind(id, asker, reminder));
    const claim = { list: id, gift: giftId, claim: claimId };
    await mailClaimLink({ db, ...links }, email, claim, isReminded, now);
    context.sendMailSoon();
  }
  return redirect(`${listPath(id)}?done=mailed`, 303);
}

export default function MailClaim() {
  const { title, canRemind } = useLoaderData<typeof loader>();
  const { id = "" } = useParams();
  const answer: FormAnswer | undefined = useActionData<typeof action>();
  return (
    <PageOrDialog title={TITLE} back={listPath(id)}>
      <p>{title}: with the link you can take it back from any browser.</p>
      <PostForm answer={answer}>
        {(field) => (
          <>
            <EmailField {...field("email")} autoComplete="email" />
            {canRemind && <Checkbox name="remind" label="Remind me a week before the day" />}
            <FormActions submit="Send" />
          </>
        )}
      </PostForm>
    </PageOrDialog>
  );
}
