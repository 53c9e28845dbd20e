import type { Page } from "playwright/test";
import { expect, haveAccount, PASSWORD, signIn } from "./accounts";
import { hydrated } from "./test";

type Js = { javaScript: boolean };

/** Waits for hydration, if the browser has JavaScript. */
export async function ready(page: Page, { javaScript }: Js): Promise<void> {
  if (javaScript) await hydrated(page);
}

/** The dialog with a title, or without JavaScript the page. */
export function open(page: Page, title: string, { javaScript }: Js) {
  return javaScript
    ? page.getByRole(/^Delete/.test(title) ? "alertdialog" : "dialog", { name: title })
    : page.getByRole("main").filter({ has: page.getByRole("heading", { level: 1, name: title }) });
}

/** Unfolds the fields about the person in the form of a card, where they are folded. */
export async function unfoldDetails(form: ReturnType<typeof open>): Promise<void> {
  const name = form.getByRole("textbox", { name: "Name" });
  if (!(await name.isVisible())) await form.getByText(/^Details of /).click();
  await expect(name).toBeVisible();
}

/** Signs in a new user, and returns a function that posts to the API as that user. */
export async function signedIn(page: Page) {
  const { email } = await haveAccount(page.request);
  await signIn(page, email);
  const login = await page.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  const { token } = await login.json();
  return async (path: string, data: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await page.request.post(`/api${path}`, { data, headers });
    expect(response.status(), path).toBe(201);
    return response.json();
  };
}

/** Opens the form of a new card and fills in what Anna needs; the form. */
export async function fillInAnna(page: Page, js: Js) {
  await page.goto("/profile-cards");
  await ready(page, js);
  await page.getByRole("button", { name: "Add New" }).click();
  const form = open(page, "Add New Profile Card", js);
  await form.getByRole("textbox", { name: "Name" }).fill("Anna");
  await form.getByRole("textbox", { name: "Relationship" }).fill("Mother");
  await form.getByLabel(/^Birthday/).fill("1964-05-02");
  return form;
}

/** Adds Anna with the form, with her birthday and Christmas selected. */
export async function addAnna(page: Page, js: Js) {
  const form = await fillInAnna(page, js);
  await form.getByRole("textbox", { name: "Interests" }).fill("Gardening, Tea");
  await form.getByRole("checkbox", { name: /^Christmas/ }).check();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Profile Cards" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Anna" })).toBeVisible();
}
