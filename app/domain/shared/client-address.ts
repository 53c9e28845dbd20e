/**
 * The rate limit key of a network address, from `CF-Connecting-IP`: an IPv4 address itself, or the
 * /64 prefix of an IPv6 address, because a single household can use all addresses of its /64.
 */
export function clientKey(address: string | null): string {
  const text = address?.trim().toLowerCase() ?? "";
  const groups = groupsOf(text);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : ipv4Of(text);
}

/** The key of the network that an IPv6 address is of, its /48 prefix: one site's. Null for IPv4. */
export function networkKey(address: string | null): string | null {
  const groups = groupsOf(address?.trim().toLowerCase() ?? "");
  return groups && `${groups.slice(0, 3).join(":")}::/48`;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const ipv4Of = (text: string) => MAPPED.exec(text)?.[1] ?? (text || "unknown");

/** The groups of an IPv6 address without leading zeros; null for an IPv4 address. */
function groupsOf(text: string): string[] | null {
  if (!text.includes(":") || MAPPED.test(text)) return null;
  const [head = "", tail] = text.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}
