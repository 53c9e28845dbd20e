import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { button } from "~/components/ui/button.css";
import { CopyField } from "~/components/ui/copy-field";
import { actions } from "~/components/ui/dialog.css";
import { useRefusal } from "./refused";
import * as styles from "./share-search.css";

export type Share = {
  address: string;
  /** The last day on which the address works, as the region writes it. */
  until: string;
  /** For who may leave the age out: whether it is. */
  isAgeLeftOut: boolean | null;
};

const ID = "share";
const TITLE_ID = "share-title";
/** React 18 knows no popovers: https://html.spec.whatwg.org/multipage/popover.html */
const opens = { popovertarget: ID, popovertargetaction: "show" };
const closes = { popovertarget: ID, popovertargetaction: "hide" };

/**
 * A button that shows the address of the results and for how long it works; with JavaScript it also opens
 * the system's sheet for sharing, or else copies the address.
 */
export function ShareSearch({ address, until, isAgeLeftOut }: Share) {
  const [said, setSaid] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const refusal = useRefusal("share");
  // What was refused stands below the brief, which the panel would cover.
  useEffect(() => {
    if (refusal) panel.current?.hidePopover?.();
  }, [refusal]);

  async function share() {
    // Emptied first, because screen readers announce a change only.
    setSaid("");
    setSaid(await shareOrCopy(address));
  }

  return (
    <div className={styles.share}>
      <button
        type="button"
        className={button({ look: "quiet", size: "small" })}
        onClick={share}
        {...opens}
      >
        Share
      </button>
      {isAgeLeftOut && <p role="status">Others do not see the age.</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form */}
      <div
        ref={panel}
        id={ID}
        role="group"
        aria-labelledby={TITLE_ID}
        className={styles.panel}
        {...{ popover: "auto" }}
      >
        <p id={TITLE_ID} className={styles.title}>
          Share these ideas
        </p>
        <p>Everybody with this address can see these ideas until {until}.</p>
        <CopyField label="Address" name="results-address" text={address} said={said} />
        {isAgeLeftOut !== null && (
          <Form method="post" replace preventScrollReset className={styles.age}>
            <input type="hidden" name="age" value={isAgeLeftOut ? "shown" : "left-out"} />
            <p>
              {isAgeLeftOut
                ? "The age is left out for everybody but you."
                : "They see the age that you typed."}
            </p>
            <button type="submit" className={button({ look: "quiet" })}>
              {isAgeLeftOut ? "Show the age" : "Leave out the age"}
            </button>
          </Form>
        )}
        <p className={actions}>
          <button type="button" className={button({ look: "quiet" })} {...closes}>
            Close
          </button>
        </p>
      </div>
    </div>
  );
}

/** Offers the system's sheet, else copies the address; returns what is said of it. */
export async function shareOrCopy(address: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: address });
      return "";
    }
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === "AbortError") return "";
  }
  try {
    await navigator.clipboard.writeText(address);
    return "Address copied";
  } catch {
    return "Copying is not allowed here. Please copy the address yourself.";
  }
}
