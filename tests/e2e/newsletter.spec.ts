import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openService } from '#tests/support/accounts.ts';
import { expect, hydrated, test, withConsent, type Mailbox } from '#tests/support/browser.ts';

const newAddress = () => `abo-${randomUUID().slice(0, 8)}@firma.example`;
const linkIn = (mail: string, page: string) =>
  new RegExp(`https?://[^\\s"<>]+/newsletter/${page}\\?token=[\\w-]+`).exec(mail)![0];

async function findSubscription(email: string) {
  const service = await openService();
  const { data, error } = await service
    .from('newsletter_subscriptions')
    .select('*, newsletter_events(kind, source)')
    .eq('email', email);
  if (error) throw error;
  return data[0] as Record<string, unknown> | undefined;
}

async function request(page: Page, email: string) {
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Ihre Mailadresse').fill(email);
  await form.getByRole('button', { name: 'Newsletter bestellen' }).click();
  await expect(
    page.getByRole('contentinfo').getByText('Bitte prüfen Sie Ihr Postfach'),
  ).toBeVisible();
}

async function subscribe(email: string, mailbox: Mailbox) {
  const service = await openService();
  const { error } = await service.rpc('request_newsletter', {
    address: email,
    origin: 'footer',
    version: 'x',
  });
  if (error) throw error;
  const token = /token=([\w-]+)/.exec(await mailbox.find(email, /bestaetigen/))![1];
  await service.rpc('confirm_newsletter', { token, version: 'x' });
}

test('double opt-in: the link alone confirms nothing, its button does; the way out is one button @phone-first', async ({
  page,
  mailbox,
}) => {
  await withConsent(page);
  const email = newAddress();
  await page.goto('/impressum');
  await request(page, email);
  const link = linkIn(await mailbox.find(email), 'bestaetigen');
  await page.goto(link);
  expect(await findSubscription(email)).toMatchObject({ status: 'requested' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await expect(page.getByText('Ihre Anmeldung ist bestätigt')).toBeVisible();
  const row = (await findSubscription(email))!;
  expect(row).toMatchObject({
    status: 'confirmed',
    newsletter_events: [
      { kind: 'requested', source: 'footer' },
      { kind: 'confirmed', source: 'link' },
    ],
  });

  await page.goto(`/newsletter/abmelden?token=${String(row['unsubscribe_token'])}`);
  await expectAccessible(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(page.getByText('Sie sind abgemeldet')).toBeVisible();
  expect(await findSubscription(email)).toBeUndefined();
});

test(
  'says the same about known and unknown addresses, and refuses what is none',
  { tag: '@full' },
  async ({ page, mailbox, expectedErrors }) => {
    expectedErrors.push(/404/);
    await withConsent(page);
    const email = newAddress();
    await subscribe(email, mailbox);
    // Of the confirmation alone: another test may send an issue to all who have confirmed.
    const before = await mailbox.count(email, /bestaetigen/);
    await page.goto('/newsletter');
    await hydrated(page);
    const form = page.getByRole('main').getByRole('form');
    await form.getByLabel('Ihre Mailadresse').fill('karin@firma');
    await form.getByRole('button').click();
    await expect(form.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible();
    await expect(form.getByLabel('Ihre Mailadresse')).toBeFocused();
    await form.getByLabel('Ihre Mailadresse').fill(email);
    await form.getByRole('button').click();
    await expect(page.getByRole('main').getByText('Bitte prüfen Sie Ihr Postfach')).toBeVisible();
    expect(await mailbox.count(email, /bestaetigen/)).toBe(before);

    await page.goto(`/newsletter/bestaetigen?token=${randomUUID()}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(
      page.getByText('Dieser Link ist unvollständig, abgelaufen oder unbekannt.'),
    ).toBeVisible();
    await page.goto('/newsletter/abmelden');
    await expect(page.getByText('Dieser Link ist unvollständig')).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('request and confirmation work', { tag: '@full' }, async ({ page, mailbox }) => {
    const email = newAddress();
    await page.goto('/agb');
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
    await expect(form).toContainText('jederzeit');
    await form.getByLabel('Ihre Mailadresse').fill(email);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/newsletter\?anmeldung=gesendet/);
    await expect(page.getByRole('main').getByText('Bitte prüfen Sie Ihr Postfach')).toBeVisible();
    await page.goto(linkIn(await mailbox.find(email), 'bestaetigen'));
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByText('Ihre Anmeldung ist bestätigt')).toBeVisible();
    expect(await findSubscription(email)).toMatchObject({ status: 'confirmed' });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no accessibility findings, ${colorScheme} @phone`, { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await withConsent(page);
    await page.goto('/newsletter');
    await hydrated(page);
    await expectAccessible(page);
  });
}
