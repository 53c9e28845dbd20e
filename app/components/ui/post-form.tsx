import { Form } from "@remix-run/react";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { FormAnswer } from "~/lib/form-errors";
import { Alert } from "./alert";
import { ErrorSummary } from "./error-summary";
import { stack } from "./page.css";

/** The attributes of a field of the form, by its name. */
export type FieldOf = (name: string) => {
  name: string;
  id: string;
  defaultValue?: string;
  error?: string;
};

type Props = {
  id?: string;
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

const EmptiedContext = createContext(false);
/** Whether the browser emptied the passwords of the form: the page itself is the refusal. */
export const useWasEmptied = () => useContext(EmptiedContext);

const isRefusal = (answer?: FormAnswer) => Boolean(answer?.refused || answer?.failure);

/**
 * A form that shows the errors and typed values of a refused post. `children` gets a function that
 * returns the name, id, value and error of a field.
 */
export function PostForm({ action, intent, answer, fields, stays, children, ...rest }: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const form = useRef<HTMLFormElement>(null);
  const idOf = (field: string) => `${id}-${field}`;
  const errors = answer?.refused?.errors ?? {};
  const values = answer?.refused?.typed ?? fields ?? {};

  const [firstAnswer] = useState(answer);
  const wasEmptied = isRefusal(answer) && answer === firstAnswer;

  // A password that was accepted is not needed here any more.
  useEffect(() => {
    if (!answer || isRefusal(answer)) return;
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("[type=password]") ?? []) {
      input.value = "";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [answer]);

  return (
    <Form
      ref={form}
      id={id}
      data-unsaved={answer?.refused ? "" : undefined}
      method="post"
      action={action}
      noValidate
      preventScrollReset={stays}
      className={stack({ gap: "medium" })}
    >
      <ErrorSummary errors={errors} idOf={idOf} />
      {answer?.failure && <Alert>{answer.failure}</Alert>}
      {intent && <input type="hidden" name="intent" value={intent} />}
      <EmptiedContext.Provider value={wasEmptied}>
        {children((name) => ({
          name,
          id: idOf(name),
          defaultValue: values[name],
          error: errors[name]?.[0],
        }))}
      </EmptiedContext.Provider>
    </Form>
  );
}
