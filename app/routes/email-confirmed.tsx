import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { FormPage } from "~/components/ui/form-page";
import { pageMeta } from "~/lib/page-meta";
import { wasJustConfirmed } from "~/session.server";

export const meta = pageMeta(
  "Email Confirmed!",
  "Your account has been verified. You can now log in.",
);

export async function loader({ request }: LoaderFunctionArgs) {
  const fromEmail = new URL(request.url).searchParams.get("fromEmail") === "true";
  if (!fromEmail && !(await wasJustConfirmed(request))) throw redirect("/");
  return null;
}

export default function EmailConfirmed() {
  return (
    <FormPage title="Email Confirmed!" picture="presents">
      <p>Your account has been verified. You can now log in.</p>
      <p>
        <Link className={button({ width: "full" })} to="/login">
          Login
        </Link>
      </p>
    </FormPage>
  );
}
