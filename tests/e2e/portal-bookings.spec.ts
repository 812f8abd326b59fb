import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { createAccount, openService, signIn } from '#tests/support/accounts.ts';
import { bookSlot } from '#tests/support/bookings.ts';
import { expect, test, withConsent } from '#tests/support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));

test(
  'appointments: adopted from a guest booking, moved, cancelled and booked anew @phone-first',
  { tag: '@full' },
  async ({ page, request, mailbox }) => {
    const email = `portal.${randomUUID().slice(0, 8)}@firma.example`;
    await bookSlot(request, { name: 'Jana Peters', email });
    // Somebody else's talk never shows here.
    await bookSlot(request, { name: 'Jana Peters', email: `fremd.${email}` });
    const service = await openService();
    const account = { email, password: 'ein-langer-Satz-7', fullName: 'Jana Peters' };
    const created = await service.auth.admin.createUser({
      ...account,
      email_confirm: true,
      user_metadata: { full_name: account.fullName },
    });
    expect(created.error).toBeNull();

    await signIn(page, account, '/portal/termine');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termine');
    await expect(page.getByRole('button', { name: 'Termin verschieben' })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.getByRole('button', { name: 'Termin verschieben' }).click();
    await page.getByRole('group', { name: 'Tag wählen' }).getByRole('radio').nth(4).check();
    await page.getByRole('group', { name: 'Uhrzeit wählen' }).getByRole('radio').last().check();
    await page.getByRole('button', { name: 'Auf diese Zeit verschieben' }).click();
    await expect(page.getByText('Termin verschoben')).toBeVisible();
    expect(await mailbox.find(email, /SEQUENCE:1/)).toContain('METHOD:REQUEST');

    // What the agency changes appears by itself.
    const hour = 10 + test.info().retry + (test.info().project.name === 'phone' ? 4 : 0);
    const elsewhere = {
      starts_at: `2031-01-06T${hour}:00:00Z`,
      ends_at: `2031-01-06T${hour}:15:00Z`,
    };
    await service.from('bookings').update(elsewhere).eq('email', email);
    await expect(page.getByText('Montag, 6. Januar 2031')).toBeVisible();

    await page.getByRole('button', { name: 'Termin absagen' }).click();
    await page.getByRole('button', { name: 'Ja, absagen' }).click();
    await expect(page.getByText('Termin abgesagt')).toBeVisible();
    await expect(page.getByText('15 Minuten zu Ihrem Projekt, kostenlos')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '6. Januar 2031' })).toContainText(
      'Abgesagt',
    );

    // Without a talk the free times stand there at once.
    await page.getByRole('group', { name: 'Tag wählen' }).getByRole('radio').nth(4).check();
    await page.getByRole('group', { name: 'Uhrzeit wählen' }).getByRole('radio').last().check();
    const form = page.getByRole('form', { name: 'Termin buchen' });
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Jana Peters');
    await expect(form.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
    await form.getByLabel('Telefon').fill('+49 241 4746200');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(
      page.getByRole('region', { name: /^Meldungen/ }).getByText('Ihr Termin ist gebucht'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Termin verschieben' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Weiteren Termin wählen' })).toBeVisible();
  },
);

test(
  'appointments: says when there are none, and when the list does not load',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|status of 500/);
    await signIn(page, await createAccount(), '/portal/termine');
    await expect(page.getByText('15 Minuten zu Ihrem Projekt, kostenlos')).toBeVisible();
    await page.route('**/rest/v1/bookings**', (route) =>
      route.fulfill({ status: 400, json: { message: 'x', code: 'x' } }),
    );
    // The first page comes with its rows; further ones read in the browser.
    await page.goto('/portal/profil');
    await page.getByRole('navigation').getByRole('link', { name: 'Termine' }).click();
    await expect(page.getByText('Die Daten konnten nicht geladen werden.')).toBeVisible({
      timeout: 60_000,
    });
    await page.unroute('**/rest/v1/bookings**');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByText('15 Minuten zu Ihrem Projekt, kostenlos')).toBeVisible();
  },
);
