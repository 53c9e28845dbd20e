import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { FormAnswer } from "~/lib/form-errors";
import { Alert } from "./alert";
import { ErrorSummary } from "./error-summary";
import { stack } from "./page.css";

type FieldOf = (name: string) => {
  name: string;
  id: string;
  defaultValue?: string;
  error?: string;
};

type Props = {
  /** The form's action; defaults to the current route. */
  action?: string;
  /** Identifies the form if a screen has several. */
  intent?: string;
  answer?: FormAnswer;
  /** The fields' initial values. */
  fields?: Record<string, string>;
  /** Keeps the scroll position after the response. */
  stays?: boolean;
  children: (field: FieldOf) => ReactNode;
};

/**
 * A form that shows the errors and typed values of a refused post. `children` gets a function that
 * returns the name, id, value and error of a field.
 */
export function PostForm({ action, intent, answer, fields, stays, children }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const idOf = (field: string) => `${id}-${field}`;
  const errors = answer?.refused?.errors ?? {};
  const values = answer?.refused?.typed ?? fields ?? {};

  // Clear passwords, as a response without JavaScript does.
  useEffect(() => {
    if (!answer) return;
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("[type=password]") ?? []) {
      input.value = "";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [answer]);

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      preventScrollReset={stays}
      className={stack({ gap: "medium" })}
    >
      <ErrorSummary errors={errors} idOf={idOf} />
      {answer?.failure && <Alert>{answer.failure}</Alert>}
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children((name) => ({
        name,
        id: idOf(name),
        defaultValue: values[name],
        error: errors[name]?.[0],
      }))}
    </Form>
  );
}
