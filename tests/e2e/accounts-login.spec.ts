import {
  expect,
  fromMail,
  haveAccount,
  IN_MAIL,
  newTestUser,
  PASSWORD,
  signIn,
  test,
  typeLogin,
} from "../support/accounts";

test("a wrong password and an unknown address get the same message", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  for (const address of [email, newTestUser().email]) {
    await page.goto("/login");
    await typeLogin(page, address, "not the password");
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page.getByLabel("Email")).toHaveValue(address);
  }
});

test("login redirects to the protected screen, but never to another site", async ({
  page,
  request,
}) => {
  const { email } = await haveAccount(request);
  await page.goto("/account?done=nothing");
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent("/account?done=nothing")}`);
  await typeLogin(page, email, PASSWORD);
  await expect(page).toHaveURL("/account?done=nothing");

  await page.context().clearCookies();
  await page.goto(`/login?from=${encodeURIComponent("/\t/example.com/")}`);
  await typeLogin(page, email, PASSWORD);
  await expect(page.getByText("Hello Ada")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("signed-in users are redirected from login, register and reset", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  for (const address of ["/login", "/register", "/reset-password?email=a@example.com&token=x"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
  }
});

test("the gift menu links to recipients and saved gifts", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Gifts" }).click();
  const recipients = banner.getByRole("link", { name: "My Gift Recipients" });
  await expect(recipients).toHaveAttribute("href", "/profile-cards");
  const saved = banner.getByRole("link", { name: "My Saved Gifts" });
  await expect(saved).toHaveAttribute("href", "/saved-gifts");
});

test("the menus work by keyboard", async ({ page, request }) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  await page.getByRole("button", { name: "Hello Ada" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "View Account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
});

test("a session belongs to its browser only", async ({ page, request, browser }) => {
  const { email } = await haveAccount(request);
  await signIn(page, email);
  const elsewhere = await browser.newPage();
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL("/login?from=%2Faccount");
  await elsewhere.close();
});

test("after ten wrong passwords an account has to wait, and can be reset", async ({
  page,
  request,
}) => {
  const { email } = await haveAccount(request);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  // Not by what has confirmed the account: whoever reads its mailbox has a count apart.
  for (let tries = 0; tries < 10; tries += 1) {
    await page.request.post("/login", { form: { email, password: "not the password" } });
  }
  // Submit at once, because the first wait is short.
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("That was tried too often. Please wait");
  await expect(page.getByLabel("Email")).toHaveValue(email);

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.goto(await fromMail(request, email, IN_MAIL.reset));
  await page.getByLabel("New password").fill("another kettle 10");
  await page.getByLabel("Confirm password").fill("another kettle 10");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Password updated! Redirecting to login...")).toBeVisible();
  await signIn(page, email, "another kettle 10");
});

test("limits logins from one network address", async ({ request }) => {
  const { email } = newTestUser();
  const logIn = (tries: number) => {
    const form = { email: `${tries}.${email}`, password: "not the password" };
    return request.post("/login", { form });
  };
  let response = await logIn(0);
  // The limit is twenty a minute, and a new minute can start meanwhile.
  for (let tries = 1; tries <= 40 && response.status() !== 429; tries += 1) {
    expect(response.status()).toBe(422);
    response = await logIn(tries);
  }
  expect(response.status()).toBe(429);
  expect(response.headers()["retry-after"]).toBe("60");
  const page = await response.text();
  expect(page).toContain("That was tried too often. Please wait 60 seconds and try again.");
  expect(page).toContain(email);
  expect(page).not.toContain("not the password");
});

test.describe("with JavaScript", { tag: "@javascript" }, () => {
  test("a menu closes on Escape, and on a click or focus outside", async ({ page, request }) => {
    const { email } = await haveAccount(request);
    await signIn(page, email);
    const control = page.getByRole("button", { name: "Hello Ada" });
    const entry = page.getByRole("link", { name: "View Account" });
    await expect(control).toHaveAttribute("aria-expanded", "false");

    await control.click();
    await expect(control).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await expect(control).toBeFocused();

    await control.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(entry).toBeHidden();

    await control.click();
    await page.getByRole("button", { name: /theme/ }).focus();
    await expect(entry).toBeHidden();
  });

  test("a slow navigation shows a centred spinner", async ({ page }) => {
    await page.goto("/");
    let respond = () => {};
    const released = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route("**/login.data*", async (route) => {
      await released;
      await route.continue();
    });
    const link = page.getByRole("banner").getByRole("link", { name: "Login" });
    await expect(async () => {
      await link.click();
      await expect(page.getByText("One moment…")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    respond();
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    await expect(page.getByText("One moment…")).toBeHidden();
  });
});

test.describe("when the server is unreachable", { tag: "@javascript" }, () => {
  test("logout still signs this browser out", async ({ page, request }) => {
    const { email } = await haveAccount(request);
    await signIn(page, email);
    await expect(page.getByRole("button", { name: "Hello Ada" })).toHaveAttribute("aria-expanded");
    const warning = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.route("**/logout*", (route) => route.abort());
    await page.getByRole("button", { name: "Hello Ada" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    expect((await warning).text()).toBe("Backend logout failed");

    await page.goto("/account");
    await expect(page).toHaveURL("/login?from=%2Faccount");
    await typeLogin(page, email, PASSWORD);
    await expect(page.getByText("Hello Ada")).toBeVisible();
  });
});
