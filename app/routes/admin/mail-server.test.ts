import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { serverContext } from '#app/lib/contexts.ts';
import { buildSmtpUrl, type MailServer } from '#shared/launch/mail-server.ts';
import { action } from './mail-server.tsx';

const STORED = { host: 'smtp.anbieter.nl', user: 'greta' };
/** What the page has filled in: the password is never shown. */
const FIELDS = { ...STORED, port: '465', security: 'tls', password: '', to: 'greta@firma.example' };

/** The answer to a button, and what is stored afterwards. */
async function press(what: string, fields: Partial<typeof FIELDS> = {}, fault?: Error) {
  const rpc = vi.fn((name: string, _values?: unknown) =>
    Promise.resolve({ data: name === 'is_admin' || null, error: null }),
  );
  const rows = {
    select: () => rows,
    eq: () => rows,
    maybeSingle: () => ({ data: null }),
    upsert: () => Promise.resolve({ error: null }),
  };
  const context = new RouterContextProvider();
  context.set(serverContext, {
    createSupabase: () => ({
      client: {
        rpc,
        from: () => rows,
        auth: {
          getUser: () => Promise.resolve({ data: { user: { id: 'greta', app_metadata: {} } } }),
        },
      },
    }),
    refreshSiteContent: () => Promise.resolve(),
    launch: {
      readState: () => Promise.resolve({}),
      sendTestMail: () => (fault ? Promise.reject(fault) : Promise.resolve({})),
    },
    server: {
      read: () => ({ mail: { source: 'stored' } }),
      buildSmtpUrl(server: MailServer, typed: string) {
        const isSame = server.host === STORED.host && server.user === STORED.user;
        const password = typed || (isSame ? 'geheim' : '');
        return server.user && !password ? null : buildSmtpUrl(server, password);
      },
    },
  } as never);
  const body = new URLSearchParams({ ...FIELDS, ...fields, what });
  const request = new Request('http://localhost/admin/mailserver', { method: 'POST', body });
  const answer = await action({ request, context, params: {} } as never);
  return {
    ...answer,
    stored: rpc.mock.calls.find(([name]) => name === 'save_server_setting')?.[1],
  };
}

it('removes the mail server, whatever its fields still say', async () => {
  expect(await press('save')).toEqual({
    title: 'Testmail an greta@firma.example übergeben',
    stored: { setting: 'smtp_url', content: 'smtps://greta:geheim@smtp.anbieter.nl:465' },
  });
  expect(await press('forget', { to: '' })).toEqual({
    title: 'Mailserver entfernt',
    stored: { setting: 'smtp_url', content: '' },
  });
});

it('stores nothing before everything is there to try it', async () => {
  expect(await press('save', { to: 'greta' })).toMatchObject({
    title: 'Nicht gespeichert',
    errors: { to: expect.stringContaining('E-Mail') },
    stored: undefined,
  });
  expect(await press('save', { host: 'smtp.anbieter.de' })).toMatchObject({
    errors: {
      password: 'Neuer Server oder Benutzer: Bitte geben Sie das Passwort noch einmal ein.',
    },
    stored: undefined,
  });
  expect(await press('save', { host: 'smtp.anbieter.de', user: '' })).toMatchObject({
    stored: { content: 'smtps://smtp.anbieter.de:465' },
  });
});

it('says that the new server is in force when its test mail did not go out', async () => {
  const fault = new Error('getaddrinfo ENOTFOUND smtp.anbieter.nl');
  expect(await press('save', {}, fault)).toMatchObject({
    title: 'Gespeichert, aber die Testmail ging nicht hinaus',
    problem: expect.stringContaining('Diesen Mailserver gibt es nicht'),
    stored: { setting: 'smtp_url' },
  });
  expect(await press('test', {}, fault)).toMatchObject({
    title: 'Keine Testmail',
    stored: undefined,
  });
});
