import { describeError } from "~/lib/describe-error";
import { log } from "~/lib/log";

/**
 * Does what an object of a list or a search is called for. The platform logs what an object throws, and the message of a
 * failed query holds what it was asked with, such as an address: only its name and place are logged, and another error
 * is thrown on (docs/decisions/025-personal-data-stays-out-of-prompts-and-logs.md).
 */
export async function withoutDetails<T>(
  part: "list" | "search",
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log({ event: "object.failed", part, error: describeError(error) });
    throw new Error(`The object of a ${part} failed.`);
  }
}
