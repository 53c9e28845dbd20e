import { PAGE_VIEWER_HEADER } from "~/domain/accounts/page-viewer";
import { alsoTell, connected, isLost, showNotice } from "./connection";

export { connected };

/** The part of https://html.spec.whatwg.org/#navigateevent that is used; not all browsers have it. */
type NavigateEvent = Event & { navigationType: string; userInitiated: boolean };
type Place = { pathname: string; search: string; hash: string };
declare global {
  interface Window {
    navigation?: EventTarget;
    /** Set by `RemixBrowser`. */
    __remixRouter: { state: { navigation: { state: string; location?: Place } } };
  }
}

let isStarted = false;

/**
 * Makes a lost connection a wait instead of an error page
 * (docs/decisions/084-a-lost-connection-is-a-wait.md): requests of Remix are sent again once the
 * server can be reached, and links and forms that are used meanwhile are followed then.
 */
export function sendAgain(): void {
  if (isStarted) return;
  isStarted = true;
  const send = window.fetch;
  window.fetch = (input, init) =>
    isOfRemix(input) ? insist(send, input, init) : send(input, init);
  addEventListener("click", holdLink, true);
  addEventListener("submit", holdForm, true);
  window.navigation?.addEventListener("navigate", holdReload);
}

/** Remix asks for data and routes by these addresses. */
const isOfRemix = (input: RequestInfo | URL) =>
  input instanceof URL && /\.data$|^\/__manifest$/.test(input.pathname);

const OTHER_VIEWER =
  "Somebody else is logged in to this browser now, so this was not sent. What you typed is still here: log in again in another tab to send it.";

/**
 * Sends a request; a post says whose page it comes from, and if somebody else is logged in now, it waits
 * until it is sent again.
 */
async function sendAsViewer(send: typeof fetch, input: RequestInfo | URL, init?: RequestInit) {
  const { viewer } = document.documentElement.dataset;
  if (init?.method !== "POST" || !viewer) return send(input, init);
  const headers = new Headers(init.headers);
  headers.set(PAGE_VIEWER_HEADER, viewer);
  for (;;) {
    const response = await send(input, { ...init, headers });
    if (!response.headers.has(PAGE_VIEWER_HEADER)) return response;
    const notice = showNotice(OTHER_VIEWER);
    await notice.pressed(init.signal);
    notice.remove();
    init.signal?.throwIfAborted();
  }
}

/** Posts that wait to be sent again. */
let posts = 0;

/**
 * Sends a request until it is answered. Fails as `fetch` does if it is aborted, or if it failed twice
 * although the server could be reached.
 */
async function insist(send: typeof fetch, input: RequestInfo | URL, init?: RequestInit) {
  const isPost = init?.method === "POST";
  for (let failures = 0; ; ) {
    try {
      return await sendAsViewer(send, input, init);
    } catch (error) {
      if (failures > 0 || init?.signal?.aborted) throw error;
      if (isPost) posts += 1;
      if (!(await connected())) failures += 1;
      if (isPost) posts -= 1;
      init?.signal?.throwIfAborted();
    }
  }
}

/** What is done once the connection is back: the last link or form that was used. */
let held: (() => void) | null = null;
let holdsPost = false;
let lastForm: HTMLFormElement | null = null;

function hold(event: Event, again: () => void, isPost: boolean): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const wasHeld = held !== null;
  held = again;
  holdsPost = isPost;
  if (wasHeld) return;
  void connected().then(() => {
    const last = held;
    held = null;
    last?.();
  });
}

function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isLost() || !link?.href || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  if (link.target === "_blank" || link.getAttribute("href")?.startsWith("#")) return;
  // A link does not take back what is about to be saved.
  const isSaving = posts > 0 || (held !== null && holdsPost);
  hold(event, isSaving ? (held ?? (() => {})) : () => link.click(), isSaving);
}

/** Forms of Remix alone: the others have a handler of their own, such as the theme button's. */
function holdForm(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.dataset.discover) return;
  const isOther = form !== lastForm;
  lastForm = form;
  if (!isLost()) return;
  const isPost = form.method === "post";
  // Once the first is sent, the page is another, and the second may not be on it: they cannot be queued.
  if (isPost && isOther && (posts > 0 || (held !== null && holdsPost))) {
    alsoTell(`Of two, only what you pressed last is sent: “${event.submitter?.textContent}”.`);
  }
  hold(event, () => form.requestSubmit(event.submitter), isPost);
}

/**
 * Remix reloads the page if the code of a route cannot be fetched, which without a connection would
 * replace it by the browser's error page.
 */
function holdReload(event: Event): void {
  const { navigationType, userInitiated } = event as NavigateEvent;
  if (navigationType !== "reload" || userInitiated || !event.cancelable) return;
  event.preventDefault();
  void connected().then(() => {
    window.navigation?.removeEventListener("navigate", holdReload);
    const { state, location: to } = window.__remixRouter.state.navigation;
    if (state === "loading" && to) location.assign(to.pathname + to.search + to.hash);
    else location.reload();
  });
}
