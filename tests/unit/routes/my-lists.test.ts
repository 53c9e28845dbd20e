import { expect, test } from "vitest";
import { signedInUser } from "../../support/people";

test("my lists are ten a page, the newest first, and lists of other pages are not read", async () => {
  const user = await signedInUser();
  for (let place = 1; place <= 12; place += 1) {
    await user.browse("/lists/new", { kind: "surprise", title: `List ${place}.` });
  }
  const titles = async (path: string) => {
    const html = await (await user.browse(path)).text();
    return new Set([...html.matchAll(/List (\d+)\./g)].map(([, place]) => Number(place)));
  };
  expect([...(await titles("/lists"))]).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  for (const page of ["2", "3", "1e999"]) {
    expect([...(await titles(`/lists?page=${page}`))]).toEqual([2, 1]);
  }
  const first = await (await user.browse("/lists?page=nothing")).text();
  expect(first).toContain('href="/lists?page=2"');
});
