import { expect, test } from "vitest";
import { KEPT_DAYS, type Kept, keptFor, keptSeconds } from "~/domain/shared/retention";
import source from "../../../app/routes/privacy/route.tsx?raw";
import { signedInUser } from "../../support/people";
import { confirmedAccount, password, post } from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

const PERIOD =
  /(?<!without )\b(?:\d+|a|an|one|half an?|two|three|six|seven|twelve|thirty) (?:minute|hour|day|week|month|year)s?\b/g;

test("the privacy page states each period for which something is kept, and no other", async () => {
  expect(source.match(PERIOD)).toBeNull();
  const stated = [...source.matchAll(/keptFor\("(\w+)"\)/g)].map(([, what]) => what as Kept);
  expect(new Set(stated)).toEqual(new Set(Object.keys(KEPT_DAYS)));
  const html = await (await SELF.fetch(`${origin}/privacy`)).text();
  const page = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = page.replace(/<!-- -->|<[^>]+>/g, "").replace(/\s+/g, " ");
  expect(text.match(PERIOD)).toEqual(stated.map(keptFor));
});

test("cookies last as long as the privacy page says", async () => {
  const { browse } = await signedInUser();
  const cookies = async (path: string, form: Record<string, string>) =>
    (await browse(path, form)).headers.getSetCookie().join("\n");
  const email = await confirmedAccount();
  const login = await post("auth/login", { body: { email, password } });
  const signedIn = login.headers.getSetCookie();
  const headers: [Kept, string | undefined][] = [
    ["themeCookie", await cookies("/theme", { theme: "light" })],
    ["consentCookie", await cookies("/cookies", { consent: "accepted" })],
    ["giftViewCookie", await cookies("/saved-gifts", { view: "tiles" })],
    ["session", signedIn.find((one) => one.startsWith("session="))],
    ["deviceCookie", signedIn.find((one) => one.startsWith("device="))],
  ];
  for (const [what, header] of headers) {
    expect(header, what).toContain(`Max-Age=${keptSeconds(what)};`);
  }
});
