import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Loaded by those alone who accepted. */
const loadBeacon = () => import("./telemetry-beacon");

/** Counts each page that is opened, and how long fetches take; silent unless `allowed`. */
export function useTelemetry(allowed: boolean): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!allowed) return;
    const watching = loadBeacon().then(({ watchFetches }) => watchFetches());
    // A beacon that cannot be loaded is not missed.
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
