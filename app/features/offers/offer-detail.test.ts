import { expect, it, vi } from 'vitest';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { refuseOwn } from './offer-detail.tsx';
import { LOST, REFUSAL_LOST } from './settle-decision.ts';

vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: vi.fn() }));

it('tells a refusal that the database turned down from one without an answer', async () => {
  const answerWith = (error: { message: string; code?: string } | null) =>
    vi.mocked(loadSupabase).mockResolvedValueOnce({ rpc: async () => ({ error }) } as never);
  answerWith(null);
  expect(await refuseOwn('x', '')).toEqual({ success: true });
  answerWith({ message: 'TypeError: Failed to fetch', code: '' });
  expect(await refuseOwn('x', '')).toBe(REFUSAL_LOST);
  answerWith({ message: '<html>502</html>' });
  expect(await refuseOwn('x', '')).toBe(REFUSAL_LOST);
  answerWith({ message: 'Über dieses Angebot ist entschieden', code: '55000' });
  expect(await refuseOwn('x', '')).toMatchObject({ error: 'Über dieses Angebot ist entschieden' });
  answerWith({ message: 'permission denied', code: '42501' });
  expect(await refuseOwn('x', '')).toMatchObject({ success: false, error: LOST.error });
});
