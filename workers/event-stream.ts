/**
 * A disconnected reader is not reported (https://github.com/cloudflare/workerd/issues/5611), so each
 * stream is closed after this time and the browser reconnects with its Last-Event-ID
 * (docs/decisions/013-bounded-event-streams-and-polling.md).
 */
const LONGEST_STREAM_MS = 50_000;
const RECONNECT_MS = 1_000;
/** What may wait for a reader: one that does not read costs no more memory, and comes back for the rest. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** `complete` or `failed` comes last. */
type StreamEvent = { version: number; type: string; data: unknown };

type Source = {
  /** Events after this version are sent. */
  version: number;
  /** The events after a version, in their order. */
  read: (after: number) => StreamEvent[];
  /** Calls the listener after each write; returns the function that removes it. */
  listen: (listener: () => void) => () => void;
};

/**
 * The events of a search or a list as text/event-stream, until the last event
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 */
export function eventStream({ version, read, listen }: Source): ReadableStream {
  const encoder = new TextEncoder();
  let sent = version;
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
        for (const event of read(sent)) {
          sent = event.version;
          const data = JSON.stringify(event.data);
          const text = `id: ${event.version}\nevent: ${event.type}\ndata: ${data}\n\n`;
          controller.enqueue(encoder.encode(text));
          const isUnread = (controller.desiredSize ?? 0) < -MOST_UNREAD_BYTES;
          if (isUnread || event.type === "complete" || event.type === "failed") return close();
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
