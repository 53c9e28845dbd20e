import { expect, test } from "vitest";
import { readableCopy } from "../../../workers/readable-copy";

const url = "https://ribbon.test/login?from=%2F";

/** As the platform makes it of what a proxy or a monitor sends; no constructor does. */
function received(method: string, text: string): Request {
  const { body, headers, signal, redirect } = new Request(url, {
    ...{ method: "POST", body: text, headers: { Cookie: "a=b" }, redirect: "manual" },
  });
  return { ...{ url, method, body, headers, signal, redirect }, bodyUsed: false } as Request;
}

test.each(["GET", "HEAD"])("a %s is copied without its body, which is read", async (method) => {
  for (const text of ["hello", ""]) {
    const request = received(method, text);
    const copy = await readableCopy(request);
    expect(copy).toMatchObject({ method, url, redirect: "manual", body: null });
    expect(copy.headers.get("Cookie")).toBe("a=b");
    copy.headers.delete("Cookie");
    expect(await request.body?.getReader().read()).toMatchObject({ done: true });
  }
});

test("a POST is copied with its body", async () => {
  const copy = await readableCopy(new Request(url, { method: "POST", body: "hello" }));
  expect(copy.method).toBe("POST");
  expect(await copy.text()).toBe("hello");
});
