import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { GiverGift } from "~/domain/lists/gift-list";
import type { ListEvent, ListView } from "~/domain/lists/list-views";

type Change = ListEvent["data"];

/**
 * The list as it is now: from what the page was made of, then by server-sent events. Also what a screen
 * reader is told of the last change. Without events, as for the owner of a wish list, it stays as it is.
 */
export function useLiveList(path: string, list: ListView): ListView & { news: string } {
  const [known, setKnown] = useState(list);
  const [live, setLive] = useState({ list, news: "" });
  const { revalidate } = useRevalidator();
  const lookAgain = useRef(revalidate);
  lookAgain.current = revalidate;
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (known !== list) {
    setKnown(list);
    // What arrived meanwhile may be newer than the page.
    if (list.version >= live.list.version) setLive({ list, news: live.news });
  }

  useEffect(() => {
    if (list.isOwner) return;
    const source = new EventSource(`${path}/events?after=${list.version}`);
    const show = ({ data, lastEventId }: MessageEvent<string>) => {
      const change: Change = JSON.parse(data);
      const version = Number(lastEventId);
      setLive(({ list, news }) =>
        version <= list.version ? { list, news } : withChange(list, version, change),
      );
    };
    for (const type of ["gift", "details"]) source.addEventListener(type, show);
    // The list has ended, or its address no longer answers: the page says which.
    source.addEventListener("complete", () => lookAgain.current());
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) lookAgain.current();
    });
    return () => source.close();
  }, [path, list.isOwner, list.version]);

  return { ...live.list, news: live.news };
}

function withChange(list: ListView, version: number, change: Change) {
  if (change === null) return { list, news: "" };
  if (!("gift" in change)) return { list: { ...list, version, details: change }, news: "" };
  const { id, gift } = change;
  const before = list.gifts.find((one) => one.id === id);
  const gifts = gift
    ? before
      ? list.gifts.map((one) => (one.id === id ? gift : one))
      : [...list.gifts, gift]
    : list.gifts.filter((one) => one.id !== id);
  return { list: { ...list, version, gifts }, news: newsOf(before, gift) };
}

/** What changed about a gift, in a sentence. */
function newsOf(before: GiverGift | undefined, gift: GiverGift | null): string {
  if (!gift) return before ? `${before.title} was taken off the list.` : "";
  if (!before) return `${gift.title} was added to the list.`;
  const added = gift.claims.find(({ id }) => !before.claims.some((one) => one.id === id));
  if (added) return added.isMine ? "" : `${added.name} is giving ${gift.title}.`;
  return gift.claims.length < before.claims.length ? `${gift.title} can be given again.` : "";
}
