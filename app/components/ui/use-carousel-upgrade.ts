import {
  type ComponentType,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import type { CarouselProps } from "./carousel-props";
import { firstUse } from "./first-use";

type Sliding = ComponentType<CarouselProps>;

/** Delay for lists far from the window, so that they do not compete with the page's start. */
const FAR_MS = 4000;

let loaded: Sliding | null = null;
let lastUpgrade: Promise<void> = Promise.resolve();

/** Events that count as use of a list; a touch that scrolls the page fires none of them. */
const USES = ["mousedown", "click", "focusin", "scroll"];

/**
 * The carousel that replaces a list, or null as long as the list stays: until somebody uses the
 * page, its code is loaded and the browser is idle, and always if the list has been used, because
 * replacing it would lose its scroll position, focus or open dialog. Lists are replaced one at a
 * time, those near the window first, to keep the page responsive. A window that becomes narrow, as
 * when a phone is turned upright, gets its list back.
 */
export function useCarouselUpgrade(
  list: RefObject<HTMLElement>,
  staysList: boolean,
): Sliding | null {
  const [stays] = useState(staysList);
  const isOfPhone = useSyncExternalStore(onTurn, isNarrow, isNarrow);
  const [sliding, setSliding] = useState<Sliding | null>(() =>
    stays || isOfPhone ? null : loaded,
  );
  useEffect(() => {
    if (!isOfPhone || !sliding) return;
    // What is typed in a dialog of the carousel would go with it.
    const goBack = () => document.querySelector("[role=dialog]") ?? setSliding(null);
    goBack();
    document.addEventListener("focusin", goBack);
    return () => document.removeEventListener("focusin", goBack);
  }, [isOfPhone, sliding]);
  const isWaiting = sliding === null && !stays && !isOfPhone;
  useEffect(() => {
    const element = list.current;
    if (!isWaiting || !element || isInUse(element)) return;
    const ending = new AbortController();
    const { signal } = ending;
    for (const use of USES) element.addEventListener(use, () => ending.abort(), { signal });
    const upgrade = async () => {
      await firstUse;
      if (signal.aborted) return;
      loaded = (await import("./sliding-carousel")).SlidingCarousel;
      await idle();
      // At once: a press between now and a later update would be on an element that is gone at its release.
      if (!signal.aborted) flushSync(() => setSliding(() => loaded));
    };
    const queue = () => {
      stopWaiting();
      // Failures are ignored: the list keeps working.
      lastUpgrade = lastUpgrade.then(upgrade).catch(() => {});
    };
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && queue(),
      { rootMargin: "100% 0%" },
    );
    const far = setTimeout(queue, FAR_MS);
    const stopWaiting = () => {
      near.disconnect();
      clearTimeout(far);
    };
    signal.addEventListener("abort", stopWaiting);
    near.observe(element);
    return () => ending.abort();
  }, [isWaiting, list]);
  return sliding;
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}

/** A narrow window's list is scrolled by touch, and shows one item at a time. The server knows of none. */
const isNarrow = () => typeof matchMedia === "function" && !wide().matches;
const wide = () => matchMedia("(min-width: 600px)");

function onTurn(look: () => void): () => void {
  const query = wide();
  query.addEventListener("change", look);
  return () => query.removeEventListener("change", look);
}

function isInUse(list: HTMLElement): boolean {
  return list.scrollLeft > 0 || list.contains(document.activeElement);
}
