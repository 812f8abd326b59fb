import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { bookAt } from '#tests/support/bookings.ts';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

const days = (page: Page) => page.getByRole('group', { name: 'Tag wählen' }).getByRole('radio');
const times = (page: Page) =>
  page.getByRole('group', { name: 'Uhrzeit wählen' }).getByRole('radio');
const form = (page: Page) => page.getByRole('form', { name: 'Termin buchen' });

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await page.goto('/kontakt#termin');
  await hydrated(page);
});

async function fillPerson(page: Page, email: string) {
  await form(page).getByLabel('Name', { exact: true }).fill('Karin Küster');
  await form(page).getByLabel('E-Mail', { exact: true }).fill(email);
  await form(page).getByLabel('Telefon').fill('0241 123456');
  await form(page)
    .getByRole('checkbox', { name: /Datenschutzerklärung/ })
    .check();
}

test('/termin begins with the calendar: all of it is on the first screen @phone-first', async ({
  page,
}) => {
  await page.goto('/termin');
  await expect(days(page).first()).toBeInViewport({ ratio: 1 });
  await expect(days(page).last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('shows the times of the first free day at once, and the next one in one press', async ({
  page,
}) => {
  await page.goto('/termin');
  await expect(days(page).first()).toBeChecked();
  await expect(times(page).first()).toBeVisible();
  const edges = async (choices: ReturnType<typeof days>) =>
    new Set(
      await choices.evaluateAll((radios) =>
        radios.map((radio) => Math.round(radio.closest('label')!.getBoundingClientRect().left)),
      ),
    );
  // Times stand in the columns of the days.
  expect([...(await edges(days(page)))]).toEqual(
    expect.arrayContaining([...(await edges(times(page)))]),
  );
  const whatFollows = page.getByText('Gebucht ist der Termin erst, wenn Sie ihn bestätigen.');
  await expect(whatFollows).toBeVisible();
  // What stands beside the form stays together when that grows.
  const findPerson = () =>
    page
      .locator('[data-person]')
      .evaluate((person) => person.getBoundingClientRect().top + scrollY);
  const before = await findPerson();
  await days(page).nth(2).check();
  await page.getByRole('button', { name: /^Nächster freier Termin: .+ \d\d:\d\d$/ }).click();
  await expect(days(page).first()).toBeChecked();
  await expect(times(page).first()).toBeChecked();
  await expect(form(page).getByLabel('Name', { exact: true })).toBeInViewport();
  await expect(whatFollows).toBeHidden();
  expect(await findPerson()).toBeCloseTo(before, 0);
});

test(
  'the calendar of the contact page stands open, and takes a free time named above it',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/kontakt');
    await expect(days(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Nächster freier Termin/ })).toHaveCount(0);
    const offered = page.locator('#direkt').getByRole('listitem').getByRole('link');
    await expect(offered).toHaveCount(3);
    const time = await offered.last().getAttribute('aria-label');
    await offered.last().click();
    await expect(page).toHaveURL(/\/termin\?zeit=/);
    await expect(times(page).and(page.locator(':checked'))).toHaveCount(1);
    await expect(page.getByText(time!, { exact: true })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the bar has the number alone where one books or writes', async ({ page }) => {
    for (const path of ['/termin', '/kontakt']) {
      await page.goto(path);
      const call = page.locator('[data-dock] a[href^="tel:"]');
      await expect(call).toBeInViewport({ ratio: 1 });
      expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await expect(page.locator('[data-dock] button')).toHaveCount(0);
    }
  });
});

