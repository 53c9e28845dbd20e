/**
 * A Worker that runs the statements of a request, each with its values, all or none, and answers the
 * rows of the last. Inside workerd a batch is one call; from Node each statement would be one that
 * blocks, and may be answered for another: https://github.com/cloudflare/workers-sdk/pull/15552
 */
export default {
  /** @type {(request: Request, env: { DB: D1Database }) => Promise<Response>} */
  async fetch(request, { DB }) {
    /** @type {[sql: string, ...values: string[]][]} */
    const statements = await request.json();
    const results = await DB.batch(
      statements.map(([sql, ...values]) => DB.prepare(sql).bind(...values)),
    );
    return Response.json(results.at(-1)?.results);
  },
};
