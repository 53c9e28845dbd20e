import { CARD_LIMITS } from "./profile-card";

/** Notices of the list, by the value of `?done=`. */
const NOTICES: Record<string, string> = {
  added: "Profile card added.",
  saved: "Profile card saved.",
  deleted: "Profile card deleted.",
  imported: "The people you chose were added.",
  deletedMany: "The profile cards you chose were deleted.",
  holiday: "The holiday was added.",
  nobody: "Please choose somebody first.",
};

type Named = { id: string; name: string };

/**
 * The notice that an address asks for: how many people by `count`, which of the holidays by `holiday`.
 * Nothing else of the address is shown, as anybody can write one.
 */
export function cardNotice(search: URLSearchParams, holidays: Named[]): string | null {
  const done = search.get("done") ?? "";
  const count = countOf(search.get("count"));
  if (count !== null) {
    const people = count === 1 ? "one person" : `${count} people`;
    if (done === "imported") return count === 1 ? "One person was added." : `${people} were added.`;
    if (done === "deletedMany") {
      return count === 1 ? "Profile card deleted." : `${count} profile cards were deleted.`;
    }
    const holiday = holidays.find(({ id }) => id === search.get("holiday"));
    if (done === "holiday" && holiday) return `${holiday.name} is now selected for ${people}.`;
  }
  return Object.hasOwn(NOTICES, done) ? (NOTICES[done] ?? null) : null;
}

function countOf(text: string | null): number | null {
  const count = /^\d{1,3}$/.test(text ?? "") ? Number(text) : 0;
  return count > 0 && count <= CARD_LIMITS.cards ? count : null;
}
