import { isRouteErrorResponse } from "@remix-run/react";
import type { FormAnswer } from "~/domain/form-errors";

type Sentences = { failed: string; unreachable?: string };

/**
 * The server action's answer, in the browser. A request that broke or that never arrived is said in
 * the form, where what was typed still stands; redirects and readable refusals pass through.
 */
export async function answerOrFailure<T>(
  serverAction: () => Promise<T>,
  { failed, unreachable = failed }: Sentences,
): Promise<T | FormAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    return { failure: isRouteErrorResponse(error) ? failed : unreachable };
  }
}
