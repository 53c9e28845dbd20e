import { expect, test } from "vitest";
import { clientKey, networkKey } from "~/domain/shared/client-address";

test.each([
  ["203.0.113.7", "203.0.113.7", null],
  ["::ffff:203.0.113.7", "203.0.113.7", null],
  ["::ffff:cb00:7107", "203.0.113.7", null],
  ["0:0:0:0:0:ffff:CB00:7107", "203.0.113.7", null],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7", null],
  ["::ffff:1:203", "0.1.2.3", null],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  [null, "unknown", null],
])("%s counts as %s in %s", (address, client, network) => {
  expect(clientKey(address)).toBe(client);
  expect(networkKey(address)).toBe(network);
});
