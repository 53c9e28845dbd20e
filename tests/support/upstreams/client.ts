import type { Received, World } from "./world";

/** A test's own world of the fake services at `origin`. */
export function upstreamWorld(origin: string, id: string = crypto.randomUUID()) {
  const base = `${origin}/${id}`;
  const control = async (
    change?: Partial<Pick<World, "plan" | "latency">>,
  ): Promise<Received[]> => {
    const init = change && { method: "PUT", body: JSON.stringify(change) };
    return (await fetch(base, init)).json();
  };
  return {
    openai: `${base}/openai/v1`,
    rainforest: `${base}/rainforest`,
    creators: `${base}/creators`,
    creatorsToken: `${base}/creators/auth/o2/token`,
    openLibrary: `${base}/openlibrary`,
    /** Plans the faults of the next requests by `service/kind`. */
    plan: (plan: World["plan"]) => control({ plan }),
    latency: (latency: World["latency"]) => control({ latency }),
    /** The requests received so far, of one kind (`openai/ideas`) or all. */
    async received(purpose?: string): Promise<Received[]> {
      const all = await control();
      return all.filter(({ service, kind }) => !purpose || purpose === `${service}/${kind}`);
    },
  };
}
export type UpstreamWorld = ReturnType<typeof upstreamWorld>;
