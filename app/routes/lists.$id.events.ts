import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerEvents } from "~/list-events.server";

/** Server-sent events for those who give; 204 for the owner of a wish list. */
export const loader = ({ params, ...args }: LoaderFunctionArgs) =>
  answerEvents(args, { giver: params.id ?? "" });
