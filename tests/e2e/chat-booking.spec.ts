import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { PRIVACY_TEXTS } from '#shared/consent/consent-translations.ts';
import { openService } from '#tests/support/accounts.ts';
import { bookAt } from '#tests/support/bookings.ts';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

const log = (page: Page) => page.getByRole('log');
const form = (page: Page) => page.getByRole('form', { name: 'Termin buchen' });
const suggestions = (page: Page) =>
  page.getByRole('list', { name: 'Vorschläge' }).getByRole('button');
const times = (page: Page) => suggestions(page).filter({ hasText: /^\d\d:\d\d\sUhr$/ });

/** Opens the chat and goes as far as the times of a day. */
async function chooseDay(page: Page, index: number): Promise<void> {
  await withConsent(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Chat öffnen' }).click();
  const field = page.getByRole('textbox', { name: 'Nachricht', exact: true });
  await field.fill('Termin vereinbaren');
  await field.press('Enter');
  await expect(log(page)).toContainText('An welchem Tag');
  await suggestions(page).nth(index).click();
  await expect(times(page).first()).toBeVisible();
}

/** Somebody else takes the slot at the moment in which it is sent. */
async function bookBefore(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.route(
    '**/api/booking',
    async (route) => {
      const { startsAt } = route.request().postDataJSON() as { startsAt: string };
      const rival = { name: 'Rita', email: `rita.${email}` };
      expect(await bookAt(request, startsAt, rival)).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
}

test('books a talk by keyboard: day, time, name, reference @phone-first', async ({
  page,
  mailbox,
}) => {
  const email = `chat.${randomUUID().slice(0, 8)}@firma.example`;
  const scripts: string[] = [];
  page.on(
    'response',
    (response) => void (response.url().includes('booking-card') && scripts.push(response.url())),
  );
  await chooseDay(page, 2);
  expect(scripts).toEqual([]);
  const box = (await times(page).first().boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  await times(page).nth(4).press('Enter');
  await expect(form(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessible(page, { within: '[data-overlay="chat"]' });

  await page.keyboard.type('Karin Küster');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keine-adresse');
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('Bitte geben Sie eine gültige E-Mail-Adresse ein');
  await expect(form(page)).toContainText('zur Kenntnis genommen haben');
  await expect(form(page).getByLabel('E-Mail', { exact: true })).toBeFocused();
  await form(page).getByLabel('E-Mail', { exact: true }).fill(email);
  await expect(form(page)).toContainText('Bitte geben Sie Ihre Telefonnummer ein');
  await form(page).getByLabel('Telefon', { exact: true }).fill('0241 123456');
  await form(page).getByRole('checkbox').press('Space');
  await form(page).getByRole('button', { name: 'Termin buchen' }).press('Enter');

  await expect(log(page)).toContainText('Noch ein Klick, dann ist Ihr Termin gebucht');
  await expect(log(page)).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  const reference = /MT-\d{4}-\w{6}/.exec(await log(page).innerText())![0];
  expect(await mailbox.find(email, /Bitte bestätigen Sie Ihren Termin/)).toContain(reference);
});

test(
  'keeps everything when somebody else was faster, and offers the times that are left',
  { tag: '@full' },
  async ({ page, request, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const email = `chat.${randomUUID().slice(0, 8)}@firma.example`;
    await chooseDay(page, 3);
    await times(page).nth(6).click();
    await form(page).getByLabel('Name', { exact: true }).fill('Karin Küster');
    await form(page).getByLabel('E-Mail', { exact: true }).fill(email);
    await form(page).getByLabel('Telefon', { exact: true }).fill('0241 123456');
    await form(page).getByRole('checkbox').check();
    await bookBefore(page, request, email);
    await form(page).getByRole('button', { name: 'Termin buchen' }).click();
    await expect(log(page)).toContainText('Dieser Termin ist nicht mehr frei.');
    await times(page).last().click();
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Karin Küster');
    await expect(form(page).getByLabel('E-Mail', { exact: true })).toHaveValue(email);
    await form(page).getByRole('button', { name: 'Termin buchen' }).click();
    await expect(log(page)).toContainText('dann ist Ihr Termin gebucht');
  },
);

test(
  'knows the booking whose answer was lost again, also from a form opened anew',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await chooseDay(page, 4);
    await times(page).first().click();
    await form(page).getByLabel('Name', { exact: true }).fill('Karin Küster');
    const email = `chat.${randomUUID().slice(0, 8)}@firma.example`;
    await form(page).getByLabel('E-Mail', { exact: true }).fill(email);
    await form(page).getByLabel('Telefon', { exact: true }).fill('0241 123456');
    await form(page).getByRole('checkbox').check();
    await page.route(
      '**/api/booking',
      async (route) => {
        expect((await route.fetch()).status()).toBe(200);
        await route.abort();
      },
      { times: 1 },
    );
    await form(page).getByRole('button', { name: 'Termin buchen' }).click();
    await expect(form(page).getByRole('alert')).toContainText('Das hat nicht geklappt.');

    await page.getByRole('button', { name: 'Chat minimieren' }).click();
    await page.getByRole('button', { name: /^Chat öffnen/ }).click();
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Karin Küster');
    await form(page).getByRole('button', { name: 'Termin buchen' }).click();
    await expect(log(page)).toContainText('Noch ein Klick, dann ist Ihr Termin gebucht');
  },
);

for (const { language, call, day, time, form: name, labels, errors, taken, booked, next } of [
  {
    language: 'en',
    call: 'I would like to book a call with you',
    day: 1,
    time: /^\d\d:\d\d$/,
    form: 'Book a call',
    labels: { name: 'Name', email: 'E-mail', phone: 'Phone', submit: 'Book the call' },
    errors: [
      'Please enter a valid e-mail address',
      'Please enter a phone number',
      'Please confirm that you have taken note',
    ],
    taken: 'This time is no longer free.',
    booked: 'your call is booked',
    next: 'What do your packages cost?',
  },
  {
    language: 'nl',
    call: 'Ik wil graag een afspraak maken',
    day: 5,
    time: /^\d\d:\d\d uur$/,
    form: 'Afspraak boeken',
    labels: { name: 'Naam', email: 'E-mail', phone: 'Telefoon', submit: 'Afspraak boeken' },
    errors: [
      'Vul een geldig e-mailadres in',
      'Vul een telefoonnummer',
      'Bevestig dat u kennis hebt genomen',
    ],
    taken: 'Dit moment is niet meer vrij.',
    booked: 'uw afspraak is geboekt',
    next: 'Wat kosten jullie pakketten?',
  },
] as const) {
  test(
    `goes on in the language of the talk, form and evidence included: ${language}`,
    { tag: '@full' },
    async ({ page, request, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource/);
      const email = `chat.${randomUUID().slice(0, 8)}@firma.example`;
      await withConsent(page);
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: 'Chat öffnen' }).click();
      const field = page.getByRole('textbox', { name: 'Nachricht', exact: true });
      await field.fill(call);
      await field.press('Enter');
      await suggestions(page).nth(day).click();
      const offered = suggestions(page).filter({ hasText: time });
      await offered.nth(2).click();

      const card = page.getByRole('form', { name });
      await expect(card).toHaveAttribute('lang', language);
      await card.getByLabel(labels.name, { exact: true }).fill('Karin Küster');
      await card.getByLabel(labels.email, { exact: true }).fill('keine-adresse');
      await card.getByRole('button', { name: labels.submit }).click();
      for (const error of errors) await expect(card).toContainText(error);
      await card.getByLabel(labels.email, { exact: true }).fill(email);
      await card.getByLabel(labels.phone, { exact: true }).fill('+31 475 123456');
      await card.getByRole('checkbox').check();
      expect(await card.innerText()).not.toMatch(/Telefon\b|Termin|Datenschutz|Bitte|Ihre|Uhr/);

      await bookBefore(page, request, email);
      await card.getByRole('button', { name: labels.submit }).click();
      await expect(log(page)).toContainText(taken);
      await offered.last().click();
      await expect(card.getByLabel(labels.email, { exact: true })).toHaveValue(email);
      await card.getByRole('button', { name: labels.submit }).click();
      const answer = log(page).locator('[data-role=assistant]').last();
      await expect(answer).toContainText(booked);
      await expect(answer.locator(`[lang=${language}]`)).toHaveCount(1);

      const service = await openService();
      const { data } = await service
        .from('bookings')
        .select('privacy_text_version')
        .eq('email', email)
        .single();
      expect(data).toEqual({ privacy_text_version: PRIVACY_TEXTS[language].version });
      await suggestions(page).filter({ hasText: next }).click();
      await expect(log(page).locator('[data-role=assistant]').last()).toContainText(
        'Smart Business',
      );
    },
  );
}
