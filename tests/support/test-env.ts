import { env } from "cloudflare:test";
import { createDb } from "../../db/client";

/** The database of the tests' runtime. */
export const db = createDb(env.DB);

/** The origin at which tests call the Worker. */
export const origin = "http://ribbon.test";
