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
  /** Where the form posts to; this screen if nothing is said. */
  action?: string;
  /** Which of a screen's forms this is. */
  intent?: string;
  answer?: FormAnswer;
  /** What the fields start with. */
  fields?: Record<string, string>;
  /** Stays where it is on the screen when the answer comes. */
  stays?: boolean;
  children: (field: FieldOf) => ReactNode;
};

/**
 * A form that is posted and comes back with what was typed and what is wrong with it. `children`
 * asks for the name, id, value and error of each field.
 */
export function PostForm({ action, intent, answer, fields, stays, children }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const idOf = (field: string) => `${id}-${field}`;
  const errors = answer?.refused?.errors ?? {};
  const values = answer?.refused?.typed ?? fields ?? {};

  // A page from the server never repeats a password; neither does this one.
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
