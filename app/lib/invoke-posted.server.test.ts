import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { serverContext, type ServerContext } from './contexts.ts';
import { invokePosted } from './invoke-posted.server.ts';

const invoke = (outcome: { data: unknown; error: unknown }) => {
  const context = new RouterContextProvider();
  const client = { functions: { invoke: async () => outcome } };
  context.set(serverContext, { createSupabase: () => ({ client }) } as unknown as ServerContext);
  return invokePosted(new Request('https://agentur.example/'), context, 'contact', {});
};
const refuse = (body: string) =>
  invoke({ data: null, error: Object.assign(new Error(), { context: new Response(body) }) });

it('gives what the function says, also a refusal', async () => {
  expect(await invoke({ data: { success: true }, error: null })).toEqual({ success: true });
  expect(await refuse('{"success":false,"error":"Zu viele"}')).toMatchObject({ error: 'Zu viele' });
});

it('takes nothing else for an answer', async () => {
  expect(await invoke({ data: null, error: new TypeError('fetch failed') })).toBeNull();
  for (const body of ['<html>', '{"message":"upstream"}', 'null'])
    expect(await refuse(body)).toBeNull();
});
