import { expect, test } from "vitest";
import { parseJWT } from "~/lib/oslo.server";
import { withCommonPasswords } from "../../support/common-passwords";
import {
  confirmedAccount,
  cookieOf,
  freshEmail,
  MANY_HASHES,
  password,
  post,
  signInByApi,
  tokenTo,
} from "../../support/people-with-accounts";

withCommonPasswords();

const newPassword = "an even longer password";
const bodyOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});
const messageOnly = (message: string, status = 200) => ({ status, body: { message } });
const claimsOf = (body: unknown) => parseJWT((body as { token: string }).token)?.payload;

async function signedIn() {
  const email = await confirmedAccount();
  return { email, ...(await signInByApi(email)) };
}

test("update-profile changes the names, not the email, and returns a new token", async () => {
  const { token, email } = await signedIn();
  const body = { firstName: "Augusta", lastName: "King", email: freshEmail() };
  const response = await bodyOf(await post("account/update-profile", { token, body }));
  expect(response).toMatchObject({ status: 200, body: { message: "Profile updated." } });
  expect(claimsOf(response.body)).toMatchObject({ firstName: "Augusta", lastName: "King", email });
  const refused = await post("account/update-profile", { token, body: { ...body, firstName: "" } });
  expect(await bodyOf(refused)).toMatchObject({
    status: 422,
    body: { errors: { firstName: [expect.any(String)] } },
  });
});

test("the mailing list takes a boolean and returns the claim as text", async () => {
  const { token, cookie } = await signedIn();
  const set = async (body: unknown) =>
    bodyOf(await post("account/update-mailing-list-subscription", { token, body }));
  const on = await set(true);
  expect(on).toMatchObject({ status: 200, body: { message: "Subscribed to mailing list!" } });
  expect(claimsOf(on.body)).toMatchObject({ isSubscribedToMailingList: "true" });
  const refreshed = await bodyOf(await post("auth/refresh-token", { cookie }));
  expect(claimsOf(refreshed.body)).toMatchObject({ isSubscribedToMailingList: "true" });
  const off = await set(false);
  expect(off).toMatchObject({ body: { message: "Unsubscribed from mailing list" } });
  expect(claimsOf(off.body)).toMatchObject({ isSubscribedToMailingList: "false" });
  expect((await set("true")).status).toBe(422);
});

test(
  "change-password ends the other sessions and all tokens at once, and keeps this session",
  MANY_HASHES,
  async () => {
    const { email, token, cookie } = await signedIn();
    const thief = await signInByApi(email);
    const change = (currentPassword: string, wanted: string) =>
      post("account/change-password", {
        token,
        cookie,
        body: { currentPassword, newPassword: wanted },
      });
    expect(await bodyOf(await change("wrong password", newPassword))).toMatchObject({
      status: 422,
      body: { message: expect.any(String), errors: { currentPassword: [expect.any(String)] } },
    });
    expect(await bodyOf(await change(password, "password123"))).toMatchObject({
      status: 422,
      body: { message: "Password change failed.", errors: { newPassword: [expect.any(String)] } },
    });
    const changed = await change(password, newPassword);
    expect(await bodyOf(changed)).toEqual(messageOnly("Password changed."));

    const profile = { firstName: "Eve", lastName: "Thief" };
    expect(
      (await post("account/update-profile", { token: thief.token, body: profile })).status,
    ).toBe(401);
    expect((await post("auth/refresh-token", { cookie: thief.cookie })).status).toBe(401);
    expect((await post("auth/refresh-token", { cookie })).status).toBe(401);
    const own = { firstName: "Ada", lastName: "Byron" };
    expect((await post("account/update-profile", { token, body: own })).status).toBe(401);
    const refreshed = await post("auth/refresh-token", { cookie: cookieOf(changed) });
    const { token: newToken } = await refreshed.json<{ token: string }>();
    expect((await post("account/update-profile", { token: newToken, body: own })).status).toBe(200);
    expect((await post("auth/login", { body: { email, password } })).status).toBe(401);
    await signInByApi(email, newPassword);
  },
);

test("a wrong current password counts like a wrong login", MANY_HASHES, async () => {
  const { token } = await signedIn();
  const body = { currentPassword: "wrong password", newPassword };
  const statuses = [];
  for (let times = 0; times < 11; times += 1) {
    statuses.push((await post("account/change-password", { token, body })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test("a password reset works once per link and ends every session", async () => {
  const { email, token, cookie } = await signedIn();
  const requested = await post("account/request-password-reset", { body: { email } });
  expect(await bodyOf(requested)).toEqual(
    messageOnly("If your email exists, a reset link has been sent."),
  );
  const link = await tokenTo(email, "account.reset");
  const reset = (changes = {}) =>
    post("account/reset-password", { body: { email, token: link, newPassword, ...changes } });
  const invalid = messageOnly("Invalid or expired password reset link.", 422);
  expect(await bodyOf(await reset({ email: freshEmail() }))).toEqual(invalid);
  expect(await bodyOf(await reset({ token: link.slice(1) }))).toEqual(invalid);
  expect(await bodyOf(await reset({ newPassword: "password123" }))).toMatchObject({
    status: 422,
    body: { message: "Failed to reset password." },
  });
  const both = await Promise.all([reset(), reset()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await bodyOf(await reset())).toEqual(invalid);
  expect((await post("auth/refresh-token", { cookie })).status).toBe(401);
  expect((await post("account/update-profile", { token, body: {} })).status).toBe(401);
  await signInByApi(email, newPassword);
});
