import type { ReactNode } from "react";

/** A named row of items; `id` is unique within it. */
export type CarouselProps = { label: string; items: { id: string; content: ReactNode }[] };
