import type { TelemetryEvent } from "~/lib/telemetry.schema";

const BEACON = "/telemetry";

/** https://w3c.github.io/gpc/ */
const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export function countPageView(path: string): void {
  send([{ type: "page-view", path }]);
}

/** Starts to report the duration of fetches to our server. Returns a function that stops it. */
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

/** The addresses of shared lists are secrets, and are not reported at all. */
const isSecret = ({ path }: TelemetryEvent) => /^\/lists(?:\/|$|\.)/i.test(path);

/** Sends events with keepalive, so that the request survives leaving the page. Ignores failures. */
function send(all: TelemetryEvent[]): void {
  const events = all.filter((event) => !isSecret(event));
  if (events.length === 0 || hasGlobalPrivacyControl()) return;
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ events }),
    keepalive: true,
  };
  fetch(BEACON, request).catch(() => {});
}
