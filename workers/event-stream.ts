import type { SearchEvent } from "~/domain/search/search-events";

/**
 * A disconnected reader is never reported (https://github.com/cloudflare/workerd/issues/5611), so
 * every stream ends by itself and the browser reconnects with its Last-Event-ID (ms).
 */
const LONGEST_STREAM_MS = 50_000;
const RECONNECT_MS = 1_000;

type Source = {
  version: number;
  read: (after: number) => SearchEvent[];
  /** Calls the listener after each write; answers how to stop that. */
  listen: (listener: () => void) => () => void;
};

/** Events as text/event-stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export function eventStream({ version, read, listen }: Source): ReadableStream {
  const encoder = new TextEncoder();
  let seen = version;
  let stop = () => {};
  return new ReadableStream({
    type: "bytes",
    start(controller: ReadableByteStreamController) {
      controller.enqueue(encoder.encode(`retry: ${RECONNECT_MS}\n\n`));
      const close = () => {
        stop();
        controller.close();
      };
      const push = () => {
        for (const event of read(seen)) {
          seen = event.version;
          const data = JSON.stringify(event.data);
          const text = `id: ${event.version}\nevent: ${event.type}\ndata: ${data}\n\n`;
          controller.enqueue(encoder.encode(text));
          if (event.type === "complete" || event.type === "failed") return close();
        }
      };
      const timer = setTimeout(close, LONGEST_STREAM_MS);
      const unlisten = listen(push);
      stop = () => {
        clearTimeout(timer);
        unlisten();
      };
      push();
    },
    cancel: () => stop(),
  });
}
