import { expect, it } from 'vitest';
import { openLink, signLink } from './signed-link.ts';

const ID = '99999999-9999-4999-8999-999999999999';

it('opens the row and the purpose it was signed for and nothing else', async () => {
  const token = await signLink('booking-link', ID, 'secret');
  expect(await openLink('booking-link', token, 'secret')).toBe(ID);
  expect(await openLink('booking-link', token, 'other secret')).toBeNull();
  expect(await openLink('booking-link', token.replace('9', '8'), 'secret')).toBeNull();
  expect(await openLink('chat-transcript', token, 'secret')).toBeNull();
  for (const wrong of ['', ID, `${ID}_`, `${ID}_${'A'.repeat(43)}`, 'eyJhbGciOiJIUzI1NiJ9.e30.x']) {
    expect(await openLink('booking-link', wrong, 'secret')).toBeNull();
  }
});

it('opens a talk that went on after many reloads', async () => {
  const ends = Array.from({ length: 21 }, (_, part) => 1_000_000 + part).join('-');
  const token = await signLink('chat-transcript', ends, 'secret');
  expect(await openLink('chat-transcript', token, 'secret')).toBe(ends);
});
