import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createServerSettings } from './server-settings.ts';

const STORED = [
  { id: 'smtp_url', value: 'smtps://greta:geheim@smtp.anbieter.nl:465' },
  { id: 'public_url', value: 'https://agentur.example' },
];
const read = async (environment: Record<string, string>) => {
  const settings = createServerSettings(parseConfig(environment));
  const service = { from: () => ({ select: async () => ({ data: STORED, error: null }) }) };
  await settings.refresh(service as never);
  return settings;
};

it('takes what the owner has stored, unless the environment says something', async () => {
  const stored = await read({});
  expect([stored.smtpUrl, stored.publicUrl, stored.isPublic]).toEqual([
    STORED[0]?.value,
    'https://agentur.example',
    true,
  ]);
  expect(JSON.stringify(stored.desk.read())).not.toContain('geheim');
  const given = await read({
    SMTP_URL: 'smtp://127.0.0.1:25',
    PUBLIC_URL: 'https://andere.example',
  });
  expect([given.smtpUrl, given.publicUrl]).toEqual([
    'smtp://127.0.0.1:25',
    'https://andere.example',
  ]);
  expect(given.desk.read().mail.source).toBe('environment');
});

it('takes nothing from a demo, which everybody may enter as its admin', async () => {
  const demo = await read({ DEMO: '1' });
  expect([demo.smtpUrl, demo.isPublic, demo.desk.read().address.source]).toEqual([
    undefined,
    false,
    'demo',
  ]);
});

it('sends a stored password to no other server', async () => {
  const { desk } = await read({});
  const server = {
    host: 'smtp.anbieter.nl',
    port: 587,
    security: 'starttls',
    user: 'greta',
  } as const;
  expect(desk.buildSmtpUrl(server, '')).toContain('geheim');
  expect(desk.buildSmtpUrl({ ...server, host: 'smtp.fremd.nl' }, '')).toBeNull();
  expect(desk.buildSmtpUrl({ ...server, user: 'other' }, '')).toBeNull();
  expect(desk.buildSmtpUrl({ ...server, host: 'smtp.fremd.nl', user: '' }, '')).toBe(
    'smtp://smtp.fremd.nl:587?requireTLS=true',
  );
});
