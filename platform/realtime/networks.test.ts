import { expect, it } from 'vitest';
import { createNetworks } from './networks.ts';

it('knows a network by any of its addresses, until nothing is open and it fell silent', () => {
  let now = 0;
  const networks = createNetworks(() => now);
  const [open, quiet] = [networks.find('2001:db8::1'), networks.find('192.0.2.1')];
  open.connections = 1;
  now = 60_000;
  networks.sweep();
  expect(networks.find('2001:db8::2')).toBe(open);
  now = 200_000;
  networks.sweep();
  expect(networks.find('2001:db8::3')).toBe(open);
  expect(networks.find('192.0.2.1')).not.toBe(quiet);
});
