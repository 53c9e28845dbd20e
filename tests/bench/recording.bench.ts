import type { Suggestion } from "~/domain/search/suggestion";
import { evaluationBriefs } from "../support/briefs";
import { seconds } from "../support/measure";
import { gardenBrief } from "../support/search";
import { enqueue, eventsOf, lastEvent } from "../support/search-client";
import { seeded, zipf } from "./instant-day";
import { REAL, withInstantServer } from "./instant-server";
import { mostAsked, warm } from "./instant-warm";

const SEARCHES = 10;
const WARM_QUESTIONS = 300;

/**
 * What appeared when in ten searches, with a model and a retailer at the pace of real ones and the answers to the most
 * asked questions kept: a recording, not a measurement.
 */
export async function bench(): Promise<void> {
  const random = seeded(9);
  const briefs = evaluationBriefs.map(({ brief }) => brief).sort(() => random() - 0.5);
  await withInstantServer({ name: "recording", model: true }, async (start, world, stateDir) => {
    await warm(stateDir, world, await mostAsked(briefs, WARM_QUESTIONS, "beside"));
    const { origin } = await start();
    await lastEvent(origin, await enqueue(origin, { ...gardenBrief, recipientType: "Warm Up" }));
    await world.latency(REAL);
    const draw = zipf(briefs, random);
    for (let number = 0; number < SEARCHES; number += 1) {
      const brief = draw();
      const begun = performance.now();
      const said = [brief.recipientType, brief.age, brief.occasion, brief.interests.join(", ")];
      console.log(`  ${said.join(" · ")} · ${brief.region} · ${brief.budget || "no budget"}`);
      for await (const { type, data } of eventsOf(origin, await enqueue(origin, brief))) {
        const at = seconds(performance.now() - begun).padStart(8);
        console.log(`    ${at}  ${type.padEnd(8)} ${describe(data)}`);
      }
    }
  });
}

function describe({
  position = -1,
  suggestionTitle,
  ideaNote,
  products = [],
}: Partial<Suggestion>) {
  if (suggestionTitle === undefined) return "";
  const prices = products.filter(({ price }) => price !== null).length;
  const reviews = products.filter(({ reviewState }) => reviewState === "written").length;
  const parts = [
    `${position + 1} ${suggestionTitle}`,
    ...(ideaNote ? [ideaNote] : []),
    ...(prices > 0 ? [`${prices} prices`] : []),
    ...(reviews > 0 ? [`${reviews} reviews`] : []),
  ];
  return parts.join(" · ");
}
