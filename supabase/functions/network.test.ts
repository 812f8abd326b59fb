import { expect, it } from 'vitest';
import { networkOf as platformNetworkOf } from '#platform/core/network-address.ts';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
  ['2001:db8::1%eth0', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s, as the platform does', (address, network) => {
  expect(networkOf(address)).toBe(network);
  expect(platformNetworkOf(address)).toBe(network);
});
