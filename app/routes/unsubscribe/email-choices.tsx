import { Form } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { FormPage } from "~/components/ui/form-page";
import { Notice } from "~/components/ui/notice";
import { muted } from "~/components/ui/page.css";
import type { EmailPreferences, Stoppable } from "~/domain/mail/email-preferences";
import * as styles from "./email-choices.css";

type Done = Stoppable | "silence-ended" | null;
type Props = { preferences: EmailPreferences; done: Done };

const DONE_TEXTS: Record<Exclude<Done, null>, string> = {
  "mailing-list": "Unsubscribed from mailing list",
  reminders: "All reminders are stopped.",
  answers: "You get no more mails about answers to what you asked.",
  everything: "You get no more mail from us, except what you need to use an account.",
  "silence-ended": "You can get mail from us again.",
};

/** The kinds of mail an address gets, each with a button to stop it. */
export function EmailChoices({ preferences, done }: Props) {
  const { email, isSubscribed, hasReminders, hasAnswers, isSuppressed } = preferences;
  return (
    <FormPage title="Email preferences">
      {done && <Notice>{DONE_TEXTS[done]}</Notice>}
      <p>What we may send to {email}.</p>
      <section className={styles.part} aria-labelledby="list">
        <h2 id="list">Mailing list</h2>
        <p className={muted}>
          {isSubscribed ? "You are on the mailing list." : "You are not on the mailing list."}
        </p>
        {isSubscribed && <Choice name="stop" value="mailing-list" label="Unsubscribe" />}
      </section>
      <section className={styles.part} aria-labelledby="reminders">
        <h2 id="reminders">Reminders</h2>
        <p className={muted}>
          {hasReminders
            ? "You get reminders before the days you chose."
            : "You get no reminders by mail."}
        </p>
        {hasReminders && <Choice name="stop" value="reminders" label="Stop all reminders" />}
      </section>
      {hasAnswers && (
        <section className={styles.part} aria-labelledby="answers">
          <h2 id="answers">Answers</h2>
          <p className={muted}>You are told when somebody you asked answers.</p>
          <Choice name="stop" value="answers" label="Stop mails about answers" />
        </section>
      )}
      <section className={styles.part} aria-labelledby="everything">
        <h2 id="everything">Everything else</h2>
        <p className={muted}>
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
    </FormPage>
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
