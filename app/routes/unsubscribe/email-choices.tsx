import { Form } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { page, stack } from "~/components/ui/page.css";
import type { EmailPreferences, Stoppable } from "~/domain/mail/email-preferences";

type Done = Stoppable | "silence-ended" | null;
type Props = { preferences: EmailPreferences; done: Done };

const DONE_TEXTS: Record<Exclude<Done, null>, string> = {
  "mailing-list": "Unsubscribed from mailing list",
  reminders: "All reminders are stopped.",
  everything: "You get no more mail from us, except what you need to use an account.",
  "silence-ended": "You can get mail from us again.",
};

/** The mail that an address gets, with a button to stop each kind. */
export function EmailChoices({ preferences, done }: Props) {
  const { email, isSubscribed, hasReminders, isSuppressed } = preferences;
  return (
    <div className={page({ width: "text" })}>
      <div className={stack({ gap: "large" })}>
        <h1>Email preferences</h1>
        {done && <p role="status">{DONE_TEXTS[done]}</p>}
        <p>These are the choices of {email}.</p>
        <section className={stack({ gap: "small" })} aria-labelledby="list">
          <h2 id="list">Mailing list</h2>
          <p>
            {isSubscribed ? "You are on the mailing list." : "You are not on the mailing list."}
          </p>
          {isSubscribed && <Choice name="stop" value="mailing-list" label="Unsubscribe" />}
        </section>
        <section className={stack({ gap: "small" })} aria-labelledby="reminders">
          <h2 id="reminders">Reminders</h2>
          <p>
            {hasReminders
              ? "You get reminders before the days you chose."
              : "You get no reminders by mail."}
          </p>
          {hasReminders && <Choice name="stop" value="reminders" label="Stop all reminders" />}
        </section>
        <section className={stack({ gap: "small" })} aria-labelledby="everything">
          <h2 id="everything">Everything else</h2>
          <p>
            {isSuppressed
              ? "We send nothing to this address, except what its owner needs to use an account."
              : "Others can type your address to have search results sent to it. You can stop that, and all else, for good."}
          </p>
          {isSuppressed ? (
            <Choice name="resume" value="yes" label="Allow mail again" />
          ) : (
            <Choice name="stop" value="everything" label="Stop all mail" />
          )}
        </section>
      </div>
    </div>
  );
}

function Choice({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name={name} value={value} />
      <button type="submit" className={button({ look: "quiet" })}>
        {label}
      </button>
    </Form>
  );
}
