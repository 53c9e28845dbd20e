import type { GivenGift } from "~/domain/profile-card";
import { muted } from "../page.css";

const NAMED = 5;

/** Says in a search form what was given before and so is not suggested again. */
export function GivenNote({ given, name }: { given: GivenGift[]; name: string }) {
  if (given.length === 0) return null;
  const more = given.length - NAMED;
  const titles = given.slice(0, NAMED).map(({ title }) => title);
  const list = new Intl.ListFormat("en-GB").format(more > 0 ? [...titles, `${more} more`] : titles);
  return (
    <p className={muted}>
      Given to {name} before, so not suggested again: {list}.
    </p>
  );
}
