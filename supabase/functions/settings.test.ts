import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const given = {
  SUPABASE_URL: 'https://project.supabase.co/',
  PUBLIC_URL: 'https://www.firma.example/',
};
const legacy = { SUPABASE_ANON_KEY: 'anon-jwt', SUPABASE_SERVICE_ROLE_KEY: 'service-jwt' };
const current = {
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
};

it('takes the older keys, the newer ones or both', () => {
  expect(parseSettings({ ...given, ...legacy })).toMatchObject({
    keys: { anonKey: 'anon-jwt', serviceRoleKey: 'service-jwt' },
  });
  expect(parseSettings({ ...given, ...current })).toMatchObject({
    keys: { anonKey: 'sb_publishable_1', serviceRoleKey: 'sb_secret_1' },
  });
  expect([...parseSettings({ ...given, ...legacy, ...current }).roles]).toEqual([
    ['anon-jwt', 'anon'],
    ['sb_publishable_1', 'anon'],
    ['service-jwt', 'service_role'],
    ['sb_secret_1', 'service_role'],
  ]);
});

it('reads the same names as the server and leaves no slash at the end of addresses', () => {
  const settings = parseSettings({
    ...given,
    ...legacy,
    COMPANY_NAME: 'Firma',
    CHAT_LLM_URL: 'https://llm.example/v1/',
    CHAT_LLM_MODEL: 'm',
    SIGNING_SECRET: '',
    RELEASE: '1.2.3',
  });
  expect(settings).toMatchObject({
    url: 'https://project.supabase.co',
    publicUrl: 'https://www.firma.example',
    company: { name: 'Firma' },
  });
  expect(settings.settings).toEqual({
    chatLlm: { url: 'https://llm.example/v1', key: '', model: 'm' },
    signingSecret: 'service-jwt',
    formsPerMinute: 120,
    release: '1.2.3',
  });
});

it('names what is missing or wrong', () => {
  expect(() => parseSettings(legacy)).toThrow(/SUPABASE_URL[\s\S]*PUBLIC_URL/);
  expect(() => parseSettings({ ...given, SUPABASE_SECRET_KEYS: 'no JSON' })).toThrow(
    /SUPABASE_SECRET_KEYS/,
  );
  expect(() => parseSettings(given)).toThrow(/no public key/);
});
