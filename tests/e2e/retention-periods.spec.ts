import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, withConsent } from '#tests/support/browser.ts';
import { test } from '#tests/support/own-site.ts';

test.use({ alone: 'retention-periods' });

test(
  'an admin changes the periods within the law; deletion and privacy pages follow @phone',
  { tag: '@full' },
  async ({ page, site }) => {
    await withConsent(page);
    const aged = {
      session_id: `alt-${Date.now()}`,
      last_message_at: new Date(Date.now() - 20 * 86_400_000).toISOString(),
    };
    expect((await site.service().from('chat_sessions').insert(aged)).error).toBeNull();
    await page.goto('/datenschutz');
    await expect(
      page.getByRole('row', { name: 'Rechnungen, Belege und Aufträge 7 Jahre ab Ende des Jahres' }),
    ).toBeVisible();

    await signIn(page, ADMIN, '/admin/datenschutz');
    await page.getByRole('button', { name: 'Probelauf' }).click();
    await expect(page.getByText('Der nächste Lauf würde nichts löschen.')).toBeVisible();
    await page.getByRole('button', { name: 'Fristen ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fristen ändern' });
    await dialog.getByLabel('Rechnungen, Zahlungen und Aufträge, in Jahren').fill('6');
    await dialog.getByLabel('Chat-Gespräche, in Tagen').fill('14');
    await dialog
      .getByLabel('Anfragen, Nachrichten, Termine und Angebote ohne Auftrag, in Monaten')
      .fill('1');
    await dialog.getByRole('button', { name: 'Fristen speichern' }).click();
    await expect(
      dialog.getByText('Bitte geben Sie eine ganze Zahl von 7 bis 15 ein.'),
    ).toBeVisible();
    await expect(dialog.getByLabel('Rechnungen, Zahlungen und Aufträge, in Jahren')).toBeFocused();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByLabel('Rechnungen, Zahlungen und Aufträge, in Jahren').fill('10');
    await dialog.getByRole('button', { name: 'Fristen speichern' }).click();
    await expect(page.getByText('Fristen gespeichert', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Chat-Gespräche' }).first()).toContainText(
      '14 Tage nach der letzten Nachricht',
    );
    await page.getByRole('button', { name: 'Probelauf' }).click();
    await expect(page.getByText('Der nächste Lauf würde löschen: Chat-Gespräche 1.')).toBeVisible();

    await expect(async () => {
      await page.goto('/datenschutz');
      await expect(
        page.getByRole('row', {
          name: 'Rechnungen, Belege und Aufträge 10 Jahre ab Ende des Jahres',
        }),
      ).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await expect(page.getByText('Wir speichern den Verlauf 14 Tage,')).toBeVisible();
    await expect(
      page.getByText('Entsteht kein Auftrag, löschen wir 1 Monat nach dem letzten Kontakt.'),
    ).toBeVisible();
    await page.goto('/dienste');
    await expect(page.getByText('14 Tage, auf Wunsch sofort gelöscht')).toBeVisible();
  },
);
