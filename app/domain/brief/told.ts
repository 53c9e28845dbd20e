import type { Brief } from "./brief.schema";

/**
 * What recipients told who gives to them, as far as ideas depend on it: what they avoid or have, as text, and
 * the sides of pairs that they chose (app/domain/knowledge/this-or-that.ts). Never shown with a search,
 * which others may see.
 */
export type Told = { avoid: string; chosen: string[] };

/** A brief for the sources of ideas and products, with what was told beside it. */
export type ToldBrief = Brief & { told?: Told };
