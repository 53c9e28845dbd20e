import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { TelemetryEvent } from "~/domain/telemetry";

const BEACON = "/telemetry";

/** Counts each page that is opened, and how long fetches take; silent unless `allowed`. */
export function useTelemetry(allowed: boolean): void {
  const { pathname } = useLocation();
  const on = useRef(false);

  useEffect(() => {
    on.current = allowed && !objects();
    if (!on.current || !PerformanceObserver.supportedEntryTypes?.includes("resource")) return;
    const observer = new PerformanceObserver((list) => {
      const events = list.getEntries().flatMap((entry) => fetchEvent(entry));
      if (events.length > 0) send(events);
    });
    observer.observe({ type: "resource" });
    return () => observer.disconnect();
  }, [allowed]);

  useEffect(() => {
    if (allowed && on.current) send([{ type: "page-view", path: pathname }]);
  }, [allowed, pathname]);
}

/** Global Privacy Control (https://w3c.github.io/gpc/). */
const objects = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function fetchEvent(entry: PerformanceEntry): TelemetryEvent[] {
  const { initiatorType, responseStatus = 0 } = entry as PerformanceResourceTiming;
  const { origin, pathname } = new URL(entry.name);
  if (initiatorType !== "fetch" || origin !== location.origin || pathname === BEACON) return [];
  const milliseconds = Math.round(entry.duration);
  return [{ type: "fetch", path: pathname, milliseconds, status: responseStatus }];
}

/** A fetch that outlives the page. What cannot be sent is not missed. */
function send(events: TelemetryEvent[]): void {
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ events }),
    keepalive: true,
  };
  fetch(BEACON, request).catch(() => {});
}
