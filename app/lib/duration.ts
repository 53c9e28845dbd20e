const UNITS = [
  ["hour", 60 * 60],
  ["minute", 60],
  ["second", 1],
] as const;

/** A wait in words, rounded up: '1 second', '3 minutes', '5 hours'. */
export function inWords(seconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= 2 * one) ?? UNITS[2];
  const count = Math.max(1, Math.ceil(seconds / length));
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
