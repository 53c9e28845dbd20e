import { type RefObject, useEffect } from "react";

/**
 * Fills a form with `data-draft` in with what was typed into it earlier in this visit by the same
 * viewer, as the script in the head has kept it (app/components/shell/before-paint.ts). What was typed since the page came stays.
 */
export function useDraft(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    try {
      const { viewer = "" } = document.documentElement.dataset;
      const kept = sessionStorage.getItem(`draft:${viewer}${location.pathname}${location.search}`);
      if (form.current && kept) fillIn(form.current, JSON.parse(kept));
    } catch {
      // Storage can be disabled, which throws.
    }
  }, [form]);
}

function fillIn(form: HTMLFormElement, kept: [string, string][]): void {
  for (const field of form.querySelectorAll("input")) {
    const values = kept.filter(([name]) => name === field.name).map(([, value]) => value);
    if (/radio|checkbox/.test(field.type)) {
      if (values.includes(field.value) !== field.checked) field.click();
    } else if (field.type !== "hidden" && field.value === field.defaultValue) {
      field.value = values[0] ?? "";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
