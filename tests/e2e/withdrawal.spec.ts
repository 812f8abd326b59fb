import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { openService } from '#tests/support/accounts.ts';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await withConsent(page);
  await page.goto('/widerruf');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  if (javaScriptEnabled) await hydrated(page);
});

test('a contract is withdrawn from in two steps, with the receipt at once and by mail @phone-first', async ({
  page,
  mailbox,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to load/);
  const email = `widerruf.${randomUUID().slice(0, 8)}@kunde.example`;
  const form = page.getByRole('form', { name: 'Vertrag widerrufen' });
  await form.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte nennen Sie den Vertrag');
  await form.getByLabel('Name').fill('Vera Verbraucher');
  await form
    .getByLabel('Vertrag')
    .fill(`Angebot AN-2026-0007, https://kunde.example/${'a'.repeat(120)}`);
  await form.getByLabel('E-Mail').fill(email);
  await form.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByText('Hiermit widerrufe ich den genannten Vertrag.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bitte prüfen und bestätigen' })).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // The answer is lost: the second press is the same declaration.
  await page.route(
    '**/api/withdrawal',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('alert')).toContainText('wurde nicht gesendet');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Ihr Widerruf ist eingegangen.' }),
  ).toBeFocused();
  const receipt = await mailbox.find(email, /Widerruf/);
  expect(receipt).toContain('AN-2026-0007');
  expect(receipt).toMatch(/WI-\d{4}-/);
  expect(await mailbox.find('kontakt@maasbogen.example', new RegExp(email))).toContain(
    'Vera Verbraucher',
  );

  const { data } = await (
    await openService()
  )
    .from('contact_messages')
    .select('kind,privacy_consent')
    .eq('email', email);
  expect(data).toEqual([{ kind: 'withdrawal', privacy_consent: false }]);
  expect(await mailbox.count(email)).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a contract is withdrawn from in the same two steps', async ({ page, mailbox }) => {
    const email = `widerruf.${randomUUID().slice(0, 8)}@kunde.example`;
    const form = page.getByRole('form', { name: 'Vertrag widerrufen' });
    await form.getByLabel('Name').fill('Vera Verbraucher');
    await form.getByLabel('E-Mail').fill(email);
    await form.getByRole('button', { name: 'Vertrag widerrufen' }).click();
    // What is missing is said, what was written stays.
    await expect(page.getByRole('alert')).toContainText('Bitte nennen Sie den Vertrag');
    await expect(form.getByLabel('Name')).toHaveValue('Vera Verbraucher');
    await form.getByLabel('Vertrag').fill('Angebot AN-2026-0008');
    await form.getByRole('button', { name: 'Vertrag widerrufen' }).click();
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByText('Ihr Widerruf ist eingegangen.')).toBeVisible();
    // Sent by the browser once more it is the same declaration.
    await page.reload();
    const { data } = await (
      await openService()
    )
      .from('contact_messages')
      .select('kind,message')
      .eq('email', email);
    expect(data).toEqual([
      { kind: 'withdrawal', message: 'Widerruf des Vertrags: Angebot AN-2026-0008' },
    ]);
    expect(await mailbox.find(email, /Widerruf/)).toContain('AN-2026-0008');
  });
});
