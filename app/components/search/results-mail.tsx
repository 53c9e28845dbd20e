import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { ResultsMailNews } from "~/domain/search/results-mail-news";
import type { SearchEnd } from "~/domain/search/search-outcomes";
import type { Region } from "~/domain/shared/region";
import { formatMoment } from "~/domain/shared/region-formats";

const LOOK_AGAIN_MS = 3_000;
const MOST_LOOKS = 10;

type Props = { news: ResultsMailNews; end: SearchEnd | null; region: Region };

/** Says to whom the results are mailed, and when they went. */
export function ResultsMail({ news, end, region }: Props) {
  useLooks(end?.state === "complete" && news.state === "awaited" && news.isSoon);
  return <p role="status">{textOf({ news, end, region })}</p>;
}

function textOf({ news, end, region }: Props) {
  const { email } = news;
  if (news.state === "failed") return `We could not send these results to ${email}.`;
  if (news.state === "sent" || news.state === "written") {
    return (
      <>
        We emailed these results to {email} on{" "}
        <time dateTime={news.at}>{formatMoment(news.at, region)}</time>
        {news.state === "written" &&
          ", unless that address wants no mail from us or has had enough of it today"}
        .
      </>
    );
  }
  if (!end) return `We email the results to ${email} when the search is complete.`;
  if (end.state === "failed") return `If another try works, we email the results to ${email}.`;
  return `The results are on their way to ${email}.`;
}

/** Reads the page's data again, a few times, as long as a change is near. */
function useLooks(isNear: boolean): void {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isNear || looks >= MOST_LOOKS) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isNear, looks, revalidate]);
}
