import type { GivenGift } from "~/domain/profile-card";
import { muted } from "../page.css";

/** Says in a search form what was given before and so is not suggested again. */
export function GivenNote({ given, name }: { given: GivenGift[]; name: string }) {
  if (given.length === 0) return null;
  const titles = new Intl.ListFormat("en-GB").format(given.map(({ title }) => title));
  return (
    <p className={muted}>
      Given to {name} before, so not suggested again: {titles}.
    </p>
  );
}
