import { expect, test } from "vitest";
import { amazonProduct, isAmazon } from "~/domain/shops/amazon-address";
import { checkShopAddress, withoutTracking } from "~/domain/shops/shop-address";

const rules = { isLocal: false, ownHosts: ["ribbon.example", "localhost:8787"] };
const check = (text: string) => checkShopAddress(text, rules);

test.each([
  ["nothing", ""],
  ["blanks", "   "],
  ["words", "a teapot"],
  ["our own host", "https://ribbon.example/"],
  ["a host below ours", "https://admin.ribbon.example/"],
  ["no scheme", "shop.example/teapot"],
  ["http", "http://shop.example/teapot"],
  ["another scheme", "ftp://shop.example/teapot"],
  ["a script", "javascript:alert(1)"],
  ["a script behind a line break", "java\nscript:alert(1)"],
  ["data", "data:text/html,<title>x</title>"],
  ["a file", "file:///etc/passwd"],
  ["a blob", "blob:https://shop.example/1"],
  ["a line break in the host", "https://shop.exa\nmple/"],
  ["three slashes", "https:///shop.example/"],
  ["no host", "https://"],
  ["a name and password", "https://ann:secret@shop.example/"],
  ["a name alone", "https://ann@shop.example/"],
  ["a host that looks like a name", "https://shop.example@10.0.0.1/"],
  ["an odd port", "https://shop.example:8443/"],
  ["the port of http", "https://shop.example:80/"],
  ["an IPv4 address", "https://93.184.216.34/"],
  ["this machine", "https://127.0.0.1/"],
  ["this machine, short", "https://127.1/"],
  ["this machine, decimal", "https://2130706433/"],
  ["this machine, hexadecimal", "https://0x7f000001/"],
  ["this machine, hexadecimal parts", "https://0x7f.0x0.0x0.0x1/"],
  ["this machine, octal", "https://0177.0.0.1/"],
  ["this machine, percent-encoded", "https://%31%32%37.0.0.1/"],
  ["this machine, wide digits", "https://１２７.０.０.１/"],
  ["this machine, circled digits", "https://①②⑦.⓪.⓪.①/"],
  ["this machine, other full stops", "https://127。0。0。1/"],
  ["this machine, a trailing dot", "https://127.0.0.1./"],
  ["any machine", "https://0.0.0.0/"],
  ["a private network", "https://192.168.1.1/"],
  ["the metadata of a cloud", "https://169.254.169.254/latest/meta-data/"],
  ["the same by name", "https://metadata.google.internal/"],
  ["IPv6", "https://[2606:2800:220:1:248:1893:25c8:1946]/"],
  ["this machine, IPv6", "https://[::1]/"],
  ["this machine, IPv4 in IPv6", "https://[::ffff:127.0.0.1]/"],
  ["a link-local address", "https://[fe80::1%25eth0]/"],
  ["localhost", "https://localhost/"],
  ["localhost, a trailing dot", "https://localhost./"],
  ["localhost, capitals", "https://LOCALHOST/"],
  ["a name below localhost", "https://shop.localhost/"],
  ["a bare name", "https://intranet/"],
  ["a trailing dot", "https://shop.example./"],
  ["an empty label", "https://shop..example/"],
  ["a label with an underscore", "https://_shop.example/"],
  ["a name of the local network", "https://printer.local/"],
  ["a name of a home", "https://nas.home.arpa/"],
  ["a name of a router", "https://router.lan/"],
  ["a name of a company", "https://wiki.corp/"],
  ["an onion", "https://shopshop.onion/"],
  ["a name with an address in it", "https://10.0.0.1.nip.io/"],
  ["another of these", "https://127-0-0-1.sslip.io/"],
  ["a name that leads here", "https://shop.localtest.me/"],
  ["our own address", "https://ribbon.example/saved-gifts"],
  ["our own address, capitals", "https://RIBBON.example/"],
  ["too long", `https://shop.example/${"a".repeat(2000)}`],
])("no address of a shop: %s", (_what, text) => {
  expect(check(text)).toEqual({ ok: false, message: expect.stringMatching(/^\p{Lu}/u) });
});

test.each([
  ["https://shop.example/teapot", "https://shop.example/teapot"],
  ["  https://www.shop.co.uk/p?id=7#reviews ", "https://www.shop.co.uk/p?id=7"],
  ["HTTPS://Shop.Example:443/", "https://shop.example/"],
  ["https://münchen-teekanne.de/", "https://xn--mnchen-teekanne-zvb.de/"],
])("the address of a shop: %s", (text, href) => {
  const checked = check(text);
  expect(checked.ok && checked.url.href).toBe(href);
});

test("a local run reads this machine, and nothing else beside the public web", () => {
  const local = (text: string) => checkShopAddress(text, { ...rules, isLocal: true }).ok;
  expect(local("http://localhost:9000/teapot")).toBe(true);
  expect(local("http://127.0.0.1:9000/teapot")).toBe(true);
  expect(local("http://localhost:8787/teapot")).toBe(false);
  expect(local("http://192.168.1.1/")).toBe(false);
  expect(local("http://shop.example/")).toBe(false);
  expect(local("https://shop.example/")).toBe(true);
});

test("what follows a visitor around is left out of an address", () => {
  const address = new URL("https://shop.example/p?utm_source=x&id=7&gclid=1&size=m#top");
  expect(withoutTracking(address).href).toBe("https://shop.example/p?id=7&size=m");
});

test.each([
  ["https://www.amazon.co.uk/dp/B0TEAPOT01", "B0TEAPOT01", "UK"],
  ["https://amazon.com/Cast-Iron/dp/b0teapot01/ref=sr_1_1?tag=x", "B0TEAPOT01", "USA"],
  ["https://m.amazon.co.uk/gp/aw/d/B0TEAPOT01", "B0TEAPOT01", "UK"],
  ["https://www.amazon.com/gp/product/0141439513/", "0141439513", "USA"],
])("the product of %s", (address, asin, region) => {
  expect(amazonProduct(new URL(address))).toEqual({ asin, region });
});

test("only Amazon's addresses are taken for Amazon's", () => {
  const is = (address: string) => isAmazon(new URL(address));
  expect(is("https://www.amazon.de/dp/B0TEAPOT01")).toBe(true);
  expect(is("https://www.amazon.com.au/")).toBe(true);
  expect(is("https://amazon.shop.example/dp/B0TEAPOT01")).toBe(false);
  expect(is("https://notamazon.com/dp/B0TEAPOT01")).toBe(false);
  expect(amazonProduct(new URL("https://www.amazon.de/dp/B0TEAPOT01"))).toBeNull();
  expect(amazonProduct(new URL("https://www.amazon.co.uk/s?k=teapot"))).toBeNull();
});
