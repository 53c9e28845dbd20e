import type { TelemetryEvent } from "~/lib/telemetry.schema";

const BEACON = "/telemetry";

/** Global Privacy Control (https://w3c.github.io/gpc/). */
const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export function countPageView(path: string): void {
  send([{ type: "page-view", path }]);
}

/** Counts how long our server's answers take from now on; answers how to stop that. */
export function watchFetches(): () => void {
  const observer = new PerformanceObserver((list) => {
    const events = list.getEntries().flatMap((entry) => fetchEvent(entry));
    if (events.length > 0) send(events);
  });
  observer.observe({ type: "resource" });
  return () => observer.disconnect();
}

function fetchEvent(entry: PerformanceEntry): TelemetryEvent[] {
  const { initiatorType, responseStatus = 0 } = entry as PerformanceResourceTiming;
  const { origin, pathname } = new URL(entry.name);
  if (initiatorType !== "fetch" || origin !== location.origin || pathname === BEACON) return [];
  const milliseconds = Math.round(entry.duration);
  return [{ type: "fetch", path: pathname, milliseconds, status: responseStatus }];
}

/** A fetch that outlives the page. What cannot be sent is not missed. */
function send(events: TelemetryEvent[]): void {
  if (hasGlobalPrivacyControl()) return;
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ events }),
    keepalive: true,
  };
  fetch(BEACON, request).catch(() => {});
}
