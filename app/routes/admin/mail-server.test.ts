import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { serverContext } from '#app/lib/contexts.ts';
import { buildSmtpUrl } from '#shared/launch/mail-server.ts';
import { action } from './mail-server.tsx';

/** What is stored once the button was pressed, with the fields that the page has filled in. */
async function press(what: string) {
  const rpc = vi.fn((name: string, _values?: unknown) =>
    Promise.resolve({ data: name === 'is_admin' || null, error: null }),
  );
  const profile = { select: () => profile, eq: () => profile, maybeSingle: () => ({ data: null }) };
  const context = new RouterContextProvider();
  context.set(serverContext, {
    createSupabase: () => ({
      client: {
        rpc,
        from: () => profile,
        auth: {
          getUser: () => Promise.resolve({ data: { user: { id: 'greta', app_metadata: {} } } }),
        },
      },
    }),
    refreshSiteContent: () => Promise.resolve(),
    launch: { readState: () => Promise.resolve({}) },
    server: { read: () => ({ mail: { source: 'stored' } }), buildSmtpUrl },
  } as never);
  const body = new URLSearchParams({
    host: 'smtp.anbieter.nl',
    port: '465',
    security: 'tls',
    user: 'greta',
    password: '',
    to: '',
    what,
  });
  const request = new Request('http://localhost/admin/mailserver', { method: 'POST', body });
  const { title } = await action({ request, context, params: {} } as never);
  return { title, stored: rpc.mock.calls.find(([name]) => name === 'save_server_setting')?.[1] };
}

it('removes the mail server, whatever its fields still say', async () => {
  expect(await press('save')).toMatchObject({
    stored: { setting: 'smtp_url', content: 'smtps://greta:@smtp.anbieter.nl:465' },
  });
  expect(await press('forget')).toEqual({
    title: 'Mailserver entfernt',
    stored: { setting: 'smtp_url', content: '' },
  });
});
