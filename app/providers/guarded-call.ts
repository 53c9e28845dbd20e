import type { CallGuard } from "~/domain/upstream/call-guard";
import { UpstreamError } from "~/domain/upstream/upstream-error";

/**
 * Makes a paid call if its guard admits it, and reports a quota or a successful half-open probe to
 * the guard. Throws an `UpstreamError` if the guard refuses, and whatever the call throws.
 */
export async function guardedCall<T>(guard: CallGuard, call: () => Promise<T>): Promise<T> {
  const admission = await guard.admit();
  if ("refused" in admission) throw new UpstreamError(admission.refused);
  try {
    const result = await call();
    if (admission.probe) await guard.close();
    return result;
  } catch (error) {
    if (error instanceof UpstreamError && error.reason === "quota") {
      await guard.trip({ retryAfterMs: error.retryAfterMs, probe: admission.probe });
    }
    throw error;
  }
}
