import { isRouteErrorResponse } from "@remix-run/react";

type Sentences = { failed: string; unreachable?: string };

/**
 * The server action's answer, in the browser. A request that broke or that never arrived is said in
 * the form, where what was typed still stands; redirects and readable refusals pass through. Its
 * status keeps the screen's loaders from being asked again, which would fail as well.
 */
export async function answerOrFailure<T>(
  serverAction: () => Promise<T>,
  { failed, unreachable = failed }: Sentences,
  also: Record<string, unknown> = {},
) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    // What fetch rejects with when nothing answers.
    const failure = error instanceof TypeError ? unreachable : failed;
    return Response.json({ ...also, failure }, { status: 503 });
  }
}
