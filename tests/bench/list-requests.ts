import { request } from "node:http";

type Made = { giver: string; organiser: string };

type Answer = { status: number; location: string; text: string };

/**
 * Requests an address on a connection of its own: workerd closes those that were idle for five seconds, and
 * a request that is being sent at that moment is lost.
 */
export function send(address: string, form?: Record<string, string>): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const how = { agent: false, ...(form && { method: "POST", headers }) };
  return new Promise((resolve, reject) => {
    const sent = request(address, how, (response) => {
      const { statusCode: status = 0, headers } = response;
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status, location: headers.location ?? "", text }));
      response.on("error", reject);
    });
    sent.on("error", reject).end(body);
  });
}

/** Makes a list of a number of gifts by the forms; the addresses of its two pages. */
export async function madeList(origin: string, gifts: number, quantity: number): Promise<Made> {
  const made = await send(`${origin}/lists/new`, { kind: "surprise", title: "Mum's 60th" });
  const organiser = (origin + made.location).replace("?made", "");
  for (let number = 1; number <= gifts; number += 1) {
    const added = { title: `Gift ${number}`, quantity: String(quantity) };
    await send(`${organiser}/add`, added);
  }
  const { text } = await send(organiser);
  return { organiser, giver: origin + /\/lists\/[0-9a-f]{96}(?=")/.exec(text)?.[0] };
}
