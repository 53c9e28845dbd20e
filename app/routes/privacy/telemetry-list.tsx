import type { TelemetryEvent } from "~/lib/telemetry.schema";

/** Every event type: the compiler requires an entry for a new one. */
const EVENTS: Record<TelemetryEvent["type"], [name: string, carries: string]> = {
  "page-view": ["Page view", "the path of the page, such as /about"],
  fetch: [
    "Answer of our server",
    "the path that was asked for, how many milliseconds it took, and the status of the answer",
  ],
};

export function TelemetryList() {
  return (
    <ul>
      {Object.values(EVENTS).map(([name, carries]) => (
        <li key={name}>
          <strong>{name}:</strong> {carries}.
        </li>
      ))}
    </ul>
  );
}
