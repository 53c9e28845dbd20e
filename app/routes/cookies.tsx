import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CookieChoice } from "~/components/shell/cookie-choice";
import { Prose } from "~/components/ui/prose";
import { isSecure } from "~/lib/host-cookie.server";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { consentHeader, readConsent, toConsent } from "~/preferences.server";

export const meta = pageMeta(
  "Cookie Preferences",
  "What Ribbon keeps in your browser, and how to change what you allow.",
);

export async function loader({ request }: LoaderFunctionArgs) {
  const from = ownPath(new URL(request.url).searchParams.get("from"));
  return { from, consent: await readConsent(request) };
}

/** Stores a choice and redirects back; any other value deletes the choice. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const consent = toConsent(form.get("consent"));
  const secure = isSecure(context);
  return redirect(ownPath(form.get("from")), {
    status: 303,
    headers: { "Set-Cookie": await consentHeader(consent, { secure }) },
  });
}

const STATE = {
  accepted: "You have accepted cookies: we count page views, without knowing whose they are.",
  declined: "You have declined cookies: nothing is counted.",
  essential: "You use essential cookies only: nothing is counted.",
  none: "You have not chosen yet: nothing is counted until you accept.",
} as const;

export default function Cookies() {
  const { from, consent } = useLoaderData<typeof loader>();
  return (
    <Prose title="Cookie Preferences">
      <p>
        <strong>{STATE[consent ?? "none"]}</strong>
      </p>
      <CookieChoice from={from} />
      <h2>Always there</h2>
      <p>
        A cookie that keeps you signed in (only after you log in), one that remembers this choice,
        one that knows which searches you started, so that only you can change them, one that knows
        your shared lists and what you said you would give, one that remembers for a day where you
        had results mailed, and those that remember what you chose to see: the light or dark theme,
        and gifts as a carousel or as tiles. They tell nobody anything. The{" "}
        <Link to="/privacy#cookies">Privacy Policy</Link> lists them all.
      </p>
      <h2>Only if you accept</h2>
      <p>
        Each page you open, and how long our server took to answer, is counted. There is no cookie
        for it, no identifier, no profile and no other company’s script. If your browser sends
        Global Privacy Control, nothing is counted even when you accept.
      </p>
    </Prose>
  );
}
