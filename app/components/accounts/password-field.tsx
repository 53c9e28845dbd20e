import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { FieldFrame } from "~/components/ui/field";
import { hiddenText } from "~/components/ui/page.css";
import { useWasEmptied } from "~/components/ui/post-form";
import { passwordStrength, STRENGTH } from "~/domain/accounts/password-strength";
import * as styles from "./password-field.css";

type Props = Pick<ComponentProps<typeof FieldFrame>, "id" | "label" | "hint" | "error"> & {
  name: string;
  autoComplete: "current-password" | "new-password";
  minLength?: number;
  onType?: (password: string) => void;
};
type NewProps = Omit<Props, "autoComplete" | "minLength" | "onType">;

const TYPE_AGAIN = "Please type it again: a password is never sent back to a page.";

/**
 * A password, which can be shown where there are scripts. Where a refusal emptied it, the hint says why
 * (docs/decisions/089-passwords-are-not-sent-back.md).
 */
export function PasswordField({ id, label, error, onType, ...rest }: Props) {
  const { hint, ...input } = rest;
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const why = useWasEmptied() ? TYPE_AGAIN : undefined;

  // Sent as a password, so that password managers take it for one and the next page shows none.
  useEffect(() => {
    const { form } = field.current ?? {};
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={[why, hint].filter(Boolean).join(" ") || undefined}
      error={error}
    >
      {(tied) => (
        <div className={styles.frame}>
          <input
            {...tied}
            {...input}
            ref={field}
            type={isShown ? "text" : "password"}
            className={styles.input}
            maxLength={256}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onInput={(event) => onType?.(event.currentTarget.value)}
            required
          />
          {hydrated && (
            <button
              type="button"
              className={styles.show}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              Show<span className={hiddenText}> {label.toLowerCase()}</span>
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** A new password, with a hint on how hard it is to guess. */
export function NewPasswordField(props: NewProps) {
  const [typed, setTyped] = useState("");
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      minLength={8}
      hint={STRENGTH[passwordStrength(typed)]}
      onType={setTyped}
    />
  );
}

/** The new password again. `new-password` makes password managers fill it in too. */
export function ConfirmPasswordField(props: NewProps) {
  return <PasswordField {...props} autoComplete="new-password" />;
}
