import { openService, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { createProject } from '#tests/support/projects.ts';
import { buildQuote } from '#tests/support/quote.ts';

// Whoever works by keyboard never starts again at the top of the page (WCAG 2.4.3).

const CUSTOMER = { email: 'kunde@firma.example' };

test.beforeEach(({ page }) => withConsent(page));

test(
  'a deleted row hands the focus to the next, the last one to what held them',
  { tag: '@full' },
  async ({ page }) => {
    const service = await openService();
    const email = `fokus-${Date.now()}@firma.example`;
    await service.functions.invoke('quote-request', { body: buildQuote({ email }) });
    const { data: request } = await service
      .from('quote_requests')
      .select('id')
      .eq('email', email)
      .single<{ id: string }>();
    for (const title of ['Anrufen', 'Angebot schreiben', 'Nachfassen'])
      await service
        .from('tasks')
        .insert({ quote_request_id: request!.id, title, due_on: '2026-12-01' });
    await signIn(page, ADMIN, `/admin/anfragen/${request!.id}`);
    const rows = page.getByRole('region', { name: 'Aufgaben' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    const title = await rows.nth(1).innerText();
    const next = rows.nth(2);
    await rows.nth(1).getByRole('button').press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: title })).toHaveCount(0);
    await expect(rows.nth(1)).toBeFocused();
    await expect(next).toHaveCount(0);
    // The way goes on inside the row.
    await page.keyboard.press('Tab');
    await expect(rows.nth(1).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toBeFocused();
    await rows.first().getByRole('button').press('Enter');
    await expect(rows).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  },
);

test(
  'a button that works or is done keeps the focus, and is no button meanwhile',
  { tag: '@full' },
  async ({ page }) => {
    const project = await createProject(CUSTOMER, 'Website');
    await signIn(page, ADMIN, `/admin/projekte/${project}`);
    const save = page.getByRole('button', { name: 'Eckdaten speichern' });
    let writes = 0;
    const pressed = Promise.withResolvers<void>();
    await page.route('**/rest/v1/projects*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      writes++;
      await pressed.promise;
      await route.fallback();
    });
    const edit = page.getByRole('button', { name: 'Eckdaten bearbeiten' });
    await edit.click();
    await page.getByLabel('Titel').fill('Website und Shop');
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    pressed.resolve();
    await expect(page.getByText('Projekt gespeichert')).toBeVisible();
    // The form is closed: what opens it again has the focus.
    await expect(save).toHaveCount(0);
    await expect(edit).toBeFocused();
    expect(writes).toBe(1);
    // 'Abbrechen' vanishes with what it discards, once asked; what opens the form takes over.
    await edit.press('Enter');
    await page.getByLabel('Titel').fill('Anders');
    await page.getByRole('button', { name: 'Abbrechen' }).press('Enter');
    const asking = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await asking.getByRole('button', { name: 'Verwerfen' }).press('Enter');
    await expect(edit).toBeFocused();
    await edit.press('Enter');
    await expect(page.getByLabel('Titel')).toHaveValue('Website und Shop');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  },
);

test('a dialog that deletes its own row leaves the focus where the row was', async ({ page }) => {
  const project = await createProject(CUSTOMER, 'Website', [
    { title: 'Entwurf' },
    { title: 'Bau' },
  ]);
  await signIn(page, ADMIN, `/admin/projekte/${project}`);
  await page.getByRole('button', { name: 'Entwurf bearbeiten' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).press('Enter');
  const asking = page.getByRole('dialog', { name: 'Schritt löschen?' });
  await asking.getByRole('button', { name: 'Löschen' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Entwurf bearbeiten' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Schritte' }).getByRole('list')).toBeFocused();
});
