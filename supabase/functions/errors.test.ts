import { expect, it } from 'vitest';
import { describeError } from './errors.ts';

const describe = (message: string, place = '') =>
  describeError({ source: 'server', message, place, release: '1' });

it.each([
  ['Mail an jana.peters@firma.example gescheitert', 'Mail an [E-Mail] gescheitert'],
  ['Rückruf +49 241 123456', 'Rückruf [Telefon]'],
  ['row 3f0c9a52-7d1e-4b0a-9c55-0a1b2c3d4e5f is gone', 'row :id is gone'],
  ['token AbC123AbC123AbC123AbC123x is over', 'token :token is over'],
  ['timeout after 120034 ms', 'timeout after # ms'],
  [
    'Cannot read properties of undefined (reading "0")',
    'Cannot read properties of undefined (reading "0")',
  ],
  [' \n ', 'ohne Meldung'],
])('turns %j into %j', (message, shown) => expect(describe(message).message).toBe(shown));

it('keeps the place without ids', () =>
  expect(describe('x', '/portal/anfragen/3f0c9a52-7d1e-4b0a-9c55-0a1b2c3d4e5f').place).toBe(
    '/portal/anfragen/:id',
  ));
it('is never longer than the database takes', () => {
  const { message, place } = describe('ä'.repeat(5_000), '/'.repeat(5_000));
  expect([message.length, place.length]).toEqual([300, 200]);
});
