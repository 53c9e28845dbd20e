import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RequestMarks } from "~/components/request-marks";

const failed = document.querySelector<HTMLElement>("[data-request-id]");

startTransition(() => {
  hydrateRoot(
    document,
    <RequestMarks.Provider value={{ requestId: failed?.dataset.requestId }}>
      <RemixBrowser />
    </RequestMarks.Provider>,
  );
});
