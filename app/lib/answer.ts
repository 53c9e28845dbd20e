import { isRouteErrorResponse } from "@remix-run/react";

type Sentences = { failed: string; unreachable?: string };

const TRY_AGAIN: Sentences = { failed: "Something went wrong. Please try again." };

/**
 * Runs a route's server action from its `clientAction`. If the request fails or cannot reach the
 * server, returns the failure as action data, so that the form shows it and keeps its values;
 * redirects and responses below 500 pass through. The status 503 stops Remix from revalidating the
 * loaders, which would fail too.
 */
export async function answerOrFailure<T>(
  serverAction: () => Promise<T>,
  { failed, unreachable = failed }: Sentences = TRY_AGAIN,
  also: Record<string, unknown> = {},
) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    // fetch rejects with a TypeError if the network fails
    // (https://fetch.spec.whatwg.org/#fetch-method).
    const failure = error instanceof TypeError ? unreachable : failed;
    return Response.json({ ...also, failure }, { status: 503 });
  }
}
