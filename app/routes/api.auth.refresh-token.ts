import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { issueAccessToken } from "~/domain/accounts/access-token.server";
import { privateJson, requirePost } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readViewer, renewalHeaders } from "~/session.server";

/** Issues a new token for the session cookie. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await readViewer(request, context);
  if (!viewer) return problem(401, "Refresh failed");
  const token = await issueAccessToken(context.secrets, viewer, context.now());
  return privateJson({ token }, await renewalHeaders(request, context));
}

export const loader = () => methodNotAllowed("POST");
