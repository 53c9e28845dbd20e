import { Link } from "@remix-run/react";
import { Suspense } from "react";
import { lazyComponent } from "~/components/ui/lazy-component";
import type { cookieNotice } from "~/lib/consent";
import { CookieChoice } from "./cookie-choice";
import * as styles from "./cookie-notice.css";

const Overlay = lazyComponent(async () => (await import("./declined-overlay")).DeclinedOverlay);

/** Asks for consent to cookies without blocking the page. */
export function CookiePrompt({ from }: { from: string }) {
  return (
    <aside className={styles.prompt} tabIndex={-1} aria-labelledby="cookie-prompt">
      <div className={styles.promptBar}>
        <div>
          {/* Not a heading: it is not part of the page's outline. */}
          <p id="cookie-prompt" className={styles.promptTitle}>
            May we count this visit?
          </p>
          <p className={styles.promptText}>
            If you accept, we count page views, without identifiers. No adverts, no other company.{" "}
            <Link to="/privacy#cookies">What is counted</Link>
          </p>
        </div>
        <CookieChoice from={from} />
      </div>
    </aside>
  );
}

type Props = { notice: ReturnType<typeof cookieNotice>; from: string };

/** The overlay for visitors who declined cookies; its code is loaded for them alone. */
export function LazyDeclinedOverlay({ notice, from }: Props) {
  return <Suspense>{notice === "overlay" && <Overlay from={from} />}</Suspense>;
}