test('books by keyboard, moves and cancels by the link of the mail @phone-first', async ({
  page,
  mailbox,
  expectedErrors,
}) => {
  // The page of a cancelled talk answers 410, which the browser reports.
  expectedErrors.push(/Failed to load resource/);
  const email = `termin.${randomUUID().slice(0, 8)}@firma.example`;
  await days(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(days(page).nth(1)).toBeChecked();
  await days(page).nth(2).check();
  await times(page).nth(1).check();
  const target = await times(page).nth(1).locator('..').boundingBox();
  expect(target!.height).toBeGreaterThanOrEqual(44);
  await fillPerson(page, email);
  await page.getByRole('button', { name: 'Termin buchen' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Bitte bestätigen Sie den Termin' }),
  ).toBeFocused();

  await page.goto(/\/termin\/[\w-]+/.exec(await mailbox.find(email))![0]);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Termin bestätigen' }).click();
  await expect(page.getByText('Ihr Termin ist gebucht.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'nothing more to do').toHaveText(
    'Ihr Termin',
  );
  expect(await mailbox.find(email, /METHOD:REQUEST/)).toContain('Karin Küster');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('button', { name: 'Termin verschieben' }).click();
  await days(page).nth(3).check();
  await times(page).nth(2).check();
  await page.getByRole('button', { name: 'Auf diese Zeit verschieben' }).click();
  await expect(page.getByText('Ihr Termin ist verschoben.')).toBeVisible();

  await page.getByRole('button', { name: 'Termin absagen' }).click();
  await page.getByRole('button', { name: 'Ja, absagen' }).click();
  await expect(page.getByText('Ihr Termin ist abgesagt.')).toBeVisible();
  expect(await mailbox.find(email, /METHOD:CANCEL/)).toContain('SEQUENCE:2');
  await expect(page.getByText('Abgesagter Termin')).toBeVisible();
  expect((await page.reload())!.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Termin ist abgesagt');
  await expect(page.getByRole('link', { name: 'Neuen Termin wählen' })).toHaveAttribute(
    'href',
    '/kontakt#termin',
  );
});

test(
  'keeps everything when somebody else was faster',
  { tag: '@full' },
  async ({ page, request, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await days(page).nth(4).check();
    const startsAt = await times(page).nth(5).getAttribute('value');
    await times(page).nth(5).check();
    await fillPerson(page, 'karin@firma.example');
    const rival = { name: 'Rita', email: `rita.${randomUUID().slice(0, 8)}@firma.example` };
    expect(await bookAt(request, startsAt!, rival)).toBe(200);
    await page.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(page.getByText('Dieser Termin ist nicht mehr frei.')).toBeVisible();
    await expect(page.locator(`input[value="${startsAt}"]`)).toHaveCount(0);
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Karin Küster');
    await expect(days(page).nth(4)).toBeChecked();
  },
);

test(
  'explains what is missing, and what fails to load',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await days(page).first().check();
    await times(page).first().check();
    await page.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' }),
    ).toBeFocused();
    await expect(page.locator('#termin-email-error')).toContainText('E-Mail-Adresse');
    await expect(page.locator('#termin-telefon-error')).toContainText('Telefonnummer');
    await expectAccessible(page, { within: '#termin' });

    await page.route('**/api/booking', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'x' } }),
    );
    await page.goto('/termin');
    await expect(
      page.getByText('Die freien Termine lassen sich gerade nicht laden.'),
    ).toBeVisible();
    await page.unroute('**/api/booking');
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(days(page).first()).toBeVisible();
  },
);

test(
  'says when nothing is free, and when a link is forged',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.route('**/api/booking', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { slots: [] } })
        : route.fallback(),
    );
    await page.goto('/termin');
    await expect(page.getByText('Zurzeit ist kein Termin frei')).toBeVisible();
    await page.goto('/termin/gibt-es-nicht');
    await expectAccessible(page);
  },
);

test(
  'a booking whose answer was lost is the same one when its time is chosen again',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const ids: string[] = [];
    await page.route('**/api/booking', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      ids.push((route.request().postDataJSON() as { requestId: string }).requestId);
      if (ids.length > 1) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.goto('/termin');
    await hydrated(page);
    const next = page.getByRole('button', { name: /^Nächster freier Termin/ });
    await next.click();
    await fillPerson(page, `termin.${randomUUID().slice(0, 8)}@firma.example`);
    await page.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'erneut' })).toBeVisible();
    await next.click();
    await page.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Bitte bestätigen Sie den Termin' }),
    ).toBeFocused();
    expect(ids).toEqual([ids[0], ids[0]]);
  },
);
