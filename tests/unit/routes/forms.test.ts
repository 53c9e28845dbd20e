import { expect, test } from "vitest";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

const OPEN = [
  "/?index",
  "/ask/unknown",
  "/cancel-email-change",
  "/confirm",
  "/contact",
  "/cookies",
  "/forgot-password",
  "/giftsearch/unknown/report",
  "/lists/new",
  "/lists/unknown",
  "/lists/unknown/chip-in/1",
  "/lists/unknown/get/1",
  "/lists/manage/unknown",
  "/lists/manage/unknown/edit",
  "/lists/manage/unknown/end",
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
  "with 501 parts behind another boundary": {
    type: "multipart/form-data; xboundary=y; boundary=x",
    body: `${part("a").repeat(501)}--x--`,
    status: 400,
  },
  "with 501 parts behind a boundary within another parameter": {
    type: 'multipart/form-data; x="; boundary=y"; boundary=x',
    body: `${part("a").repeat(501)}--x--`,
    status: 400,
  },
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

test.each(Object.entries(MALFORMED))("a form %s is refused on every screen", async (what, form) => {
  const { cookie } = await signedInUser();
  const answers: string[] = [];
  const screens = [...OPEN.map((path) => ({ path })), ...OWN.map((path) => ({ path, cookie }))];
  for (const { path, cookie: Cookie } of screens as { path: string; cookie?: string }[]) {
    // The preview of an import is longer.
    if (path.endsWith("/import") && (form.status === 413 || what === "with 501 fields")) continue;
    const response = await post(path, form, Cookie ? { Cookie } : {});
    const text = await response.text();
    if (response.status !== form.status) answers.push(`${path}: ${response.status}`);
    else if (!text.includes("form")) answers.push(`${path}: ${text.slice(0, 80)}`);
  }
  expect(answers).toEqual([]);
});

test("the preview of an import is refused over its own bounds", async () => {
  const { cookie } = await signedInUser();
  const send = async (body: string) =>
    (await post("/profile-cards/import", { type: URLENCODED, body, status: 0 }, { Cookie: cookie }))
      .status;
  expect(await send(fields(1601))).toBe(400);
  expect(await send(`a=${"x".repeat(256 * 1024)}`)).toBe(413);
});

const upload = async (body: BodyInit, type?: string) => {
  const { cookie } = await signedInUser();
  return SELF.fetch(`${origin}/profile-cards/import`, {
    method: "POST",
    headers: { Cookie: cookie, ...(type && { "Content-Type": type }) },
    body,
  });
};

test("an imported file over 10 MB is refused with the page, whether or not its size is announced", async () => {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(10_500_000)], "people.vcf"));
  const announced = await upload(body);
  expect(announced.status).toBe(413);
  expect(await announced.text()).toContain("This file is larger than 10 MB.");
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="p.vcf"\r\n\r\nBEGIN:VCARD\r\n`;
  const chunk = new TextEncoder().encode(`NOTE:${"x".repeat(65_529)}\n`);
  let sent = 0;
  const streamed = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? new TextEncoder().encode(head) : chunk);
      sent += chunk.length;
      if (sent > 11 * 1024 * 1024) controller.close();
    },
  });
  const unannounced = await upload(streamed, MULTIPART);
  expect(unannounced.status).toBe(413);
  expect(await unannounced.text()).toContain("This file is larger than 10 MB.");
});

test("a file of 9 MB in one line, or of photos, is read", async () => {
  const card = (photo: string) =>
    `BEGIN:VCARD\r\nFN:Anna\r\nPHOTO;ENCODING=BASE64:${photo}\r\nBDAY:--0502\r\nEND:VCARD\r\n`;
  const line = "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQN";
  for (const photo of [line.repeat(160_000), `${line}\r\n `.repeat(140_000)]) {
    const body = new FormData();
    body.set("file", new File([card(photo)], "people.vcf"));
    const response = await upload(body);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Add Anna");
  }
});

test("a file in another field, or in a form that ends too early, is refused", async () => {
  const body = new FormData();
  body.set("photo", new File(["BEGIN:VCARD"], "people.vcf"));
  expect((await upload(body)).status).toBe(400);
  const cut = `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nBEGIN:VCARD\r\nFN:Anna`;
  expect((await upload(cut, MULTIPART)).status).toBe(400);
});
