const MAPPED = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/;

/**
 * What one subscriber has for himself: an IPv4 address, or the /64 of an IPv6
 * address. As platform/core/network-address.ts, which no function may import.
 */
export function networkOf(address: string): string {
  // The parser of addresses writes them all the same way.
  const host = URL.parse(`http://[${address.split('%')[0]}]`)?.hostname;
  if (!host) return address;
  const [, high, low] = MAPPED.exec(host) ?? [];
  if (high && low)
    return [high, low]
      .map((group) => Number.parseInt(group, 16))
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  const [left = [], right = []] = host
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
