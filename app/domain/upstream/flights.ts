import type { Landing } from "./single-flight";

/** Whoever asks for longer than this is taken for lost, and the next one asks. */
const LONGEST_MS = 20_000;
/** How long an answer is passed on: until every place of the network can read it where it was stored. */
const FRESH_MS = 60_000;
/** The most that is held in memory, in characters. */
const MOST_CHARACTERS = 2_000_000;

type Flight = { since: number; waiting: Set<(landing: Landing | null) => void> };

/** Calls under way and the answers of the last minute, in memory, by key. */
export function flights(now: () => number = Date.now) {
  const open = new Map<string, Flight>();
  const fresh = new Map<string, { text: string; at: number }>();
  let held = 0;

  const drop = (key: string) => {
    held -= fresh.get(key)?.text.length ?? 0;
    fresh.delete(key);
  };
  // The oldest come first.
  const forgetOld = () => {
    for (const [key, { at }] of fresh) {
      if (held <= MOST_CHARACTERS && now() - at < FRESH_MS) return;
      drop(key);
    }
  };

  const forgetLost = () => {
    for (const [key, { since, waiting }] of open) {
      if (now() - since < LONGEST_MS) return;
      if (waiting.size === 0) open.delete(key);
    }
  };

  return {
    join(key: string): "lead" | "wait" | Landing {
      forgetOld();
      forgetLost();
      const answer = fresh.get(key);
      if (answer) return { text: answer.text };
      const flight = open.get(key);
      if (flight && now() - flight.since < LONGEST_MS) return "wait";
      open.set(key, { since: now(), waiting: flight?.waiting ?? new Set() });
      return "lead";
    },
    async wait(key: string): Promise<Landing | null> {
      const answer = fresh.get(key);
      if (answer) return { text: answer.text };
      const flight = open.get(key);
      if (!flight) return null;
      const { waiting, since } = flight;
      return new Promise((resolve) => {
        const end = (landing: Landing | null) => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve(landing);
        };
        const timer = setTimeout(() => end(null), Math.max(0, since + LONGEST_MS - now()));
        waiting.add(end);
      });
    },
    land(key: string, landing: Landing): void {
      const flight = open.get(key);
      open.delete(key);
      for (const end of [...(flight?.waiting ?? [])]) end(landing);
      if (!("text" in landing)) return;
      drop(key);
      fresh.set(key, { text: landing.text, at: now() });
      held += landing.text.length;
      forgetOld();
    },
  };
}
