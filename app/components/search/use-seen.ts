import { type RefObject, useEffect, useRef } from "react";

/** Calls `onSeen` when a quarter of an element is in view; nothing is observed without it. */
export function useSeen(element: RefObject<HTMLElement>, onSeen: (() => void) | undefined): void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  const isWatched = onSeen !== undefined;
  useEffect(() => {
    if (!isWatched || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current?.(),
      { threshold: 0.25 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWatched]);
}
