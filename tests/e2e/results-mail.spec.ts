import {
  expect,
  gardener,
  hasJavaScript,
  hydrated,
  search,
  test,
  typeBrief,
} from "../support/test";

test("the results say to whom they were mailed, and when, only to who asked", async ({
  page,
  browser,
}, info) => {
  const javaScript = hasJavaScript(info.project.name);
  const number = Math.floor(Math.random() * 2 ** 32);
  const email = `reader-${number}@example.com`;
  await page.setExtraHTTPHeaders({ "CF-Connecting-IP": `10.7.${number % 256}.${number % 251}` });
  await page.goto("/");
  if (javaScript) await hydrated(page);
  await typeBrief(page, gardener);
  await page.getByRole("checkbox", { name: "Email me the results" }).check();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await search(page, javaScript);
  await expect(page.getByText(email).first()).toBeVisible();
  const went = page.getByText(new RegExp(`^We emailed these results to ${email} on`));
  await expect(went).toBeVisible();
  await expect(went).toHaveRole("status");
  await expect(went).toContainText("unless that address wants no mail from us");
  const at = await went.locator("time").getAttribute("datetime");
  expect(Math.abs(Date.now() - Date.parse(at ?? ""))).toBeLessThan(5 * 60_000);

  const elsewhere = await browser.newContext({ javaScriptEnabled: javaScript });
  const guest = await elsewhere.newPage();
  await guest.goto(page.url());
  await expect(guest.getByRole("heading", { level: 2 })).toHaveCount(5);
  expect(await guest.content()).not.toContain(email);
  await expect(guest.getByText(/emailed/)).toHaveCount(0);
  await elsewhere.close();
});
