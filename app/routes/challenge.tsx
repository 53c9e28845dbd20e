import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { Notice } from "~/components/ui/notice";
import { stack } from "~/components/ui/page.css";
import { Prose } from "~/components/ui/prose";
import { slowDown } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";

export const meta = pageMeta("Show that you are a person", "", { noindex: true });

const NOT_PASSED = "The check was not passed. Please try it again.";
const TURNSTILE = "https://challenges.cloudflare.com";

/** 404 where Turnstile is not configured. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.challenge) throw new Response(null, { status: 404 });
  return { siteKey: context.challenge.siteKey, nonce: context.nonce };
}

type Answer = FormAnswer & { isProved: boolean };

/** Counted, as each check is a call to Turnstile. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!context.challenge) throw new Response(null, { status: 404 });
  const seconds = await context.limits.secondsToWait("challenge", request);
  const form = await readForm(request);
  if (seconds !== null) return slowDown<Answer>(seconds, { isProved: false });
  const token = String(form.get("cf-turnstile-response") ?? "");
  if (!(await context.challenge.isSolved(token))) {
    return data<Answer>({ isProved: false, failure: NOT_PASSED }, { status: 422 });
  }
  const headers = { "Set-Cookie": await context.humanProofHeader(request) };
  return data<Answer>({ isProved: true }, { headers });
}

export default function Challenge() {
  const { siteKey, nonce } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  return (
    <Prose title="Show that you are a person">
      {answer?.isProved ? (
        <Notice>Thank you. Close this tab and press the button again; there is no wait now.</Notice>
      ) : (
        <>
          <p>
            Searches cost us money, so whoever makes many of them waits between them. A check by
            Cloudflare spares you the wait for an hour. It needs JavaScript.
          </p>
          {answer?.failure && <Alert>{answer.failure}</Alert>}
          <form method="post" className={stack({ gap: "medium" })}>
            <div className="cf-turnstile" data-sitekey={siteKey} />
            <button type="submit" className={button()}>
              Continue
            </button>
          </form>
          <script
            src={`${TURNSTILE}/turnstile/v0/api.js`}
            nonce={nonce}
            suppressHydrationWarning
            async
            defer
          />
        </>
      )}
    </Prose>
  );
}
