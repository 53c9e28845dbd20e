import type { ReactNode } from "react";

/** A labelled row of items; each `id` is unique within the row. */
export type CarouselProps = { label: string; items: { id: string; content: ReactNode }[] };
