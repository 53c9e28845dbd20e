import type { ReactNode } from "react";

/**
 * A labelled row of items; each `id` is unique within the row. `staysList` if one of them is in use from
 * the start.
 */
export type CarouselProps = {
  label: string;
  items: { id: string; content: ReactNode }[];
  staysList?: boolean;
};
