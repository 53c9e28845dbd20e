import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { DeadLink } from "~/components/shell/dead-link";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { chooseReminder, readReminderChoice } from "~/domain/reminders/reminder-choices.server";
import { pageMeta } from "~/lib/page-meta";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Shows the effect of a link in a reminder. Changes nothing, as mail scanners open every link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, links } = context;
  const choice = await readReminderChoice({ db, ...links }, tokenOf(request), context.now());
  const done = new URL(request.url).searchParams.has("done");
  return data({ choice, done }, { status: choice ? 200 : 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { db, links } = context;
  const token = tokenOf(request);
  const worked = await chooseReminder({ db, ...links }, token, context.now());
  if (!worked) return data(null, { status: 404 });
  return redirect(`/reminders?${new URLSearchParams({ token, done: "yes" })}`, 303);
}

export const meta = pageMeta("Reminders", undefined, { noindex: true });

export default function Reminders() {
  const { choice, done } = useLoaderData<typeof loader>();
  if (!choice) return <DeadLink />;
  const { action, cardName, holiday, day } = choice;
  const skips = action === "skip";
  return (
    <MessagePage title={skips ? "Skip this year" : `Stop reminders for ${cardName}`}>
      {done ? (
        <p role="status">
          {skips
            ? `You get no reminder of ${cardName}: ${holiday} on ${day}. The next one is as usual.`
            : `You get no more reminders for ${cardName}.`}
        </p>
      ) : (
        <>
          <p>
            {skips
              ? `Do you want no reminder of ${cardName}: ${holiday} on ${day}?`
              : `Do you want no more reminders for ${cardName}?`}
          </p>
          <Form method="post">
            <button type="submit" className={button()}>
              Yes
            </button>
          </Form>
        </>
      )}
      <p>
        <Link to="/profile-cards">Your profile cards</Link>
      </p>
    </MessagePage>
  );
}
