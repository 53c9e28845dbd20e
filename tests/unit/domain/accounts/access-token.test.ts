import { expect, test } from "vitest";
import { issueAccessToken, readAccessToken } from "~/domain/accounts/access-token.server";
import { keysFor, type Secrets } from "~/lib/keys.server";
import { createJWT, parseJWT } from "~/lib/oslo.server";
import { signToken } from "~/lib/signed-token.server";
import { after } from "../../../support/people-with-accounts";

const now = new Date("2026-11-21T09:00:00Z");
const secrets: Secrets = ["a secret of 32 bytes, or rather more"];
const viewer = {
  userId: "user-1",
  sessionId: "session-1",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  isSubscribedToMailingList: true,
};
const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

test("a token contains the documented claims and can be read back", async () => {
  const token = await issueAccessToken(secrets, viewer, now);
  expect(parseJWT(token)?.payload).toEqual({
    sub: "user-1",
    sid: "session-1",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Byron",
    isSubscribedToMailingList: "true",
    iat: now.getTime() / 1000,
    exp: now.getTime() / 1000 + 900,
    iss: "ribbon",
    aud: "ribbon-api",
  });
  expect(await readAccessToken(secrets, token, now)).toEqual({
    userId: "user-1",
    sessionId: "session-1",
  });
});

test("a token expires after 15 minutes of the given clock", async () => {
  const token = await issueAccessToken(secrets, viewer, now);
  expect(await readAccessToken(secrets, token, after(now, 899))).not.toBeNull();
  expect(await readAccessToken(secrets, token, after(now, 900))).toBeNull();
});

test("refuses forged, changed and malformed tokens", async () => {
  const token = await issueAccessToken(secrets, viewer, now);
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = parseJWT(token)?.payload ?? {};
  const sign = (changes: object, by: Secrets = secrets, purpose = "access token") =>
    signToken(by, purpose, { ...claims, ...changes });
  const [key] = await keysFor(secrets, "access token");
  const withOurKey = (algorithm: "HS256" | "HS512", kid = key?.id) =>
    createJWT(algorithm, key?.bytes ?? new Uint8Array(), claims, { headers: { kid } });
  const forged = {
    "alg none": `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
    "alg none with our signature": `${encode({ alg: "none", typ: "JWT" })}.${payload}.${signature}`,
    "another key": await sign({}, ["another secret of at least 32 bytes"]),
    "another algorithm": await withOurKey("HS512"),
    "another key id": await withOurKey("HS256", "0".repeat(12)),
    "no key id": await createJWT("HS256", key?.bytes ?? new Uint8Array(), claims),
    "another purpose": await sign({}, secrets, "mail link: stop"),
    "another payload": `${header}.${encode({ ...claims, sub: "user-2" })}.${signature}`,
    "no signature": `${header}.${payload}.`,
    "a cut signature": token.slice(0, -4),
    "another issuer": await sign({ iss: "elsewhere" }),
    "another audience": await sign({ aud: "elsewhere" }),
    "no expiry": await sign({ exp: undefined }),
    "no subject": await sign({ sub: undefined }),
    "no session": await sign({ sid: undefined }),
    nothing: "",
    noise: "a.b.c",
    "bad base64": "é.é.é",
  };
  expect(await readAccessToken(secrets, await sign({}), now)).not.toBeNull();
  expect(await readAccessToken(secrets, await withOurKey("HS256"), now)).not.toBeNull();
  for (const [what, text] of Object.entries(forged)) {
    expect(await readAccessToken(secrets, text, now), what).toBeNull();
  }
});

test("a token of the previous secret is valid, and a new one is signed with the current secret", async () => {
  const old = await issueAccessToken(secrets, viewer, now);
  const rotated: Secrets = ["another secret of at least 32 bytes", ...secrets];
  expect(await readAccessToken(rotated, old, now)).not.toBeNull();
  const fresh = await issueAccessToken(rotated, viewer, now);
  expect(await readAccessToken(rotated, fresh, now)).not.toBeNull();
  expect(await readAccessToken(secrets, fresh, now)).toBeNull();
});
