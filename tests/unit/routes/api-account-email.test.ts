import { expect, test } from "vitest";
import {
  callUntilLimited,
  codeTo,
  confirmedAccount,
  freshEmail,
  post,
  signInByApi,
  tokenTo,
} from "../../support/people-with-accounts";

const bodyOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});
const messageOnly = (message: string, status = 200) => ({ status, body: { message } });

async function signedIn() {
  const email = await confirmedAccount();
  return { email, ...(await signInByApi(email)) };
}

test("an email change takes four calls", async () => {
  const { email, token, cookie } = await signedIn();
  const newEmail = freshEmail();
  const call = async (path: string, body: unknown) =>
    bodyOf(await post(`account/${path}`, { token, body }));
  expect(await call("submit-new-email", { newEmail })).toEqual(
    messageOnly("Failed to send second code", 409),
  );
  expect(await call("request-email-change-code", { newEmail: email })).toMatchObject({
    status: 422,
    body: { message: "Failed to send first code" },
  });
  expect((await call("request-email-change-code", { newEmail })).status).toBe(200);
  const soon = await post("account/request-email-change-code", { token, body: { newEmail } });
  expect(soon.status).toBe(429);
  expect(Number(soon.headers.get("Retry-After"))).toBeLessThanOrEqual(60);

  const code = await codeTo(email, "account.code1");
  const invalid = {
    status: 422,
    body: { message: "Invalid code", errors: { code: ["Invalid code"] } },
  };
  const wrong = code === "000000" ? "111111" : "000000";
  expect(await call("verify-email-change-code", { code: wrong })).toEqual(invalid);
  expect(await call("verify-email-change-code", { code: "12" })).toEqual(invalid);
  expect((await call("verify-email-change-code", { code })).status).toBe(200);
  expect(await call("verify-email-change-code", { code })).toEqual(invalid);
  expect((await call("submit-new-email", { newEmail })).status).toBe(200);
  expect(await call("confirm-new-email", { code })).toMatchObject({
    status: 422,
    body: { message: "Email verification failed." },
  });
  const second = await codeTo(newEmail, "account.code2");
  const done = await post("account/confirm-new-email", { token, body: { code: second } });
  expect(await bodyOf(done)).toEqual(messageOnly("Email changed successfully."));
  expect(done.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect((await post("auth/refresh-token", { cookie })).status).toBe(401);
  await signInByApi(newEmail);
});

test("cancel-email-change works once per link, signed in or not", async () => {
  const { email, token } = await signedIn();
  await post("account/request-email-change-code", { token, body: { newEmail: freshEmail() } });
  const cancelToken = await tokenTo(email, "account.code1");
  const cancel = async (body: unknown) =>
    bodyOf(await post("account/cancel-email-change", { body }));
  const failed = messageOnly("Failed to cancel email change request.", 422);
  expect(await cancel({})).toMatchObject({
    status: 422,
    body: { message: "Missing token in URL." },
  });
  expect(await cancel({ cancelToken: cancelToken.slice(1) })).toEqual(failed);
  expect(await cancel({ cancelToken })).toEqual(messageOnly("Email change request cancelled."));
  expect(await cancel({ cancelToken })).toEqual(failed);
});

test("two users cannot use each other's codes or links", async () => {
  const [one, two] = [await signedIn(), await signedIn()];
  for (const { token } of [one, two]) {
    await post("account/request-email-change-code", { token, body: { newEmail: freshEmail() } });
  }
  const [codeOne, codeTwo] = [
    await codeTo(one.email, "account.code1"),
    await codeTo(two.email, "account.code1"),
  ];
  const verify = async (token: string, code: string) =>
    (await post("account/verify-email-change-code", { token, body: { code } })).status;
  if (codeOne !== codeTwo) expect(await verify(two.token, codeOne)).toBe(422);
  expect(await verify(two.token, codeTwo)).toBe(200);
  expect(await verify(one.token, codeOne)).toBe(200);
});

test("the codes are rate limited by network address", async () => {
  const { token } = await signedIn();
  const { allowed } = await callUntilLimited(20, () =>
    post("account/verify-email-change-code", {
      token,
      body: { code: "1" },
      address: "198.51.100.9",
    }),
  );
  expect(allowed).toBeGreaterThanOrEqual(20);
});
