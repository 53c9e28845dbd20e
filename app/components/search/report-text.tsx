import { useFetcher, useParams, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { thanksId } from "~/domain/search/suggestion";
import * as styles from "./review-block.css";

type Props = { asin: string; title: string; position: number };

/**
 * A button to report the text about a product, then thanks in its place, which get the focus: from here with
 * JavaScript, from the address's fragment without.
 */
export function ReportText({ asin, title, position }: Props) {
  const { uid } = useParams();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const sending = useFetcher<{ ok: boolean }>();
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSent = sending.data?.ok === true;
  useEffect(() => {
    if (isSent) thanks.current?.focus({ preventScroll: true });
  }, [isSent]);
  if (isSent || query.get("reported") === asin) {
    return (
      <p
        ref={thanks}
        id={thanksId(position, asin)}
        role="status"
        tabIndex={-1}
        className={styles.thanks}
      >
        Thank you: somebody will read this text again.
      </p>
    );
  }
  return (
    <sending.Form method="post" action={`/giftsearch/${uid}/report`}>
      <input type="hidden" name="asin" value={asin} />
      <input type="hidden" name="position" value={position} />
      {hydrated && <input type="hidden" name="mode" value="stay" />}
      <button
        type="submit"
        className={styles.report}
        aria-label={`Report this text about ${title}`}
      >
        Report this text
      </button>
    </sending.Form>
  );
}
