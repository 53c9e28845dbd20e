import { Form } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  to: string;
  fields?: Record<string, string>;
  children: ReactNode;
};

/** A button that opens `to` by a GET form: as a dialog with JavaScript, as a page without. */
export function GoButton({ to, fields = {}, children, ...button }: Props) {
  return (
    <Form method="get" action={to} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" {...button}>
        {children}
      </button>
    </Form>
  );
}
