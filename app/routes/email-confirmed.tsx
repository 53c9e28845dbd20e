import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { withReturn } from "~/domain/shared/return-path";
import { wasJustConfirmed } from "~/just-confirmed-cookie.server";
import { ownPath } from "~/lib/own-path";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta(
  "Email Confirmed!",
  "Your account has been verified. You can now log in.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const fromEmail = query.get("fromEmail") === "true";
  if (!fromEmail && !(await wasJustConfirmed(request, context))) throw redirect("/");
  return { from: ownPath(query.get("from")) };
}

export default function EmailConfirmed() {
  const { from } = useLoaderData<typeof loader>();
  return (
    <MessagePage title="Email Confirmed!">
      <p>Your account has been verified. You can now log in.</p>
      <p>
        <Link className={button()} to={withReturn("/login", from)}>
          Login
        </Link>
      </p>
    </MessagePage>
  );
}
