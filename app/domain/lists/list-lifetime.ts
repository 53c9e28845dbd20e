import { keptMs } from "~/domain/shared/retention";
import type { ListDetails } from "./gift-list";

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a list is deleted: 60 days after its day, or 180 days after it was made if it has none. */
export function deletedAt({ day, createdAt }: Pick<ListDetails, "day" | "createdAt">): Date {
  return day === null
    ? new Date(Date.parse(createdAt) + keptMs("list"))
    : new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + keptMs("listAfterDay"));
}

/** The last whole day on which a list is there, as `YYYY-MM-DD`. */
export const lastDayOfList = (details: Pick<ListDetails, "day" | "createdAt">) =>
  new Date(deletedAt(details).getTime() - 1).toISOString().slice(0, 10);
