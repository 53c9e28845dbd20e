import { isRouteErrorResponse, Link, useLocation } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import { useRequestContext } from "./request-context";

function ErrorMessage({
  title,
  text,
  requestId,
}: {
  title: string;
  text: string;
  requestId?: string;
}) {
  return (
    <MessagePage title={title} picture="untied">
      <p>{text}</p>
      {requestId && (
        <p data-request-id={requestId}>If you write to us, please quote {requestId}.</p>
      )}
      <p>
        <Link className={button()} to="/">
          Go Back Home
        </Link>
      </p>
    </MessagePage>
  );
}

const TITLES = {
  notFound: "Page not found",
  refused: "That could not be read",
  tooMany: "One moment, please",
  ended: "This has ended",
  failed: "Something went wrong",
} as const;

function kindOf(error: unknown): keyof typeof TITLES {
  if (!isRouteErrorResponse(error) || error.status >= 500) return "failed";
  if (error.status === 404) return "notFound";
  if (error.status === 410) return "ended";
  return error.status === 429 ? "tooMany" : "refused";
}

/** The title of the page that is shown for an error. */
export const titleOfError = (error: unknown) => TITLES[kindOf(error)];

/** The page for an error of any kind. The text of a refusal says why, or how long to wait. */
export function AnyErrorPage({ error }: { error: unknown }) {
  const text = isRouteErrorResponse(error) ? String(error.data ?? "") : "";
  switch (kindOf(error)) {
    case "notFound":
      return <NotFoundPage />;
    case "refused":
      return <RefusedPage text={text} />;
    case "tooMany":
      return <ErrorMessage title={TITLES.tooMany} text={text} />;
    case "ended":
      return <ErrorMessage title={TITLES.ended} text={text} />;
    case "failed":
      return <ErrorPage />;
  }
}

/** What is not there, by the first part of its address. */
const MISSING = new Map([
  [
    "giftsearch",
    "There is no search at this address. It may have been an old one: a search is kept for 30 days.",
  ],
  [
    "lists",
    "There is no list at this address. It may have been deleted, or a part of the address is missing.",
  ],
  [
    "ask",
    "There are no questions at this address. They may have been deleted, or a part of the address is missing.",
  ],
]);

function NotFoundPage() {
  const [, kind = ""] = useLocation().pathname.split("/");
  const text =
    MISSING.get(kind) ??
    "There is nothing at this address. What was here may have been deleted, or the link is old.";
  return <ErrorMessage title={TITLES.notFound} text={text} />;
}

function RefusedPage({ text }: { text: string }) {
  return (
    <ErrorMessage
      title={TITLES.refused}
      text={`${text} Please go back, reload the page and send the form once more.`.trim()}
    />
  );
}

function ErrorPage() {
  const { requestId } = useRequestContext();
  return (
    <ErrorMessage
      title={TITLES.failed}
      text="That was our mistake, and it has been noted. Please try again in a moment."
      requestId={requestId}
    />
  );
}
