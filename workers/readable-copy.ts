/** An unread body can block its connection, and with it the browser's next request. */
export async function discardUnread(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  await request.body.pipeTo(new WritableStream()).catch(() => {});
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
