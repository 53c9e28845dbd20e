import { piecesOf } from "~/lib/body-pieces";

/** The most of an unread body that is read to its end. */
const MOST_DISCARDED = 1024 * 1024;

/**
 * An unread body can block its connection, and with it the browser's next request. A larger one is cancelled, and the
 * platform closes the connection.
 */
export async function discardUnread(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  try {
    for await (const _ of piecesOf(request.body, MOST_DISCARDED));
  } catch {
    // It was not sent to its end.
  }
}

/**
 * A copy whose headers can be changed. A GET or HEAD is copied without its body, which proxies and monitors
 * may send, if only as `Content-Length: 0`: Remix fails when it copies one that has a body.
 */
export async function readableCopy(request: Request): Promise<Request> {
  const { method, headers, signal, redirect } = request;
  if (!request.body || (method !== "GET" && method !== "HEAD")) return new Request(request);
  await discardUnread(request);
  return new Request(request.url, { method, headers, signal, redirect });
}
