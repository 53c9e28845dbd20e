import { expect, test } from "vitest";
import type { Need } from "~/domain/knowledge/need";
import type { Candidate } from "~/providers/ideas/candidate";
import { reasonFor } from "~/providers/ideas/embedded-reasons";

test("a place is said as it was typed, whatever signs it has", () => {
  const idea = { reasons: { place: "a map of {it}" } };
  const about = "Ca$$h $& $'";
  const reason = reasonFor(
    { idea, about } as unknown as Candidate,
    { brief: { region: "gb" } } as unknown as Need,
  );
  expect(reason).toBe(`For ${about}: a map of ${about}.`);
});
