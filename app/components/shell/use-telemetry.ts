import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { isSecretPath } from "~/lib/secret-paths";

/** Loaded only for visitors who accepted telemetry. */
const loadBeacon = () => import("./telemetry-beacon");

/** Reports page views and the duration of fetches if the visitor accepted it, but for secret addresses. */
export function useTelemetry(isAccepted: boolean): void {
  const { pathname } = useLocation();
  const allowed = isAccepted && !isSecretPath(pathname);

  useEffect(() => {
    if (!allowed) return;
    const watching = loadBeacon().then(({ watchFetches }) => watchFetches());
    // Telemetry is optional: ignore a failed download.
    watching.catch(() => {});
    return () => {
      watching.then((stop) => stop()).catch(() => {});
    };
  }, [allowed]);

  useEffect(() => {
    if (!allowed) return;
    loadBeacon()
      .then(({ countPageView }) => countPageView(pathname))
      .catch(() => {});
  }, [allowed, pathname]);
}
