import { Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { Illustration } from "~/components/ui/illustration";
import { page, stack } from "~/components/ui/page.css";
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
    <div className={page({ width: "text" })}>
      <div className={stack({ gap: "medium" })}>
        <Illustration picture="untied" />
        <h1>{title}</h1>
        <p>{text}</p>
        {requestId && (
          <p data-request-id={requestId}>If you write to us, please quote {requestId}.</p>
        )}
        <p>
          <Link className={button()} to="/">
            Go Back Home
          </Link>
        </p>
      </div>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <ErrorMessage
      title="Page not found"
      text="There is nothing at this address. The link may be old: a finished search is kept for 30 days."
    />
  );
}

/** For a request that was refused; `text` says why. */
export function RefusedPage({ text }: { text: string }) {
  return (
    <ErrorMessage
      title="That could not be read"
      text={`${text} Please go back, reload the page and send the form once more.`.trim()}
    />
  );
}

/** For a request over a rate limit; `text` says how long to wait. */
export function TooManyPage({ text }: { text: string }) {
  return <ErrorMessage title="Too many requests" text={text} />;
}

export function ErrorPage() {
  const { requestId } = useRequestContext();
  return (
    <ErrorMessage
      title="Something went wrong"
      text="That was our mistake, and it has been noted. Please try again in a moment."
      requestId={requestId}
    />
  );
}
