import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect } from './browser.ts';

export type Account = { id: string; email: string; password: string; fullName: string };

const readKeys = async () =>
  JSON.parse(await readFile(join(process.env['E2E_DATA_DIR']!, 'keys.json'), 'utf8')) as { anon_key: string; service_role_key: string };

/** The service's client of the server under test, by the keys in its data folder. */
export async function openService(): Promise<SupabaseClient> {
  return createClient(`http://127.0.0.1:${process.env['E2E_PORT']}`, (await readKeys()).service_role_key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A confirmed customer with an address of his own. */
export async function createAccount(fullName = 'Jana Peters'): Promise<Account> {
  const account = {
    email: `konto-${Date.now()}-${Math.floor(Math.random() * 1e6)}@firma.example`,
    password: 'ein-langer-Satz-7',
    fullName,
  };
  const service = await openService();
  const { data, error } = await service.auth.admin.createUser({ ...account, email_confirm: true, user_metadata: { full_name: fullName } });
  if (error) throw error;
  return { ...account, id: data.user.id };
}

/** Switches the authenticator app on for the account; gives the app. */
export async function enrolApp({ email, password }: Account): Promise<TOTP> {
  const { auth } = await openService();
  await auth.signInWithPassword({ email, password });
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (error) throw error;
  const app = new TOTP({ secret: data.totp.secret });
  const { error: refused } = await auth.mfa.challengeAndVerify({ factorId: data.id, code: app.generate() });
  if (refused) throw refused;
  return app;
}

export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** As if somebody else sat down at this browser. Leaves the page first: what it still asks for would be refused without its session. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
}

/** Follows a link of the admin area's navigation; on phones it stands behind a button. */
export async function openAdminPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Alle Bereiche' });
  const link = page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name });
  await expect(menu.or(link)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await link.click();
}
