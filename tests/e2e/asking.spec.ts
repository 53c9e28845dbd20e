import { expect, test } from "../support/accounts";
import { anna, teapot } from "../support/api-bodies";
import { open, ready, signedIn } from "../support/people-screens";
import { hasJavaScript } from "../support/test";

test("somebody is asked, answers without an account, and the card shows it", async ({
  page,
  browser,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", anna);
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Ask Anna" }).click();
  const asking = open(page, "Ask Anna", js);
  const field = asking.getByRole("textbox", { name: "Address" });
  await expect(field).toHaveAttribute("readonly", "");
  const address = await field.inputValue();
  expect(new URL(address).pathname).toMatch(/^\/ask\/[\w-]{43}$/);
  await expect(asking.getByRole("img", { name: "QR code of the address" })).toBeVisible();
  await asking.getByRole("textbox", { name: "Your name" }).fill("Auntie Ada");
  await asking.getByRole("checkbox", { name: "Email me when Anna answers" }).check();
  await asking.getByRole("button", { name: "Save" }).click();
  await expect(asking.getByText("Saved.", { exact: true })).toBeVisible();

  const headers = { "CF-Connecting-IP": "10.77.0.1" };
  const { javaScriptEnabled = true, baseURL } = info.project.use;
  const theirs = await browser.newContext({
    javaScriptEnabled,
    baseURL,
    extraHTTPHeaders: headers,
  });
  const recipient = await theirs.newPage();
  await recipient.goto(address);
  await ready(recipient, js);
  await expect(recipient.getByText("Auntie Ada would like to give you something")).toBeVisible();
  await recipient.getByRole("button", { name: "Send", exact: true }).click();
  await expect(recipient.getByRole("link", { name: /at least one question/ })).toBeVisible();
  await recipient.getByRole("textbox", { name: "Sizes" }).fill("Shoes 39");
  await recipient.getByRole("textbox", { name: "Colours" }).fill("Green");
  await recipient.getByRole("textbox", { name: "Allergies" }).fill("Nuts");
  await recipient.getByRole("textbox", { name: "Enough of" }).fill("Mugs");
  await recipient.getByRole("textbox", { name: "A wish" }).fill("An afternoon together");
  const pair = recipient.getByRole("group", { name: /^Something useful, or/ });
  await pair.getByRole("radio", { name: "Something beautiful" }).check();
  await recipient.getByRole("button", { name: "Send", exact: true }).click();
  await expect(
    recipient.getByText("Thank you. Auntie Ada can see your answers now."),
  ).toBeVisible();

  await page.goto("/profile-cards");
  const card = page.getByRole("article", { name: "Anna" });
  await expect(card.getByRole("heading", { name: /^Anna told you on \d/ })).toBeVisible();
  for (const said of ["Shoes 39", "Green", "Nuts", "Mugs", "something beautiful"]) {
    await expect(card.getByText(said)).toBeVisible();
  }

  await recipient.goto(address);
  await ready(recipient, js);
  const sizes = recipient.getByRole("textbox", { name: "Sizes" });
  await expect(sizes).toHaveValue("Shoes 39");
  await expect(pair.getByRole("radio", { name: "Something beautiful" })).toBeChecked();
  await sizes.fill("Shoes 40");
  await recipient.getByRole("button", { name: "Send the changes" }).click();
  await expect(recipient.getByText("Thank you.")).toBeVisible();
  await page.reload();
  await expect(card.getByText("Shoes 40")).toBeVisible();
  await recipient.getByRole("button", { name: "Withdraw my answers" }).click();
  await expect(recipient.getByText("Your answers are deleted.")).toBeVisible();
  await expect(sizes).toHaveValue("");
  await page.reload();
  await expect(card.getByText("Shoes 40")).toBeHidden();
  await theirs.close();
});

test("who asked takes the link back, and makes another", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  await call("/profilecards", anna);
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Ask Anna" }).click();
  const asking = open(page, "Ask Anna", js);
  const field = asking.getByRole("textbox", { name: "Address" });
  const address = await field.inputValue();
  await asking.getByRole("button", { name: "Withdraw the link" }).click();
  await expect(asking.getByText("The link is withdrawn.")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(410);
  await asking.getByRole("button", { name: "Make a new address" }).click();
  await expect(field).toBeVisible();
  expect(await field.inputValue()).not.toBe(address);
  await asking.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Profile Cards" })).toBeVisible();
});

test("nothing of the address reaches the counting of visits", { tag: "@javascript" }, async ({
  page,
}) => {
  const call = await signedIn(page);
  const card = await call("/profilecards", anna);
  await page.goto(`/profile-cards/${card.id}/ask`);
  await page.getByRole("button", { name: "Make the address" }).click();
  const address = await page.getByRole("textbox", { name: "Address" }).inputValue();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/telemetry")) sent.push(request.postData() ?? "");
  });
  await page.goto("/about");
  await ready(page, { javaScript: true });
  await page.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => sent.join()).toContain("/about");
  await page.goto(address);
  await ready(page, { javaScript: true });
  await page.getByRole("textbox", { name: "Sizes" }).fill("Shoes 39");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thank you.")).toBeVisible();
  await page.getByRole("link", { name: "privacy policy", exact: true }).click();
  await expect.poll(() => sent.join()).toContain("/privacy");
  expect(sent.join()).not.toContain("/ask/");
});

