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

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/** The IPv4 address that an IPv6 address stands for, in either of its spellings (RFC 4291, 2.5.5.2); else the text. */
function ipv4Of(text: string): string {
  const groups = text.includes(":") ? allGroups(text) : [];
  const last = groups.at(-1) ?? "";
  const isIpv4 = IPV4.test(last);
  const prefix = groups.slice(0, isIpv4 ? -1 : -2).join(":");
  if (prefix !== "0:0:0:0:0:ffff") return text || "unknown";
  const numbers = groups.slice(-2).map((group) => Number.parseInt(group, 16));
  return isIpv4 ? last : numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}

/** The groups of an IPv6 address without leading zeros; null for an IPv4 address. */
function groupsOf(text: string): string[] | null {
  return text.includes(":") && ipv4Of(text) === text ? allGroups(text) : null;
}

function allGroups(text: string): string[] {
  const [head = "", tail] = text.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  // An IPv4 address at the end stands for two groups.
  const count = 8 - (IPV4.test(right.at(-1) ?? left.at(-1) ?? "") ? 1 : 0);
  const missing = Math.max(0, count - left.length - right.length);
  const zeros = tail === undefined ? [] : Array<string>(missing).fill("0");
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=[^.])/, ""));
}
