import { z } from "zod";
import { describeBrief } from "~/domain/brief/brief.schema";
import type { Suggestion } from "~/domain/search/suggestion";
import type { EvaluationBrief } from "../support/briefs";

type Answered = EvaluationBrief & { ideas: Suggestion[] };

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * How often a judge prefers Ribbon's five ideas to those that the same model gives at once: blind, in
 * both orders, so that a preference for the first or the second place cancels out. Needs `JUDGE_MODEL`
 * and the `OPENAI_` configuration; prints nothing else.
 */
export async function judgePairwise(answers: Answered[]): Promise<void> {
  const { JUDGE_MODEL: model, OPENAI_API_KEY: key } = process.env;
  if (!model || !key) return console.log("No judge is configured (JUDGE_MODEL, OPENAI_API_KEY).");
  let preferred = 0;
  for (const { brief, ideas } of answers) {
    const asked = describeBrief(brief);
    const chat = await ask(
      model,
      `Suggest five presents for: ${asked}. One line each: the present and why it fits.`,
    );
    const ours = ideas.map((one) => `${one.suggestionTitle}: ${one.whyItFits}`).join("\n");
    for (const [first, second, mine] of [
      [ours, chat, "A"],
      [chat, ours, "B"],
    ] as const) {
      const verdict = await ask(
        model,
        `Two lists of gift ideas for: ${asked}.\n\nA\n${first}\n\nB\n${second}\n\nWhich would the giver be prouder to choose from? Answer with A or B alone.`,
      );
      if (verdict.trim().startsWith(mine)) preferred += 1;
    }
  }
  const share = (100 * preferred) / (2 * answers.length);
  console.log(`preferred to one-shot answers of ${model}: ${share.toFixed(1)} % (aim 50 %)`);
}

async function ask(model: string, content: string): Promise<string> {
  const { OPENAI_BASE_URL = "https://api.openai.com/v1", OPENAI_API_KEY } = process.env;
  const response = await fetch(`${OPENAI_BASE_URL}/chat/completions`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${OPENAI_API_KEY}` },
    body: JSON.stringify({ model, messages: [{ role: "user", content }] }),
  });
  if (!response.ok) throw new Error(`The judge returned ${response.status}.`);
  return answerSchema.parse(await response.json()).choices[0]?.message.content ?? "";
}
