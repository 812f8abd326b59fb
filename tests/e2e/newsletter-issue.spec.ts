import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openAs, openService, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, withConsent } from '#tests/support/browser.ts';
import { decodeMail, isMailTo } from '#tests/support/mail.ts';
import { test } from '#tests/support/own-site.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { textOf, toolOf, typeBold, typeLink } from '#tests/support/text-editor.ts';

// The only subscribers are its own, and it enters a mail server.
test.use({ alone: 'newsletter-issue' });

test(
  'an issue: written, previewed, tested, sent once, unsubscribed by one click',
  { tag: '@full' },
  async ({ page, mailbox, request: http, expectedErrors }) => {
    // The preview is shut off from the page; the test tool's own scripts run into that.
    expectedErrors.push(/sandboxed/);
    const [reader, waiting] = ['karin@firma.example', 'wartet@firma.example'];
    const service = await openService();
    for (const address of [reader, waiting])
      await service.rpc('request_newsletter', { address, origin: 'footer', version: 'x' });
    const token = /token=([\w-]+)/.exec(await mailbox.find(reader, /bestaetigen/))![1];
    await service.rpc('confirm_newsletter', { token, version: 'x' });
    await withConsent(page);
    await signIn(page, ADMIN, '/admin/newsletter');
    await expect(page.getByText(reader)).toBeVisible();
    await page.getByRole('searchbox').fill(waiting);
    await expect(page.getByRole('row').filter({ hasText: waiting })).toContainText(
      'wartet auf Bestätigung',
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Bestätigte als CSV' }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain(reader);
    expect(csv).not.toContain(waiting);

    await page.getByRole('button', { name: 'Neue Ausgabe' }).click();
    const subject = `Novemberausgabe ${randomUUID().slice(0, 6)}`;
    await page.getByLabel('Betreff').fill(subject);
    await textOf(page).click();
    await toolOf(page, 'Überschrift').click();
    await page.keyboard.type('Neues');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Zur ');
    await typeBold(page, 'Suche');
    await page.keyboard.type(': ');
    await typeLink(page, '/blog');
    await expect(textOf(page).locator('a[href="/blog"]')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('<script>alert(1)</script>');
    const preview = page.frameLocator('iframe[title="Vorschau der E-Mail"]');
    await expect(preview.getByRole('heading', { name: 'Neues' })).toBeVisible();
    await expect(preview.locator('a[href$="/blog"]')).toBeVisible();
    await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'Abmelden' })).toBeVisible();
    await page.getByRole('button', { name: 'Testmail an mich' }).click();
    await expect(page.getByText(`Testmail an ${ADMIN.email}`)).toBeVisible();
    expect(await mailbox.find(ADMIN.email, new RegExp(subject))).toContain('Neues');

    // Nobody would get it, and it could not be sent again.
    await page.getByRole('button', { name: /senden …$/i }).click();
    const send = page.getByRole('dialog').getByRole('button', { name: 'An 1 Adresse senden' });
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Mailserver' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailserver');
    const smtp = await startSmtpServer();
    const admin = await openAs(ADMIN);
    await admin.rpc('save_server_setting', { setting: 'smtp_url', content: smtp.url });
    await expect(async () => {
      await page.reload();
      await expect(page.getByLabel('Server')).toHaveValue('127.0.0.1', { timeout: 1_000 });
    }).toPass();

    await page.goBack();
    await page.getByRole('button', { name: /senden …$/i }).click();
    await send.click();
    await expect(page).toHaveURL(/\/admin\/newsletter$/);
    await expect.poll(() => smtp.mails.length).toBe(1);
    const mail = decodeMail(smtp.mails[0]!);
    expect(isMailTo(mail, reader)).toBe(true);
    expect(mail).toContain(subject);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(mail).toContain('<h2');
    const row = page.getByRole('row').filter({ hasText: subject });
    await expect(row).toContainText('Verschickt');
    await row.getByRole('link').click();
    await expect(page.getByRole('button', { name: /senden …$/i })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);

    const unsubscribe = /^List-Unsubscribe: <([^>]+)>/m
      .exec(mail.replace(/\r?\n[ \t]+/g, ' '))![1]!
      .replace(/\s/g, '');
    const answer = await http.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    const { data } = await service.from('newsletter_subscriptions').select().eq('email', reader);
    expect(data).toEqual([]);
    await smtp.close();
  },
);
