import { expect, test } from "../support/accounts";
import { signedIn } from "../support/people-screens";

test("contacts are imported after a preview, and a broken file is refused", async ({ page }) => {
  await signedIn(page);
  await page.goto("/profile-cards/import");
  const file = (name: string, text: string) => ({
    name,
    mimeType: "text/vcard",
    buffer: Buffer.from(text),
  });
  await page.getByLabel("File").setInputFiles(file("broken.vcf", "BEGIN:VCARD\r\nFN:Anna"));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("This file could not be read.");
  const card = (name: string, day: string) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nBDAY:${day}\r\nEND:VCARD\r\n`;
  const contacts = card("Anna", "1964-05-02") + card("Bo", "--0229");
  await page.getByLabel("File").setInputFiles(file("contacts.vcf", contacts));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("checkbox", { name: "Add Anna" }).uncheck();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(["Bo"]);
  await expect(page.getByText("29 February", { exact: true })).toBeVisible();

  await page.goto("/profile-cards/import");
  await page.getByLabel("File").setInputFiles(file("contacts.vcf", contacts));
  await page.getByRole("button", { name: "Continue" }).click();
  const known = page.getByRole("group", { name: "Bo" });
  await expect(known.getByText("Already among your profile cards.")).toBeVisible();
  await expect(known.getByRole("checkbox", { name: "Add Bo" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Add Anna" })).toBeChecked();
});

test("the address of the calendar feed can be revoked", async ({ page }) => {
  await signedIn(page);
  await page.goto("/profile-cards/calendar");
  await page.getByRole("button", { name: "Make the address" }).click();
  const address = await page.getByLabel("Calendar address").inputValue();
  const calendar = await page.request.get(address);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.getByRole("button", { name: "Switch the address off" }).click();
  await expect(page.getByText("The address is switched off.")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test.describe("the address of the calendar feed", () => {
  test("is copied with a button that says so", { tag: "@javascript" }, async ({
    page,
    context,
  }) => {
    await signedIn(page);
    await page.goto("/profile-cards/calendar");
    await page.getByRole("button", { name: "Make the address" }).click();
    const address = await page.getByLabel("Calendar address").inputValue();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  test("is selected where copying is not allowed", { tag: "@javascript" }, async ({ page }) => {
    await signedIn(page);
    await page.goto("/profile-cards/calendar");
    await page.getByRole("button", { name: "Make the address" }).click();
    const field = page.getByLabel("Calendar address");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    });
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("status").filter({ hasText: "is selected" })).toBeVisible();
    const selected = await field.evaluate((it: HTMLInputElement) =>
      it.value.slice(it.selectionStart ?? 0, it.selectionEnd ?? 0),
    );
    expect(selected).toBe(await field.inputValue());
  });

  test("stands in a field without JavaScript", { tag: "@no-javascript" }, async ({ page }) => {
    await signedIn(page);
    await page.goto("/profile-cards/calendar");
    await page.getByRole("button", { name: "Make the address" }).click();
    await expect(page.getByLabel("Calendar address")).toHaveAttribute("readonly");
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
  });
});
