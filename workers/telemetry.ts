import type { TelemetryEvent } from "~/lib/telemetry.schema";

/**
 * Writes telemetry events to Workers Analytics Engine
 * (https://developers.cloudflare.com/analytics/analytics-engine/): blobs are type and path, doubles
 * are milliseconds and status. Does nothing without the binding.
 */
export function createCounter(dataset: AnalyticsEngineDataset | undefined) {
  return (event: TelemetryEvent): void => {
    const { type, path } = event;
    const doubles = event.type === "fetch" ? [event.milliseconds, event.status] : [];
    dataset?.writeDataPoint({ indexes: [type], blobs: [type, path], doubles });
  };
}
