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
  const state = ofAnna.getByRole("combobox", { name: `State of ${teapot.title}` });
  await expect(state).toHaveValue("idea");
  await expect(part("My Saved Gifts").getByRole("combobox")).toHaveCount(0);
  for (const name of ["Bought", "Given", "Idea"]) {
    await ready(page, js);
    await state.selectOption(name);
    await ofAnna.getByRole("button", { name: "Change" }).click();
    await expect(page.getByText("Noted.")).toBeVisible();
    await page.goto("/saved-gifts");
    await expect(state).toHaveValue(name.toLowerCase());
    await page.goto(`/profile-cards/${card.id}/gifts`);
    await expect(page.getByRole("listitem").getByText(name, { exact: true })).toBeVisible();
    await page.goto("/saved-gifts");
  }
});
