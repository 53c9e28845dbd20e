import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RequestContext } from "./components/shell/request-context";

const has = (part: string) => document.querySelector(part) !== null;

// What the server wrote and React is to find: a part whose code came later would be thrown away by
// the next navigation until then. Whatever cannot be fetched keeps nobody waiting.
const parts = [
  has("header details") && import("./components/shell/signed-in-menus"),
  has("#coming-up") && import("./components/home/next-occasions"),
  has("body > [role=dialog]") && import("./components/shell/declined-overlay"),
  has("form [role=alert]") && import("./components/ui/form-problems"),
];

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
