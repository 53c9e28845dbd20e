import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RequestContext } from "./components/shell/request-context";
import { firstUse } from "./components/ui/first-use";

const has = (selector: string) => document.querySelector(selector) !== null;

// Load the code of the lazy components in the server's HTML before hydration: until its code
// arrives, such a component would be removed by the first navigation. A failed download does not
// block hydration. docs/decisions/053-lazy-components-keep-the-servers-markup.md
const parts = [
  has("header [popover]") && import("./components/shell/signed-in-menus"),
  has("#coming-up") && import("./components/home/next-occasions"),
  has("#choose-profile-card") && import("./components/people/choose-profile-card"),
  has("body > [role=dialog]") && import("./components/shell/declined-overlay"),
  has("#gone") && import("./components/shell/gone-page"),
  has("form [role=alert]") && import("./components/ui/form-problems"),
];

// Fetched when the page is first used, before anything is sent.
void firstUse
  .then(() => import("./components/shell/send-again"))
  .then(({ sendAgain }) => sendAgain())
  .catch(() => {});

const failed = document.querySelector<HTMLElement>("[data-request-id]");

Promise.allSettled(parts).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <RequestContext.Provider value={{ requestId: failed?.dataset.requestId }}>
        <RemixBrowser />
      </RequestContext.Provider>,
    );
  }),
);
