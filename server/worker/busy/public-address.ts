import { BlockList, isIPv6 } from 'node:net';

// Networks that are no place for a calendar of the internet: this machine, its
// neighbours, what a cloud tells its machines, and all that only stands for
// another address (IANA special-purpose registries).
const RESERVED: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];
// One list a family: else a rule for addresses of version 4 written as version
// 6 holds for all of version 4.
const reserved = { ipv4: new BlockList(), ipv6: new BlockList() };
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
for (const [network, prefix] of RESERVED) {
  const family = familyOf(network);
  reserved[family].addSubnet(network, prefix, family);
}

/** Whether an address belongs to the internet, and to nobody's own network. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address);
  return !reserved[family].check(address, family);
}
