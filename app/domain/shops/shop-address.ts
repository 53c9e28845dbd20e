/**
 * What an address has to keep to: `isLocal` is a local run, on which this machine may be read, and
 * `ownHosts` are Ribbon's own, with their ports; names below them are too.
 */
export type AddressRules = { isLocal: boolean; ownHosts: readonly string[] };

/** An address of a public web page, or why it is not one, in words for who typed it. */
export type CheckedAddress = { ok: true; url: URL } | { ok: false; message: string };

const LONGEST = 2000;

/**
 * Names that lead into a network of one's own, and those that no shop on the public web has: RFC 6761,
 * RFC 6762, RFC 8375, and what routers and companies use.
 */
const LOCAL_NAMES = new Set(
  "alt arpa corp home internal intranet invalid lan local localdomain localhost mail onion private test".split(
    " ",
  ),
);
/** Names of the public DNS that are made to lead to this machine, or to any address named in them. */
const LOOPBACK_NAMES =
  /(?:^|\.)(?:localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|[nsx]{1,2}(?:lip|ip)\.io|localho\.st)$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LOOPBACK_HOSTS = ["localhost", "127.0.0.1"];

const NOT_PUBLIC = "This address is not of a shop on the public web";

/**
 * Checks the address of a shop's page or picture. The parser of addresses has made every spelling of an IP
 * address (decimal, octal, hexadecimal, short) the same before it is looked at.
 */
export function checkShopAddress(
  text: string,
  { isLocal, ownHosts }: AddressRules,
): CheckedAddress {
  const typed = text.trim();
  if (typed === "") return refused("Please paste the address of a page");
  if (typed.length > LONGEST) return refused("This address is too long");
  // Parsers drop line breaks and tabs, which nobody types.
  if (/\s/.test(typed) || !/^https?:\/\/[^/]/i.test(typed) || !URL.canParse(typed)) {
    return refused("Please paste an address that begins with https://");
  }
  const url = new URL(typed);
  if (url.username !== "" || url.password !== "") {
    return refused("Please leave the name and the password out of the address");
  }
  if (ownHosts.some((own) => url.host === own || url.host.endsWith(`.${own}`)))
    return refused("This is an address of Ribbon, not of a shop");
  url.hash = "";
  if (isLocal && LOOPBACK_HOSTS.includes(url.hostname)) return { ok: true, url };
  if (!isPublicName(url.hostname)) return refused(NOT_PUBLIC);
  if (url.protocol !== "https:") {
    return refused("Please paste an address that begins with https://");
  }
  return url.port === "" ? { ok: true, url } : refused(NOT_PUBLIC);
}

const refused = (message: string): CheckedAddress => ({ ok: false, message });

/** An address of a shop's page or picture as it is kept, or null for one that does not pass the rules. */
export function keptAddress(text: string, rules: AddressRules): string | null {
  const checked = checkShopAddress(text, rules);
  return checked.ok ? checked.url.href : null;
}

/** Whether a host is a name of the public DNS: no IP address, no name of a local network. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.split(".");
  const last = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    hostname.length <= 253 &&
    labels.every((label) => LABEL.test(label)) &&
    /[a-z]/.test(last) &&
    !LOCAL_NAMES.has(last) &&
    !LOOPBACK_NAMES.test(hostname)
  );
}

/** Parameters that say where a visitor came from, not which product it is. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_[ce]id|igshid)$/i;

/** The address without what follows its visitor around. */
export function withoutTracking(address: URL): URL {
  const url = new URL(address);
  url.hash = "";
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  return url;
}

/** The name of a shop by the address of its page: its host without `www.`; null if it is no address. */
export function shopName(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : null;
}
