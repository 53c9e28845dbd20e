import { useActionData, useLocation } from "@remix-run/react";
import { type FormEvent, type SyntheticEvent, useEffect, useRef } from "react";

/** Whether words would be lost by a navigation to a path, or by leaving the document (null). */
type Check = (path: string | null) => boolean;

/** The checks of all open forms: a router has one blocker, which asks for all of them. */
const checks = new Set<Check>();
let isPassing = false;

/** Whether a step to a path, or out of the document (null), would lose words. */
export const losesWords = (path: string | null) =>
  !isPassing && [...checks].some((check) => check(path));

/** Navigates without a question: for a step that loses nothing. */
export function passing(navigate: () => void): void {
  isPassing = true;
  try {
    navigate();
  } finally {
    isPassing = false;
  }
}

/** Registers a check while a component is shown. */
export function useCheck(check: Check): void {
  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    const current: Check = (path) => latest.current(path);
    checks.add(current);
    return () => void checks.delete(current);
  }, []);
}

/** What a form would send, by name; several values of one name are joined with spaces. */
export function typedWords(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    const word = typeof value === "string" ? value : value.name;
    typed[name] = name in typed ? `${typed[name]} ${word}` : word;
  }
  return typed;
}

const stateOf = (form: HTMLFormElement) => JSON.stringify(typedWords(form));
const formOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest("form") : null;

/**
 * Notices what is typed into the posted forms of a box and not saved. The box spreads `watch`.
 * A form is unsaved while it differs from what it was before its first use, or from what was last
 * saved, or if it shows refused words (`data-unsaved`).
 */
export function useUnsavedForms() {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(new WeakMap<HTMLFormElement, string>());
  const sent = useRef<[HTMLFormElement, string] | null>(null);
  const { key } = useLocation();
  const answer = useActionData();

  // A location without an answer of the action: what was sent is saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is a new answer.
  useEffect(() => {
    // It may be shown in other words than it was sent, so it counts as not yet used.
    if (sent.current && !answer) known.current.delete(sent.current[0]);
    sent.current = null;
  }, [key, answer]);

  function isUnsaved(form: HTMLFormElement): boolean {
    if (form.dataset.unsaved !== undefined) return true;
    const before = known.current.get(form);
    return before !== undefined && before !== stateOf(form);
  }

  function notice(event: SyntheticEvent) {
    const form = formOf(event);
    if (form && !known.current.has(form)) known.current.set(form, stateOf(form));
  }

  function send(event: FormEvent) {
    const form = formOf(event);
    if (form?.method !== "post") return;
    sent.current = [form, stateOf(form)];
    // The router asks its blocker while the event is handled.
    isPassing = true;
    setTimeout(() => {
      isPassing = false;
    });
  }

  const hasUnsaved = () =>
    [...(box.current?.querySelectorAll<HTMLFormElement>("form[method=post]") ?? [])].some(
      isUnsaved,
    );
  useCheck(hasUnsaved);
  const watch = {
    ref: box,
    onFocusCapture: notice,
    onPointerDownCapture: notice,
    onKeyDownCapture: notice,
    onSubmitCapture: send,
  };
  return { watch, isUnsaved, hasUnsaved };
}
