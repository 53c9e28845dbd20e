import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { Notice } from "~/components/ui/notice";
import { stack } from "~/components/ui/page.css";
import { Prose } from "~/components/ui/prose";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";

export const meta = pageMeta("Show that you are a person", "", { noindex: true });

const TURNSTILE = "https://challenges.cloudflare.com";

/** 404 where Turnstile is not configured. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.challenge) throw new Response(null, { status: 404 });
  return { siteKey: context.challenge.siteKey, nonce: context.nonce };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!context.challenge) throw new Response(null, { status: 404 });
  const form = await readForm(request);
  const token = String(form.get("cf-turnstile-response") ?? "");
  if (!(await context.challenge.isSolved(token))) {
    return data({ isProved: false }, { status: 422 });
  }
  const headers = { "Set-Cookie": await context.humanProofHeader(request) };
  return data({ isProved: true }, { headers });
}

export default function Challenge() {
  const { siteKey, nonce } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
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
          {answer && <Alert>The check was not passed. Please try it again.</Alert>}
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
