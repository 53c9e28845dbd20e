import { type ComponentProps, useState } from "react";
import { Field } from "~/components/ui/field";
import { passwordStrength, STRENGTH } from "~/domain/accounts/password-strength";

type Props = Omit<ComponentProps<typeof Field>, "type" | "hint" | "defaultValue">;

/** A new password, with a hint on how hard it is to guess. */
export function NewPasswordField(props: Props) {
  const [typed, setTyped] = useState("");
  return (
    <Field
      {...props}
      type="password"
      autoComplete="new-password"
      minLength={8}
      maxLength={256}
      hint={STRENGTH[passwordStrength(typed)]}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

/** The new password again. `new-password` makes password managers fill it in too. */
export function ConfirmPasswordField(props: Props) {
  return <Field {...props} type="password" autoComplete="new-password" maxLength={256} />;
}
