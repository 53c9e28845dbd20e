import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { SignedIn } from "./components/shell/viewer";
import { allowsTelemetry, readConsent, readTheme } from "./preferences.server";
import { readViewer, renewalHeaders, type Viewer } from "./session.server";
import { readTyped } from "./typed-cookie.server";

/** The data of every page: the viewer and the visitor's preferences. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  return data(
    {
      theme: await readTheme(request),
      viewer: viewer && toSignedIn(viewer),
      consent: await readConsent(request),
      telemetry: await allowsTelemetry(request),
      origin: context.origin,
      typed: viewer && (await readTyped(request, context, viewer)),
    },
    { headers: await renewalHeaders(request, context) },
  );
}

/** The part of a viewer that is sent to the browser. */
function toSignedIn(viewer: Viewer): SignedIn {
  const { userId, email, firstName, lastName, isSubscribedToMailingList, region, sessionId } =
    viewer;
  return { userId, email, firstName, lastName, isSubscribedToMailingList, region, sessionId };
}
