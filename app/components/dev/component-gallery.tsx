import type { ReactNode } from "react";
import { BudgetChips } from "~/components/search/budget-chips";
import { InterestsField } from "~/components/search/interests-field";
import { ProductCardSkeleton } from "~/components/search/product-card-skeleton";
import { HeaderMenu } from "~/components/shell/header-menu";
import { entry } from "~/components/shell/header-menu.css";
import { Alert } from "~/components/ui/alert";
import { badge } from "~/components/ui/badge.css";
import { button } from "~/components/ui/button.css";
import { card } from "~/components/ui/card.css";
import { Checkbox } from "~/components/ui/checkbox";
import { EmptyState } from "~/components/ui/empty-state";
import { Field, TextArea } from "~/components/ui/field";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import * as styles from "./component-gallery.css";

const LOOKS = ["primary", "quiet", "plain"] as const;
const TONES = ["plain", "sample", "strong"] as const;

/** Every component in every static state, in one theme. */
export function ComponentGallery({ theme }: { theme: "dark" | "light" }) {
  const id = (name: string) => `${theme}-${name}`;
  return (
    <section className={styles.theme} data-theme={theme} aria-labelledby={id("title")}>
      <h2 id={id("title")}>{theme === "dark" ? "Dark" : "Light"}</h2>
      <Part title="Button">
        <div className={styles.row}>
          {LOOKS.map((look) => (
            <button key={look} type="button" className={button({ look })}>
              {look}
            </button>
          ))}
          <button type="button" className={button({ size: "small" })}>
            small
          </button>
          <button type="button" className={button()} disabled>
            disabled
          </button>
        </div>
      </Part>
      <Part title="Field">
        <div className={styles.grid}>
          <Field id={id("hint")} name="hint" label="With a hint" hint="E.g. Mother, Friend, Boss" />
          <Field id={id("sign")} name="sign" label="With a sign" sign="£" optional />
          <Field
            id={id("error")}
            name="error"
            label="With an error"
            error="Please enter a valid number"
            defaultValue="twelve"
          />
          <InterestsField id={id("chips")} name="chips" label="Chips" defaultValue="Tea, Golf" />
          <BudgetChips />
          <TextArea id={id("lines")} name={id("lines")} label="Several lines" rows={3} />
          <Checkbox id={id("tick")} name="tick" label="A checkbox" defaultChecked />
        </div>
      </Part>
      <Part title="Card, badge and dialog">
        <div className={styles.grid}>
          <div className={card()}>
            <p>On paper, with</p>
            <Field id={id("paper")} name="paper" label="Name" hint="A hint" error="An error" />
          </div>
          <div className={card({ look: "outline" })}>Drawn on the background</div>
          <div className={card({ padding: "large" })}>
            <div className={styles.row}>
              <button type="button" className={button()}>
                Confirm
              </button>
              <button type="button" className={button({ look: "quiet" })}>
                Cancel
              </button>
            </div>
          </div>
        </div>
        <div className={styles.row}>
          {TONES.map((tone) => (
            <span key={tone} className={badge({ tone })}>
              {tone}
            </span>
          ))}
        </div>
      </Part>
      <Part title="Alert and notice">
        <Alert>Something is wrong.</Alert>
        <Notice>Something went well.</Notice>
      </Part>
      <Part title="Menu">
        <div className={styles.row}>
          <HeaderMenu control="A menu">
            <li>
              <button type="button" className={entry}>
                An entry
              </button>
            </li>
          </HeaderMenu>
        </div>
      </Part>
      <Part title="Spinner, skeleton and empty state">
        <div className={styles.grid}>
          <Spinner label="Looking for gift ideas…" />
          <ProductCardSkeleton />
          <EmptyState>
            <p>Nothing here yet.</p>
          </EmptyState>
        </div>
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
