import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('#app/lib/proof-of-work.ts', () => ({ findProofHeaders: () => Promise.resolve({}) }));
const { EMPTY_CONTACT, sendContact } = await import('./send-contact.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a slow answer to a contact message stands in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return Response.json({ success: true, reference: 'MK-2026-ABC234' });
  });
  const sent = sendContact(EMPTY_CONTACT, 'b3f1c1a2-0000-4000-8000-000000000000');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await sent).toEqual({ success: true, reference: 'MK-2026-ABC234' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('Slow operation: /api/contact took 1500 ms');
});

it("says in the server's words why a message was refused", async () => {
  const error = 'Ihre Nachricht konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ success: false, error }, { status: 500 })),
  );
  const sent = await sendContact(EMPTY_CONTACT, 'b3f1c1a2-0000-4000-8000-000000000000');
  expect(sent).toEqual({ success: false, error });
});
