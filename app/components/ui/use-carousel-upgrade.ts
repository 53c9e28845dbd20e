import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { CarouselProps } from "./carousel-props";

type Sliding = ComponentType<CarouselProps>;

/** Lists far from the window wait so long (ms) for all else that a page begins with. */
const FAR_MS = 4000;

let loaded: Sliding | null = null;
let lastTurn: Promise<void> = Promise.resolve();

/** What somebody does with a list who uses it; a touch that scrolls the page is none of these. */
const USES = ["click", "focusin", "scroll"];

/**
 * The carousel that takes over from a list, once it may: its code is there, the browser has nothing
 * else to do, and nobody has used the list, which would lose the place, the focus or the dialog
 * that it led to. Lists follow one after the other, those near the window first, so that the page
 * answers in between.
 */
export function useCarouselUpgrade(list: RefObject<HTMLElement>): Sliding | null {
  const [sliding, setSliding] = useState<Sliding | null>(() => loaded);
  const isWaiting = sliding === null;
  useEffect(() => {
    const element = list.current;
    if (!isWaiting || !element || isInUse(element)) return;
    const ending = new AbortController();
    const { signal } = ending;
    for (const use of USES) element.addEventListener(use, () => ending.abort(), { signal });
    const takeTurn = async () => {
      loaded = (await import("./sliding-carousel")).SlidingCarousel;
      await idle();
      if (!signal.aborted) setSliding(() => loaded);
    };
    const queue = () => {
      stopWaiting();
      // The list works by itself, so code that cannot be fetched is no failure.
      lastTurn = lastTurn.then(takeTurn).catch(() => {});
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

/** Not every browser says when it is idle. */
function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}

function isInUse(list: HTMLElement): boolean {
  return list.scrollLeft > 0 || list.contains(document.activeElement);
}
