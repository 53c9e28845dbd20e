import { SELF } from "cloudflare:test";
import { expect, test } from "vitest";
import { signedInUser } from "../../support/people";
import { origin } from "../../support/test-env";

const OPEN = [
  "/?index",
  "/cancel-email-change",
  "/confirm",
  "/contact",
  "/cookies",
  "/forgot-password",
  "/giftsearch/unknown/report",
  "/login",
  "/register",
  "/reset-password",
  "/theme",
  "/unsubscribe",
];
const OWN = [
  "/account",
  "/profile-cards/calendar",
  "/profile-cards/import",
  "/profile-cards/new",
  "/profile-cards/unknown",
  "/profile-cards/unknown/holidays/new",
  "/profile-cards/unknown/holidays/unknown",
  "/saved-gifts",
  "/saved-gifts/save",
  "/saved-gifts/unknown",
];
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";

type Malformed = { type?: string; body: string | Uint8Array<ArrayBuffer>; status: number };
const fields = (count: number) => "a=&".repeat(count);
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nv\r\n`;

const MALFORMED: Record<string, Malformed> = {
  "sent as plain text": { type: "text/plain", body: "a=b", status: 415 },
  "sent as JSON": { type: "application/json", body: '{"a":"b"}', status: 415 },
  "without a type": { body: new TextEncoder().encode("a=b"), status: 415 },
  "with a broken multipart body": { type: MULTIPART, body: "--y\r\nnothing", status: 400 },
  "of multipart without a boundary": { type: "multipart/form-data", body: "--x--", status: 400 },
  "over 64 KiB": { type: URLENCODED, body: fields(40_000), status: 413 },
  "with 501 fields": { type: URLENCODED, body: fields(501), status: 400 },
  "with 501 parts": { type: MULTIPART, body: `${part("a").repeat(501)}--x--`, status: 400 },
  "with an index over 200": { type: URLENCODED, body: "holidayIds%5B50000%5D=x", status: 400 },
  "with a reserved name": { type: URLENCODED, body: "__intent__=x", status: 400 },
  "with a reserved part": { type: MULTIPART, body: `${part("__state__")}--x--`, status: 400 },
  "with a name of the language": { type: URLENCODED, body: "a.__proto__.b=x", status: 400 },
  "with NUL in a name": { type: URLENCODED, body: "a%00b=x", status: 400 },
};

function post(path: string, { type, body }: Malformed, headers: Record<string, string> = {}) {
  const given: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
  return SELF.fetch(origin + path, {
    method: "POST",
    headers: { ...headers, ...given },
    body,
    redirect: "manual",
  });
}

test.each(Object.entries(MALFORMED))("a form %s is refused on every screen", async (_, form) => {
  const { cookie } = await signedInUser();
  const answers: string[] = [];
  const screens = [...OPEN.map((path) => ({ path })), ...OWN.map((path) => ({ path, cookie }))];
  for (const { path, cookie: Cookie } of screens as { path: string; cookie?: string }[]) {
    // An import is a file of up to 1 MB.
    if (path.endsWith("/import") && form.status === 413) continue;
    const response = await post(path, form, Cookie ? { Cookie } : {});
    const text = await response.text();
    if (response.status !== form.status) answers.push(`${path}: ${response.status}`);
    else if (!text.includes("form")) answers.push(`${path}: ${text.slice(0, 80)}`);
  }
  expect(answers).toEqual([]);
});

test("an imported file over 1 MB is refused with the page", async () => {
  const { cookie } = await signedInUser();
  const body = new FormData();
  body.set("file", new File([new Uint8Array(1_100_000)], "people.vcf"));
  const response = await SELF.fetch(`${origin}/profile-cards/import`, {
    method: "POST",
    headers: { Cookie: cookie },
    body,
  });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("This file is larger than 1 MB.");
});
