import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerEvents } from "~/list-events.server";

/** Server-sent events for the organiser of a surprise; 204 for the owner of a wish list. */
export const loader = ({ params, ...args }: LoaderFunctionArgs) =>
  answerEvents(args, { organiser: params.key ?? "" });
