/**
 * What a visitor's address counts as in limits: an IPv4 address as it is, an IPv6 address by its
 * first 64 bits, which are one household's. Takes the text of `CF-Connecting-IP`.
 */
export function clientKey(address: string | null): string {
  const text = address?.trim().toLowerCase() ?? "";
  if (!text.includes(":")) return text || "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = text.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
