import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { CopyField } from "~/components/ui/copy-field";
import { FormPage } from "~/components/ui/form-page";
import { Notice } from "~/components/ui/notice";
import { recordSecurityEvent } from "~/domain/accounts/security-events.server";
import { hasFeed, renewFeed, revokeFeed } from "~/domain/people/calendar-feed.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";

const TITLE = "Your days in your own calendar";
export const meta = pageMeta(
  TITLE,
  "An address with which your calendar shows the days of your people.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  return { hasFeed: await hasFeed(context.db, userId) };
}

/** Creates or revokes an address. Only its hash is stored, so only this response can show it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db, origin, now } = context;
  const { userId } = await requireViewer(request, context);
  const intent = (await readForm(request)).get("intent");
  if (intent === "revoke") {
    await revokeFeed(db, userId);
    return { address: null };
  }
  const secret = await renewFeed(db, userId);
  await recordSecurityEvent(db, { userId }, { what: "calendar-made" }, now());
  return { address: `${origin}/calendar/${secret}.ics` };
}

export default function Calendar() {
  const { hasFeed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <FormPage title={TITLE}>
      <p>
        Your calendar can show the birthdays and holidays you chose, with an alert before each. Make
        an address here, and add it to your calendar as a subscription. Whoever has the address can
        read these days, so treat it like a password.
      </p>
      {answer?.address && (
        <>
          <Notice>Copy this address now. It is not shown again.</Notice>
          <CopyField label="Calendar address" name="address" text={answer.address} />
        </>
      )}
      {answer?.address === null && <Notice>The address is switched off.</Notice>}
      <Form method="post">
        <input type="hidden" name="intent" value="renew" />
        <button type="submit" className={button({ width: "full" })}>
          {hasFeed ? "Make a new address" : "Make the address"}
        </button>
      </Form>
      {hasFeed && (
        <Form method="post">
          <input type="hidden" name="intent" value="revoke" />
          <button type="submit" className={button({ look: "quiet", width: "full" })}>
            Switch the address off
          </button>
        </Form>
      )}
      <p>
        <Link to="/profile-cards">Back to your profile cards</Link>
      </p>
    </FormPage>
  );
}
