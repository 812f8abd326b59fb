import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { expect, test, withConsent } from '#tests/support/browser.ts';
import { createDataDir, startTestServer } from '#tests/support/server.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

/** Nothing in it is a sample any more. */
const COMPANY = {
  ...SAMPLE_COMPANY,
  owner: 'Greta Beispiel',
  legalForm: 'B.V.',
  street: 'Kapellerlaan 1',
  postalCode: '6041 AA',
  kvk: '87654321',
  hostingProvider: 'Rechenhaus B.V., Eindhoven',
  mailProvider: 'Postamt GmbH, Köln',
  vatId: 'NL987654321B01',
  bank: {
    ...SAMPLE_COMPANY.bank,
    iban: 'NL91 ABNA 0417 1643 00',
    bic: 'ABNANL2A',
    bankName: 'ABN AMRO',
  },
  phone: '+31 475 111 111',
  phoneE164: '+31475111111',
  whatsapp: '+31475111112',
  email: 'buero@agentur.example',
  supportEmail: 'support@agentur.example',
  reviewUrl: 'https://bewertungen.example/agentur',
  social: SAMPLE_COMPANY.social.map(({ network }) => ({
    network,
    url: `https://profile.example/${network}`,
  })),
};

test(
  'a new owner comes from the printed link to a site that may be found',
  { tag: '@full' },
  async ({ page }) => {
    const smtp = await startSmtpServer();
    const dataDir = await createDataDir();
    const backups = join(dataDir, 'sicherung');
    const site = await startTestServer({
      dataDir,
      env: { SMTP_URL: smtp.url, BACKUP_DIR: backups },
    });
    const service = site.service();
    await service.from('site_settings').delete().eq('id', 'launch_overruled');
    const robots = async (): Promise<string | null> =>
      (await fetch(`${site.origin}/pakete`)).headers.get('x-robots-tag');
    await expect.poll(robots).toBe('noindex');

    await withConsent(page);
    await page.goto(/\S+\/einrichten\?schluessel=[\w-]+/.exec(site.output())![0]);
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill('Greta Beispiel');
    await page.getByLabel('E-Mail', { exact: true }).fill('greta@agentur.example');
    await page.getByLabel('Passwort', { exact: true }).fill('drei Brücken über die Maas');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Zweiter Faktor');
    for (const step of ['Firmendaten', 'Marke', 'Zeiten', 'Mailserver', 'Adresse']) {
      await page.getByRole('link', { name: `Weiter: ${step}` }).click();
      await expect(title).toHaveText(step);
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Was noch fehlt' }).click();

    const points = page.getByRole('listitem').filter({ hasText: /Fehlt|Erledigt/ });
    await expect(points.filter({ hasText: 'Fehlt' })).not.toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    // Their own pages have their own tests.
    await service.from('site_settings').upsert([
      { id: 'company', value: COMPANY },
      { id: 'only_proven_claims', value: true },
    ]);
    await service.from('testimonials').insert({
      name: 'T. Tischler, Aachen',
      rating: 5,
      text: 'Pünktlich.',
      date: '2026-11-02',
      service: 'Webdesign',
      published: true,
    });
    await mkdir(join(backups, agencyDay(new Date())), { recursive: true });
    await expect.poll(async () => (await fetch(`${site.origin}/agb`)).text()).toContain('Greta');

    await page.reload();
    const confirm = page.getByRole('button', { name: 'Text bestätigen' });
    await expect(confirm).toHaveCount(6);
    for (let left = 5; left >= 0; left--) {
      await confirm.first().click();
      await expect(confirm).toHaveCount(left);
    }
    await points.filter({ hasText: 'E-Mail' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Testmail schicken' }).click();
    await expect(page.getByText('an greta@agentur.example.')).toBeVisible();
    expect(smtp.mails.join('')).toContain('Testmail');
    await page.getByRole('link', { name: 'Vor dem Start' }).click();
    await expect(points.filter({ hasText: 'Fehlt' })).toHaveCount(1);
    expect(await robots()).toBe('noindex');

    await points.filter({ hasText: 'Zweiter Faktor' }).getByRole('link').click();
    await page.getByRole('button', { name: 'App mit Code einrichten' }).click();
    const secret = await page.locator('code').innerText();
    await page.getByLabel('Code').fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Einschalten' }).click();
    await expect(page.getByRole('heading', { name: 'Doppelt geschützt' })).toBeVisible();
    await page.getByRole('link', { name: 'Vor dem Start' }).click();
    await expect(page.getByText('Alles erledigt.')).toBeVisible();
    expect(await robots()).toBeNull();

    // A changed fact asks for the texts again; the owner may overrule the list.
    await service
      .from('site_settings')
      .update({ value: { ...COMPANY, street: 'Kapellerlaan 2' } })
      .eq('id', 'company');
    await expect.poll(robots).toBe('noindex');
    await page.reload();
    await page.getByRole('button', { name: 'Trotz offener Punkte freigeben' }).click();
    await expect(page.getByRole('button', { name: 'Wieder auf die Liste achten' })).toBeVisible();
    expect(await robots()).toBeNull();
    const { data: log } = await service
      .from('audit_log')
      .select('action')
      .eq('row_id', 'launch_overruled')
      .order('id');
    expect(log?.at(-1)).toEqual({ action: 'INSERT' });

    // A page that is left open goes on looking for its server.
    await page.close();
    await site.stop();
    await smtp.close();
  },
);
