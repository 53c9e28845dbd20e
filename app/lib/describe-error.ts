/** The name and location of an error, without its message, which can contain user input. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // The message comes first in the stack, and may have lines of its own.
  const stack = error.stack?.replace(error.message, () => "");
  const location = stack?.split("\n").find((line) => line.trim().startsWith("at "));
  return `${error.name} ${location?.trim() ?? ""}`.trim();
}
