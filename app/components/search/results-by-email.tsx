import { useEffect, useState } from "react";
import { useViewer } from "~/components/shell/viewer";
import { Checkbox } from "~/components/ui/checkbox";
import { EmailField } from "~/components/ui/field";
import { SUBSCRIBE_LABEL } from "~/domain/mail/mailing-list";
import type { SearchFormFields } from "~/domain/search/search-form";
import * as styles from "./results-by-email.css";

type Props = {
  fields: SearchFormFields;
  error?: string;
  idOf: (field: string) => string;
  /** Called with false while an address is needed and invalid. */
  onReady: (ready: boolean) => void;
};

/** A rough check while typing; the server checks the address when the form is sent. */
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const INVALID = "Please enter a valid email address";

/** The checkbox 'Email me the results' with the fields that it reveals. */
export function ResultsByEmail({ fields, error, idOf, onReady }: Props) {
  const viewer = useViewer();
  const [wanted, setWanted] = useState(Boolean(fields.emailResults));
  const [email, setEmail] = useState(fields.email ?? "");
  const valid = viewer !== null || SIMPLE_EMAIL.test(email.trim());
  const ready = !wanted || valid;
  useEffect(() => onReady(ready), [ready, onReady]);

  const emailError = email !== "" && !valid ? INVALID : valid ? undefined : error;
  const asksToSubscribe = !viewer?.isSubscribedToMailingList;
  return (
    <div className={styles.group}>
      <Checkbox
        id={idOf("emailResults")}
        name="emailResults"
        label={viewer ? `Email me the results (to ${viewer.email})` : "Email me the results"}
        defaultChecked={wanted}
        onCheckedChange={setWanted}
      />
      {(!viewer || asksToSubscribe) && (
        <div className={styles.more}>
          {!viewer && (
            <EmailField
              id={idOf("email")}
              name="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={email}
              error={emailError}
              onInput={(event) => setEmail(event.currentTarget.value)}
            />
          )}
          {asksToSubscribe && (
            <Checkbox
              id={idOf("subscribe")}
              name="subscribe"
              label={SUBSCRIBE_LABEL}
              defaultChecked={Boolean(fields.subscribe)}
            />
          )}
        </div>
      )}
    </div>
  );
}
