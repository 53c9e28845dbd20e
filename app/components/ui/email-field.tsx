import type { ComponentProps } from "react";
import { Field } from "./field";

type Props = Omit<ComponentProps<typeof Field>, "type" | "label"> & { label?: string };

/**
 * An email address. The default `autoComplete` is for the address that identifies an account, which
 * password managers store as the username (https://web.dev/articles/sign-in-form-best-practices).
 */
export function EmailField(props: Props) {
  // 254 is LONGEST_EMAIL of email-address.schema.ts, which components of the kit may not import.
  return <Field label="Email" autoComplete="username" maxLength={254} {...props} type="email" />;
}
