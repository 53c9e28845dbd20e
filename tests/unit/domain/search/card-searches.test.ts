import { expect, test } from "vitest";
import {
  excludedTitlesFor,
  refuseForCard,
  rememberSearch,
  takeBackRefusal,
} from "~/domain/search/card-searches.server";
import { anna } from "../../../support/api-bodies";
import { signedInUser } from "../../../support/people";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");

/** A user with a card and a search for it. */
async function searcher(uid: string) {
  const { userId, call } = await signedInUser();
  const { id: cardId } = await (await call("POST", "/profilecards", anna)).json<{ id: string }>();
  await rememberSearch(db, { userId, cardId, uid }, now);
  return { userId, cardId, uid };
}

test("a refusal for a card is taken back by its owner, and only there", async () => {
  const one = await searcher("search-one");
  const other = await searcher("search-other");
  for (const { userId, uid } of [one, other]) {
    await refuseForCard(db, { userId, uid, title: "A Tea Chest" }, now);
  }
  await takeBackRefusal(db, { userId: other.userId, uid: one.uid, title: "A Tea Chest" });
  await takeBackRefusal(db, { userId: one.userId, uid: other.uid, title: "A Tea Chest" });
  await takeBackRefusal(db, { userId: one.userId, uid: one.uid, title: "Another" });
  expect(await excludedTitlesFor(db, one.userId, one.cardId)).toHaveLength(1);
  await takeBackRefusal(db, { userId: one.userId, uid: one.uid, title: "A Tea Chest" });
  expect(await excludedTitlesFor(db, one.userId, one.cardId)).toEqual([]);
  expect(await excludedTitlesFor(db, other.userId, other.cardId)).toHaveLength(1);
});
