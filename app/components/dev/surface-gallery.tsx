import { RecoveryCodes } from "~/components/accounts/recovery-codes";
import { AnswerForm } from "~/components/asking/answer-form";
import { AnswersList } from "~/components/asking/answers-list";
import { SavingProduct } from "~/components/gifts/saving";
import { Initial } from "~/components/people/initial";
import { ProductCardSkeleton } from "~/components/search/product-card-skeleton";
import { HeaderMenu } from "~/components/shell/header-menu";
import { entry } from "~/components/shell/header-menu.css";
import { Alert } from "~/components/ui/alert";
import { errorLink, errors } from "~/components/ui/alert.css";
import { badge } from "~/components/ui/badge.css";
import { button } from "~/components/ui/button.css";
import { card } from "~/components/ui/card.css";
import { formActions } from "~/components/ui/dialog.css";
import { EmptyState } from "~/components/ui/empty-state";
import { Field } from "~/components/ui/field";
import { Illustration } from "~/components/ui/illustration";
import { Notice } from "~/components/ui/notice";
import { panel } from "~/components/ui/page.css";
import { pagePanel } from "~/components/ui/page-or-dialog.css";
import { Spinner } from "~/components/ui/spinner";
import * as styles from "./component-gallery.css";
import { ANSWERS } from "./examples";
import { Part } from "./part";

const TONES = ["plain", "sample", "strong"] as const;
const PICTURES = ["presents", "open-box", "untied", "bow"] as const;

/** Boxes, dialogs, messages and what stands where something is missing. */
export function SurfaceGallery() {
  return (
    <>
      <Part title="Card, panel and badge">
        <div className={styles.grid}>
          <div className={card()}>
            <p>On paper, with</p>
            <Field id="paper" name="paper" label="Name" hint="A hint" error="An error" />
          </div>
          <div className={card({ look: "outline" })}>Drawn on the background</div>
          <div className={panel}>Raised, for a form</div>
        </div>
        <div className={styles.row}>
          {TONES.map((tone) => (
            <span key={tone} className={badge({ tone })}>
              {tone}
            </span>
          ))}
        </div>
      </Part>
      <Part title="Dialog: a question on paper, a form on raised">
        <div className={styles.grid}>
          <div className={pagePanel({ surface: "paper" })}>
            <h3>Delete profile card</h3>
            <p>Are you sure? This action cannot be undone.</p>
            <Actions submit="Delete" />
          </div>
          <div className={pagePanel({ surface: "raised" })}>
            <h3>Add Custom Holiday</h3>
            <Field id="holiday" name="holiday" label="Name" />
            <Actions submit="Save" />
          </div>
        </div>
      </Part>
      <Part title="Initial, and what is being saved">
        <div className={styles.row}>
          {["Anna", "Bert", "Carla", "Dora", "Emil", "Zoë"].map((name, place) => (
            <Initial key={name} card={{ id: String(place), name }} />
          ))}
        </div>
        <SavingProduct title="Cast iron teapot" price="£24.90" />
      </Part>
      <Part title="Messages">
        <Alert>Something is wrong.</Alert>
        {/* The error summary itself would take the focus. */}
        <Alert>
          <p>Please check the form:</p>
          <ul className={errors}>
            <li>
              <a className={errorLink} href="#error">
                Please enter a valid number
              </a>
            </li>
          </ul>
        </Alert>
        <Notice>Something went well.</Notice>
        <RecoveryCodes codes={["ABCDE-FGHJK-MNPQR", "STVWX-YZ012-34567"]} />
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
            <button type="button" className={button()}>
              Add New
            </button>
          </EmptyState>
        </div>
      </Part>
      <Part title="What a recipient is asked, and answered">
        <div className={styles.grid}>
          <div className={panel}>
            <AnswerForm answers={ANSWERS} />
          </div>
          <div className={card()}>
            <AnswersList answers={ANSWERS} />
          </div>
        </div>
      </Part>
      <Part title="Art">
        <div className={styles.row}>
          {PICTURES.map((picture) => (
            <Illustration key={picture} picture={picture} lazy />
          ))}
        </div>
      </Part>
    </>
  );
}

function Actions({ submit }: { submit: string }) {
  return (
    <div className={formActions}>
      <button type="button" className={button({ look: "quiet" })}>
        Cancel
      </button>
      <button type="button" className={button()}>
        {submit}
      </button>
    </div>
  );
}
