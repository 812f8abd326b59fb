import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { expect, test, withConsent } from '#tests/support/browser.ts';
import { createGuide, JOBS, launch, setUp, TALK } from '#tests/support/owner-guide.ts';
import { createDataDir, startTestServer, type TestServer } from '#tests/support/server.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

// What docs/owner.md promises. `OWNER_PICTURES=docs/pictures/owner` takes its pictures anew.

const pictures = process.env['OWNER_PICTURES'];

test(
  'docs/owner.md: from the printed link to a site that may be found, and the jobs of a week',
  { tag: '@full' },
  async ({ page }) => {
    const smtp = await startSmtpServer();
    const dataDir = await createDataDir();
    const backups = join(dataDir, 'sicherung');
    await mkdir(join(backups, agencyDay(new Date())), { recursive: true });
    const site = await startTestServer({
      dataDir,
      env: { BACKUP_DIR: backups },
    });
    await site.service().from('site_settings').delete().eq('id', 'launch_overruled');
    await withConsent(page);
    const guide = createGuide(page, pictures);
    const link = /\S+\/einrichten\?schluessel=[\w-]+/.exec(site.output())![0];
    await setUp(guide, link, (secret) => new TOTP({ secret }).generate(), new URL(smtp.url).port);
    await launch(guide);
    await expect(page.getByText('Alles erledigt.')).toBeVisible();

    await bookTalk(site);
    await page.goto(`${site.origin}/admin/medien`);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Dateien auswählen' }).click();
    await (await choosing).setFiles('public/apple-touch-icon.png');
    await page.getByLabel('Was zeigt das Bild?').fill('Das Büro an der Maas');
    await page
      .getByRole('button', { name: /^Hochladen|hochladen$/ })
      .last()
      .click();
    await expect(page.getByRole('img', { name: 'Das Büro an der Maas' }).first()).toBeVisible();
    for (const { name, most, run } of JOBS) {
      await page.goto(`${site.origin}/admin`);
      expect(await guide.count(() => run(guide)), name).toBeLessThanOrEqual(most);
    }
    // Its live connection would keep the server from ending.
    await page.close();
    await site.stop();
  },
);

/** A visitor's talk, confirmed, as early as there is one. */
async function bookTalk(site: TestServer): Promise<void> {
  const answer = await fetch(`${site.origin}/api/booking`);
  const { slots } = (await answer.json()) as { slots: { startsAt: string }[] };
  await fetch(`${site.origin}/api/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      startsAt: slots[0]!.startsAt,
      name: TALK,
      email: 'tomke@tischlerei.example',
      phone: '+49 241 4746200',
      privacyConsent: true,
    }),
  });
  const { error } = await site
    .service()
    .from('bookings')
    .update({ confirm_by: null, confirmed_at: new Date().toISOString() })
    .eq('email', 'tomke@tischlerei.example');
  expect(error).toBeNull();
}
