/**
 * The rate limit key of a network address, from `CF-Connecting-IP`: an IPv4 address itself, or the
 * /64 prefix of an IPv6 address, because a single household can use all addresses of its /64.
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
