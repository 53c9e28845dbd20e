import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "./build/index.js";

const handle = createRequestHandler(build);

export default {
  fetch: (request) => handle(request),
} satisfies ExportedHandler;
