import { type MouseEvent, useState } from "react";

/**
 * Ticks or unticks all boxes of a list in the browser: for two submit buttons that do the same on the
 * server without JavaScript. Boxes keep their own state, so a new `key` replaces them when all change.
 */
export function useSelectAll() {
  const [{ isAll, count }, setChoice] = useState({ isAll: null as boolean | null, count: 0 });
  const select = (all: boolean) => (event: MouseEvent) => {
    event.preventDefault();
    setChoice({ isAll: all, count: count + 1 });
  };
  return {
    all: select(true),
    none: select(false),
    isTicked: (known: boolean) => isAll ?? known,
    key: `${count}`,
  };
}
