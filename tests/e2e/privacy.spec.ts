import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { PersonExport } from '#shared/privacy.ts';
import { createAccount, openAdminPage, openService, signIn, type Account } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

/** A project with one file and a message with an attachment. */
async function addWork(account: Account): Promise<void> {
  const service = await openService();
  const { data } = await service
    .from('projects')
    .insert({ title: 'Website', customer_email: account.email })
    .select('id')
    .single<{ id: string }>();
  const path = `${data!.id}/${randomUUID()}`;
  const attached = `${account.id}/${randomUUID()}`;
  await service.storage.from('project-files').upload(path, Buffer.from('Entwurf'), { contentType: 'text/plain' });
  await service.storage.from('message-files').upload(attached, Buffer.from('Logo'), { contentType: 'text/plain' });
  const file = { mime_type: 'text/plain', size_bytes: 4 };
  const { error } = await service.from('project_files').insert({ ...file, project_id: data!.id, path, name: 'Entwurf.txt' });
  expect(error).toBeNull();
  const message = {
    customer_id: account.id,
    from_staff: true,
    body: 'Hallo',
    attachments: [{ ...file, path: attached, name: 'Logo.txt' }],
  };
  expect((await service.from('messages').insert(message)).error).toBeNull();
}

async function openArchive(download: Download): Promise<{ data: PersonExport; files: Record<string, string> }> {
  const entries = unzipSync(await readFile(await download.path()));
  const { 'daten.json': rows, ...files } = entries;
  return {
    data: JSON.parse(strFromU8(rows!)) as PersonExport,
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])),
  };
}

test.beforeEach(({ page }) => withConsent(page));

test('an admin finds, exports and erases a person @phone', async ({ page }) => {
  test.slow();
  const account = await createAccount('Wanda Weg');
  await addWork(account);
  await signIn(page, ADMIN);
  await openAdminPage(page, 'Datenschutz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
  const search = page.getByRole('search', { name: 'Person' });
  await search.getByLabel('E-Mail-Adresse der Person').fill('wanda');
  await search.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Bitte geben Sie eine ganze E-Mail-Adresse ein.')).toBeVisible();
  await search.getByLabel('E-Mail-Adresse der Person').fill(` ${account.email.toUpperCase()} `);
  await search.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByRole('row', { name: /^Dateien/ })).toContainText('2');
  await expectAccessible(page);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Als ZIP exportieren' }).click()]);
  const { data, files } = await openArchive(download);
  expect(data.tables['profiles']).toMatchObject([{ full_name: 'Wanda Weg' }]);
  expect(data.tables['projects']).toHaveLength(1);
  expect(files).toEqual({ 'dateien/001-Logo.txt': 'Logo', 'dateien/002-Entwurf.txt': 'Entwurf' });

  await page.getByRole('button', { name: 'Person löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Person löschen?' });
  await expect(dialog).toContainText('1 laufende Projekte');
  await dialog.getByLabel('E-Mail-Adresse zur Bestätigung').fill('jemand@firma.example');
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(dialog).toContainText('Die Adresse stimmt nicht überein.');
  await expectAccessible(page);
  await dialog.getByLabel('E-Mail-Adresse zur Bestätigung').fill(account.email);
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nichts gespeichert')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Löschung einer Person' }).first()).toContainText('Dateien 2');
  expect((await (await openService()).auth.admin.getUserById(account.id)).data.user).toBeNull();
});

test('an admin sees what the retention would delete, and runs it', async ({ page }) => {
  const service = await openService();
  const { error } = await service.from('chat_sessions').insert({ session_id: randomUUID(), expires_at: '2026-01-01T00:00:00Z' });
  expect(error).toBeNull();
  await signIn(page, ADMIN);
  await openAdminPage(page, 'Datenschutz');
  await page.getByRole('button', { name: 'Probelauf' }).click();
  await expect(page.getByText('Der nächste Lauf würde löschen: Chat-Gespräche')).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt ausführen' }).click();
  await expect(page.getByText('Gelöscht: Chat-Gespräche')).toBeVisible();
  const entry = page.getByRole('row').filter({ hasText: 'Aufbewahrungsfrist' }).filter({ hasText: 'Administrator' });
  await expect(entry.first()).toContainText('Chat-Gespräche');
  await page.getByRole('button', { name: 'Probelauf' }).click();
  await expect(page.getByText('Der nächste Lauf würde nichts löschen.')).toBeVisible();
});
