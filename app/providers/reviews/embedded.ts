import type { ReviewInput, WrittenReview } from "~/domain/products/review";
import { clip, isImproper, notMentioned, sentencesOf } from "~/domain/products/review-rules";
import type { ReviewWriter } from "~/domain/products/review-writer";
import { plainText } from "~/domain/shared/plain-text";
import { unmentioned } from "./embedded-gaps";
import { inputHash } from "./input-hash";

const VERSION = "extract-2";
const MOST_PROS = 3;
const LONGEST = { text: 220, pro: 110, summary: 360 } as const;

/**
 * Reviews without a model: text and pros are quoted from the listing, considerations name facts
 * that it does not mention. Null if the listing has no usable line.
 */
export function embeddedReviews(): ReviewWriter {
  return {
    name: "embedded",
    batch: 100,
    async write(inputs, signal) {
      signal.throwIfAborted();
      return Promise.all(inputs.map(extract));
    },
  };
}

async function extract(input: ReviewInput): Promise<WrittenReview | null> {
  const words = input.kind === "book" ? summarise(input.bookDescription) : weigh(input);
  if (!words) return null;
  const origin = { model: "none", promptVersion: VERSION, inputHash: await inputHash(input) };
  return { ...words, writer: "extract", origin };
}

function weigh({ thing, title, featureBullets }: Extract<ReviewInput, { kind: "product" }>) {
  const lines = [...new Set(featureBullets.map(lineOf))].filter(
    (line) => line && !isImproper(line),
  );
  const [first, ...others] = lines;
  if (!first) return null;
  const pros = others.slice(0, MOST_PROS).map((line) => clip(line, LONGEST.pro));
  const source = [title, ...featureBullets].join(" ");
  return {
    reviewText: ended(clip(first, LONGEST.text)),
    pros,
    cons: unmentioned(title, source, thing).map(notMentioned),
  };
}

/** A bullet's first sentence, without a heading in brackets and final punctuation. */
function lineOf(bullet: string): string {
  const line = plainText(bullet)
    .replace(/^[^\p{L}\p{N}【[]*[【[][^】\]]{1,60}[】\]]/u, "")
    .replace(/^[^\p{L}\p{N}(£$€]+/u, "");
  const [sentence = ""] = sentencesOf(line);
  // Longer ones are cut anyway, and each beginning of a run of stops would be tried.
  return sentence.slice(0, LONGEST.pro + LONGEST.text).replace(/[.!;,\s]+$/, "");
}

function summarise(description: string) {
  let text = "";
  for (const sentence of sentencesOf(plainText(description))) {
    if (isImproper(sentence)) continue;
    if (text && text.length + sentence.length >= LONGEST.summary) break;
    text = `${text} ${sentence}`.trim();
  }
  return text ? { reviewText: clip(text, LONGEST.summary), pros: [], cons: [] } : null;
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