test("sizes and colours stand beside the gifts saved for who told them", async ({ page }, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  const card = await call("/profilecards", anna);
  const gift = await call("/savedgifts", { ...teapot, profileCardIds: [card.id] });
  await page.goto(`/profile-cards/${card.id}/ask`);
  await page.getByRole("button", { name: "Make the address" }).click();
  await page.goto(await page.getByRole("textbox", { name: "Address" }).inputValue());
  await ready(page, js);
  await page.getByRole("textbox", { name: "Sizes" }).fill("Shoes 39");
  await page.getByRole("textbox", { name: "Colours" }).fill("Green");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thank you.")).toBeVisible();
  const told = "Sizes: Shoes 39 · Colours: Green";
  await page.goto("/saved-gifts");
  const section = page.getByRole("region", { name: "Anna - Mother", exact: true });
  await expect(section.getByText(told)).toBeVisible();
  await page.goto(`/saved-gifts/${gift.id}`);
  await expect(
    page.getByRole("region", { name: /^History for Anna/ }).getByText(told),
  ).toBeVisible();
  await page.goto(`/profile-cards/${card.id}/gifts`);
  await expect(page.getByText(told)).toBeVisible();
});

test("somebody among many people is asked from the compact list, which leads to the answers", async ({
  page,
}, info) => {
  const js = { javaScript: hasJavaScript(info.project.name) };
  const call = await signedIn(page);
  for (let number = 0; number < 13; number += 1) {
    await call("/profilecards", { ...anna, name: `Person ${number}` });
  }
  await call("/profilecards", anna);
  await page.goto("/profile-cards?q=anna");
  await ready(page, js);
  await page.getByRole("link", { name: "Ask Anna", exact: true }).click();
  const asking = open(page, "Ask Anna", js);
  await asking.getByRole("button", { name: "Make the address" }).click();
  const address = await asking.getByRole("textbox", { name: "Address" }).inputValue();
  const form = { intent: "send", sizes: "Shoes 39" };
  const headers = { Origin: new URL(address).origin };
  expect((await page.request.post(address, { form, headers })).ok()).toBe(true);

  await page.goto("/profile-cards?q=anna");
  await ready(page, js);
  await page.getByRole("link", { name: "Answers of Anna", exact: true }).click();
  await expect(asking.getByRole("heading", { name: /^Anna told you on \d/ })).toBeVisible();
  await expect(asking.getByText("Shoes 39")).toBeVisible();
  await asking.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("Search by name")).toHaveValue("anna");
});
