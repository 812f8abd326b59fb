import { expect, it, vi } from 'vitest';
import { callBooking } from './call-booking.ts';

it('names no cause where something else than the function has answered', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })));
  const answer = await callBooking({ action: 'show', token: 'a' });
  expect(answer).toEqual({
    success: false,
    error: expect.stringMatching(/^Das hat nicht geklappt/),
  });
});
