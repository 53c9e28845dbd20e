import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { ready, signedIn } from "../support/people-screens";
import { hasJavaScript } from "../support/test";

test("the state of a gift shows and changes in All Saved Gifts", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const card = await call("/profilecards", anna);
  await call("/profilecards", { ...anna, name: "Bert", relationship: "Father" });
  await call("/savedgifts", { ...teapot, profileCardIds: [card.id] });
  await page.goto("/saved-gifts");
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const ofAnna = part("Anna - Mother").getByRole("article");
  const stateOf = `State of ${teapot.title}`;
  const state = (name: string) =>
    ofAnna.getByRole("group", { name: stateOf }).getByRole("button", { name, exact: true });
  const expectState = (name: string) => expect(state(name)).toHaveAttribute("aria-pressed", "true");
  await expectState("Idea");
  await expect(part("My Saved Gifts").getByRole("group", { name: stateOf })).toHaveCount(0);
  for (const name of ["Bought", "Given", "Idea"]) {
    await ready(page, js);
    // One press is enough, so nothing chosen can be left unsaved.
    await state(name).click();
    await expect(page.getByText("Noted.")).toBeVisible();
    await expectState(name);
    await page.goto("/saved-gifts");
    await expectState(name);
    await expect(ofAnna.locator("[aria-pressed=true]").getByText(name)).toBeVisible();
    await page.goto(`/profile-cards/${card.id}/gifts`);
    await expect(page.getByRole("listitem").getByText(name, { exact: true })).toBeVisible();
    await page.goto("/saved-gifts");
  }
});
