import { useFetcher } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import type { Consent } from "~/lib/consent";
import * as styles from "./cookie-notice.css";

type ChoiceProps = {
  from: string;
  /** "ask" deletes the choice, so that the prompt is shown again. */
  consent: Consent | "ask";
  look?: "primary" | "quiet";
  children: string;
};

/** One choice about cookies: a form, so that it works without JavaScript. */
export function CookieForm({ from, consent, look = "quiet", children }: ChoiceProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/cookies" preventScrollReset>
      <input type="hidden" name="consent" value={consent} />
      <input type="hidden" name="from" value={from} />
      <button type="submit" className={button({ look })}>
        {children}
      </button>
    </fetcher.Form>
  );
}

/** Accept and Decline, equally prominent. */
export function CookieChoice({ from }: { from: string }) {
  return (
    <div className={styles.choices}>
      <CookieForm from={from} consent="accepted">
        Accept
      </CookieForm>
      <CookieForm from={from} consent="declined">
        Decline
      </CookieForm>
    </div>
  );
}
