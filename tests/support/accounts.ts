import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Page } from '@playwright/test';
import { openAuthenticatorApp } from './authenticator-app.ts';
import { signInForCookies } from './cookie-session.ts';
import { ADMIN, expect } from './browser.ts';

export type Account = { id: string; email: string; password: string; fullName: string };
type Credentials = Pick<Account, 'email' | 'password'>;

const readKeys = async () =>
  JSON.parse(await readFile(join(process.env['E2E_DATA_DIR']!, 'keys.json'), 'utf8')) as {
    anon_key: string;
    service_role_key: string;
  };
export const readAnonKey = async (): Promise<string> => (await readKeys()).anon_key;
const stateless = { auth: { persistSession: false, autoRefreshToken: false } };

/** The service's client of the server under test, by the keys in its data folder. */
export async function openService(): Promise<SupabaseClient> {
  const { service_role_key: key } = await readKeys();
  return createClient(process.env['E2E_ORIGIN']!, key, stateless);
}

/** The API as that person uses it, for what a test needs before it begins. */
export async function openAs({ email, password }: Credentials): Promise<SupabaseClient> {
  const { anon_key: key } = await readKeys();
  const client = createClient(process.env['E2E_ORIGIN']!, key, stateless);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** A confirmed customer with an address of his own. */
export async function createAccount(fullName = 'Jana Peters'): Promise<Account> {
  const account = {
    email: `konto-${Date.now()}-${Math.floor(Math.random() * 1e6)}@firma.example`,
    password: 'ein-langer-Satz-7',
    fullName,
  };
  const service = await openService();
  const { data, error } = await service.auth.admin.createUser({
    ...account,
    email_confirm: true,
    user_metadata: { full_name: fullName },
  });
  if (error) throw error;
  return { ...account, id: data.user.id };
}

/** Switches the authenticator app on for the account; gives the app. */
export async function enrolApp({
  email,
  password,
}: Account): Promise<ReturnType<typeof openAuthenticatorApp>> {
  const { auth } = await openService();
  await auth.signInWithPassword({ email, password });
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (error) throw error;
  const app = openAuthenticatorApp(data.totp.secret);
  const { error: refused } = await auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: app.generate(),
  });
  if (refused) throw refused;
  return app;
}

/** Signs in by the form, as people do: for tests about that. */
export async function signInByForm(
  page: Page,
  { email, password }: Credentials,
  path = '/login',
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Gives the browser a session of its own, as signing in would, without opening a page. */
export async function startSession(page: Page, { email, password }: Credentials): Promise<void> {
  const origin = process.env['E2E_ORIGIN']!;
  const anonKey = (await readKeys()).anon_key;
  const { cookies } = await signInForCookies({ origin, anonKey, email, password });
  await page
    .context()
    .addCookies(
      [...cookies].map(([name, value]) => ({ name, value, url: origin, sameSite: 'Lax' })),
    );
}

const putOff = new Set<string>();

/** The tests' admin has no second factor, and only the test about that is to be reminded of it. */
async function putOffFactor(origin: string): Promise<void> {
  if (putOff.has(origin)) return;
  const service = await openService();
  const { data: admins } = await service
    .from('profiles')
    .select('id')
    .eq('full_name', 'Administration')
    .throwOnError();
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await service
    .from('factor_deadlines')
    .upsert(admins.map(({ id }) => ({ user_id: id, due_at: until, quiet_until: until })))
    .throwOnError();
  putOff.add(origin);
}

/** Signed in and on a page of the own area, else on its first. */
export async function signIn(page: Page, account: Credentials, path?: string): Promise<void> {
  await startSession(page, account);
  const isAdmin = account.email === ADMIN.email;
  if (isAdmin) await putOffFactor(process.env['E2E_ORIGIN']!);
  const area = isAdmin ? '/admin' : '/portal';
  await page.goto(process.env['E2E_ORIGIN'] + (path ?? area));
}

/**
 * As if somebody else sat down at this browser. Leaves the page first: what it
 * still asks for would be refused without its session.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/offline');
  await page.context().clearCookies();
}

/** Goes to a page of the admin area by the palette, as one that knows its name. */
export async function openAdminPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Suchen oder springen' }).click();
  await page.getByRole('combobox', { name: 'Vorgang, Seite oder Aktion' }).fill(name);
  const pages = page.getByRole('group', { name: 'Seiten' });
  await pages.getByRole('option').filter({ hasText: name }).first().click();
}
