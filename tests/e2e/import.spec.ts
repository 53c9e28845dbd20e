import type { Page } from "playwright/test";
import { expect, test } from "../support/accounts";
import { ready, signedIn } from "../support/people-screens";
import { hasJavaScript } from "../support/test";

async function upload(page: Page, name: string, content: string | Buffer) {
  await page.goto("/profile-cards/import");
  const buffer = Buffer.from(content as string);
  await page.getByLabel("File").setInputFiles({ name, mimeType: "text/plain", buffer });
  await page.getByRole("button", { name: "Continue" }).click();
}

const card = (...all: string[]) =>
  ["BEGIN:VCARD", "VERSION:2.1", ...all, "END:VCARD", ""].join("\r\n");
const event = (day: string, summary: string) =>
  `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${day}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`;

test("an old telephone's contacts of 5 MB with photos bring birthdays and anniversaries along", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  await signedIn(page);
  const photo = `PHOTO;ENCODING=BASE64;JPEG:\r\n${` ${"A".repeat(74)}\r\n`.repeat(20_000)}`;
  const contacts =
    card("FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=C3=", "=AB Meyer", photo, "BDAY:19850412") +
    card("N:Baker;Tom", "TEL;CELL:1", photo, "BDAY:19800101", "X-ANNIVERSARY:20150620") +
    card("N:Meyer;Mum", photo, "BDAY:--0301") +
    card("N:Baker;Tom", "BDAY:19800101") +
    card("N:Nobody;Bo", photo);
  await upload(page, "contacts.vcf", contacts);
  await expect(page.getByRole("checkbox", { name: /^Add / })).toHaveCount(3);
  await expect(page.getByRole("group", { name: "Zoë Meyer" }).getByLabel("Birthday")).toHaveValue(
    "1985-04-12",
  );
  const mother = page.getByRole("group", { name: "Mum Meyer" });
  await expect(mother.getByLabel("Relationship")).toHaveValue("Mother");
  await expect(page.getByText("No birthday or wedding anniversary: Bo Nobody")).toBeVisible();
  await expect(page.getByText("More than once in the file, offered once: Tom Baker")).toBeVisible();
  const tom = page.getByRole("group", { name: "Tom Baker" });
  await expect(
    tom.getByRole("checkbox", { name: "With the wedding anniversary, 20 June 2015" }),
  ).toBeChecked();

  await ready(page, js);
  const ticks = page.getByRole("checkbox", { name: /^Add / });
  await page.getByRole("button", { name: "Select none" }).click();
  for (const place of [0, 1, 2]) await expect(ticks.nth(place)).not.toBeChecked();
  await page.getByRole("button", { name: "Select all" }).click();
  for (const place of [0, 1, 2]) await expect(ticks.nth(place)).toBeChecked();
  await page.getByRole("checkbox", { name: "Add Zoë Meyer" }).uncheck();
  await page.getByLabel("Relationship of everybody").fill("Colleague");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveCount(2);
  await expect(page.getByRole("article", { name: "Tom Baker" })).toContainText("Colleague");
  await expect(page.getByRole("article", { name: "Mum Meyer" })).toContainText("Mother");
  await page
    .getByRole("article", { name: "Tom Baker" })
    .getByRole("button", { name: "Edit / Add Holidays" })
    .click();
  await expect(page.getByText(/^Wedding anniversary, since 20 June 2015/)).toBeVisible();
});

test("lines as people write them are read, and what they leave open is asked", async ({ page }) => {
  await signedIn(page);
  const days = [
    event("20260412", "Grandpa Joe (76)"),
    event("20190501", "Mum bday"),
    event("20150620", "Tom and Priya wedding anniversary"),
    event("20260302", "Happy birthday Zoë!"),
    event("20260303", "Joe's birthday party"),
    event("20260101", "Dentist"),
  ];
  const calendar = `BEGIN:VCALENDAR\r\n${days.join("")}END:VCALENDAR\r\n`;
  await upload(page, "calendar.ics", calendar);
  const names = ["Grandpa Joe", "Mum", "Zoë", "Tom and Priya"];
  await expect(page.getByRole("checkbox", { name: /^Add / })).toHaveCount(names.length);
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await expect(group("Grandpa Joe").getByLabel("Birthday")).toHaveValue("1950-04-12");
  await expect(group("Mum").getByLabel("I do not know the year")).toBeChecked();
  await expect(page.getByText("perhaps on another day: Joe's birthday party")).toBeVisible();
  await expect(
    page.getByText("Neither a birthday nor a wedding anniversary: Dentist"),
  ).toBeVisible();
  const couple = group("Tom and Priya");
  await expect(couple.getByText("No birthday is in the file.")).toBeVisible();
  await expect(couple.getByRole("checkbox", { name: "Add Tom and Priya" })).not.toBeChecked();
  await couple.getByRole("checkbox", { name: "Add Tom and Priya" }).check();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a birthday");
  await couple.getByLabel("Birthday").fill("1985-01-02");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveCount(4);

  await upload(page, "again.csv", "Mum bday,1 May\r\nZoe,2 March\r\nTom and Priya,3 March\r\n");
  await expect(group("Mum").getByText("Already among your profile cards.")).toBeVisible();
  await expect(group("Zoe").getByText("Already among your profile cards.")).toBeVisible();
  await expect(
    group("Tom and Priya").getByText("You have a card of this name with another birthday."),
  ).toBeVisible();
  for (const tick of await page.getByRole("checkbox", { name: /^Add / }).all()) {
    await expect(tick).not.toBeChecked();
  }
});

test("200 people of a file are added at once; of more, nobody is forgotten", async ({ page }) => {
  await signedIn(page);
  const people = Array.from({ length: 203 }, (_, place) => `Person ${place},2 May 1964`);
  await upload(page, "people.csv", `Name,Birthday\r\n${people.join("\r\n")}\r\n`);
  await expect(page.getByRole("checkbox", { name: /^Add / })).toHaveCount(200);
  await expect(
    page.getByText(/import the file again for them: Person 200, Person 201/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("200 people were added.")).toBeAttached();
  await upload(page, "people.csv", `Name,Birthday\r\n${people.slice(200).join("\r\n")}\r\n`);
  await expect(page.getByText("There is room for 0 more cards.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Add Person 201" }).check();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("there is room for 0 more profile cards");
  await expect(page.getByRole("checkbox", { name: "Add Person 201" })).toBeChecked();
});
