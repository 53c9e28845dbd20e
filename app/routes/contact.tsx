import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { ErrorSummary } from "~/components/ui/error-summary";
import { EmailField, Field, TextArea } from "~/components/ui/field";
import { halves } from "~/components/ui/field.css";
import { HoneypotFields } from "~/components/ui/honeypot-fields";
import { Notice } from "~/components/ui/notice";
import { panel, stack } from "~/components/ui/page.css";
import { Prose } from "~/components/ui/prose";
import { contactSchema } from "~/domain/mail/contact.schema";
import { admitContactMessage, saveContactMessage } from "~/domain/mail/contact.server";
import { parseForm, slowDown, typedIn } from "~/lib/form.server";
import type { RefusedForm } from "~/lib/form-errors";
import { honeypotInputs, isCaughtByHoneypot } from "~/lib/honeypot.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";

export const meta = pageMeta("Contact Us", "Write to Ribbon. We reply within 24 to 48 hours.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  return { sent, honeypot: await honeypotInputs(context.secrets, new Date()) };
}

type Answer = { refused?: RefusedForm; failure?: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const seconds = await context.limits.secondsToWait("contact", request);
  const form = await readForm(request);
  if (seconds !== null)
    return slowDown<Answer>(seconds, { refused: { typed: typedIn(form), errors: {} } });
  const parsed = parseForm(form, contactSchema);
  if (!parsed.ok) return data<Answer>({ refused: parsed.refused }, { status: 422 });
  const typed = { typed: parsed.value, errors: {} };
  if (await isCaughtByHoneypot(context.secrets, form, new Date())) {
    const failure = "This looked like a robot to us. Please reload the page and try once more.";
    return data<Answer>({ refused: typed, failure }, { status: 422 });
  }
  const { db, config } = context;
  const address = request.headers.get("CF-Connecting-IP");
  const wait = await admitContactMessage(db, address, context.now());
  if (wait !== null) return slowDown<Answer>(wait, { refused: typed });
  await saveContactMessage({ db, contactEmail: config.CONTACT_EMAIL }, parsed.value, context.now());
  context.sendMailSoon();
  throw redirect("/contact?sent", 303);
}

export default function Contact() {
  const { sent, honeypot } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { refused, failure }: Answer = answer ?? {};
  const busy = useNavigation().formAction === "/contact";
  const field = (name: "name" | "email" | "message") => ({
    name,
    defaultValue: refused?.typed[name],
    error: refused?.errors[name]?.[0],
  });
  return (
    <Prose title="Contact Us">
      <p>
        A question, a wrong product, a search to delete early, an idea for Ribbon? Write to us: we
        reply within 24 to 48 hours.
      </p>
      {sent && !answer && (
        <Notice>Thank you, your message has arrived. We will reply within 24 to 48 hours.</Notice>
      )}
      <Form method="post" noValidate className={`${panel} ${stack()}`}>
        <ErrorSummary errors={refused?.errors ?? {}} idOf={(name) => name} />
        {failure && <Alert>{failure}</Alert>}
        <div className={halves}>
          <Field {...field("name")} label="Name" maxLength={80} autoComplete="name" />
          <EmailField {...field("email")} autoComplete="email" />
        </div>
        <TextArea {...field("message")} label="Message" rows={7} maxLength={4000} />
        <HoneypotFields {...honeypot} />
        <button type="submit" className={button()} disabled={busy}>
          Send
        </button>
      </Form>
    </Prose>
  );
}
