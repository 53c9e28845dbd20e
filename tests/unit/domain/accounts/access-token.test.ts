import { createJWT, parseJWT } from "oslo/jwt";
import { expect, test } from "vitest";
import { issueAccessToken, readAccessToken } from "~/domain/accounts/access-token.server";
import { after } from "../../../support/people-with-accounts";

const now = new Date("2026-11-21T09:00:00Z");
const config = { SESSION_SECRET: "a secret of 32 bytes, or rather more" };
const viewer = {
  userId: "user-1",
  sessionId: "session-1",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  isSubscribedToMailingList: true,
};
const bytes = (text: string) => new TextEncoder().encode(text);
const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

test("a token contains the documented claims and can be read back", async () => {
  const token = await issueAccessToken(config, viewer, now);
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
  expect(await readAccessToken(config, token, now)).toEqual({
    userId: "user-1",
    sessionId: "session-1",
  });
});

test("a token expires after 15 minutes of the given clock", async () => {
  const token = await issueAccessToken(config, viewer, now);
  expect(await readAccessToken(config, token, after(now, 899))).not.toBeNull();
  expect(await readAccessToken(config, token, after(now, 900))).toBeNull();
});

test("refuses forged, changed and malformed tokens", async () => {
  const token = await issueAccessToken(config, viewer, now);
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = parseJWT(token)?.payload ?? {};
  const sign = (
    changes: object,
    key = config.SESSION_SECRET,
    algorithm: "HS256" | "HS512" = "HS256",
  ) => createJWT(algorithm, bytes(key), { ...claims, ...changes });
  const forged = {
    "alg none": `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
    "alg none with our signature": `${encode({ alg: "none", typ: "JWT" })}.${payload}.${signature}`,
    "another key": await sign({}, "another secret of at least 32 bytes"),
    "another algorithm": await sign({}, config.SESSION_SECRET, "HS512"),
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
  expect(await readAccessToken(config, await sign({}), now)).not.toBeNull();
  for (const [what, text] of Object.entries(forged)) {
    expect(await readAccessToken(config, text, now), what).toBeNull();
  }
});
