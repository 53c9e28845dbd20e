import type { TelemetryEvent } from "~/lib/telemetry.schema";

/**
 * Counts into Workers Analytics Engine (https://developers.cloudflare.com/analytics/analytics-engine/):
 * blobs are the type and the path, doubles the milliseconds and the status. A deployment without
 * the binding counts nothing.
 */
export function createCounter(dataset: AnalyticsEngineDataset | undefined) {
  return (event: TelemetryEvent): void => {
    const { type, path } = event;
    const doubles = event.type === "fetch" ? [event.milliseconds, event.status] : [];
    dataset?.writeDataPoint({ indexes: [type], blobs: [type, path], doubles });
  };
}
