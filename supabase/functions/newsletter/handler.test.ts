import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { createMemoryCounter } from '#server/http/count-in-memory.ts';
import { createTestContext } from '#tests/support/function-context.ts';
import { handleNewsletter } from './handler.ts';

const requested: string[] = [];
const service = {
  rpc: async (_name: string, { address }: { address: string }) => (
    requested.push(address),
    { error: null }
  ),
} as unknown as SupabaseClient;
const context = createTestContext(service, { allow: createMemoryCounter() });
const order = async (email: string): Promise<number> => {
  const body = JSON.stringify({ action: 'request', email, source: 'footer' });
  return (
    await handleNewsletter(
      new Request('http://localhost/functions/v1/newsletter', { method: 'POST', body }),
      context,
    )
  ).status;
};

it('refuses whoever orders again and again, and nobody else behind the same connection (RUN-09)', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push(await order('viel@firma.example'));
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  for (let i = 0; i < 90; i++) expect(await order(`person${i}@firma.example`)).toBe(200);
  expect(requested).toHaveLength(110);
});

it('knows a mailbox by every way to write its host', async () => {
  requested.length = 0;
  for (const host of ['müller.example', 'MÜLLER.Example', 'xn--mller-kva.example'])
    expect(await order(`Anna@${host}`)).toBe(200);
  expect(requested).toEqual(Array(3).fill('Anna@xn--mller-kva.example'));
});

it('tells a form without script what to do: correct the address, or come later', async () => {
  const post = async (email: string, allows = true): Promise<string | null> => {
    const rpc = async () => ({ error: email.startsWith('kaputt') ? { message: 'gone' } : null });
    const response = await handleNewsletter(
      new Request('http://localhost/api/newsletter', {
        method: 'POST',
        body: new URLSearchParams({ email, source: 'page' }),
      }),
      createTestContext({ rpc } as unknown as SupabaseClient, { allow: async () => allows }),
    );
    return new URL(response.headers.get('location')!, 'http://localhost').searchParams.get(
      'anmeldung',
    );
  };
  expect(await post('anna@firma.example')).toBe('gesendet');
  expect(await post('anna')).toBe('fehler');
  expect(await post('anna@firma.example', false)).toBe('spaeter');
  expect(await post('kaputt@firma.example')).toBe('spaeter');
});
