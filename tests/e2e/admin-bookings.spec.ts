import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { openService, startSession } from '#tests/support/accounts.ts';
import { bookAt, bookSlot, dayOf, listSlots, newVisitor } from '#tests/support/bookings.ts';
import { ADMIN, expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

async function openTimes(page: Page): Promise<void> {
  await page.goto('/admin/termine/zeiten');
  await expect(page.getByLabel('Buchbar im Voraus')).toBeVisible();
}

const talkOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(name) });

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await startSession(page, ADMIN);
});

test('calendar: a new booking appears live, is moved and cancelled with mails @phone-first', async ({
  page,
  request,
  mailbox,
  isMobile,
}) => {
  const [first, second] = [newVisitor(), newVisitor()];
  const day = await bookSlot(request, first);
  await page.goto(`/admin/termine?woche=${day}`);
  await expect(talkOf(page, first.name)).toContainText('Telefonat');
  await expectAccessible(page);
  await expectNoOverflow(page);
  const target = (await talkOf(page, first.name).boundingBox())!;
  // A pointer is finer than a finger: ten hours fit on a laptop's screen.
  expect(target.height).toBeGreaterThanOrEqual(isMobile ? 44 : 35);
  if (!isMobile) {
    // A quarter of an hour is drawn as half of the half hour that can be pressed.
    const drawn = (await talkOf(page, first.name).locator('> span').boundingBox())!;
    expect(drawn.height).toBeLessThan(target.height * 0.6);
  }

  await bookSlot(request, second, day);
  await expect(talkOf(page, second.name)).toBeVisible();

  await talkOf(page, first.name).click();
  const dialog = page.getByRole('dialog', { name: first.name });
  await expect(dialog).toContainText('Relaunch');
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await dialog.getByRole('group', { name: 'Tag wählen' }).getByRole('radio').last().check();
  await dialog.getByRole('group', { name: 'Uhrzeit wählen' }).getByRole('radio').first().check();
  await dialog.getByLabel('Nachricht an den Besucher').fill('Wir sind auf einer Messe.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verschieben und benachrichtigen' }).click();
  await expect(page.getByText('Termin verschoben', { exact: true })).toBeVisible();
  const moved = await mailbox.find(first.email, /SEQUENCE:1/);
  expect(moved).toContain('wir mussten Ihr Beratungsgespräch verschieben.');
  expect(moved).toContain('Wir sind auf einer Messe.');

  await talkOf(page, second.name).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Absagen' }).click();
  await page.getByRole('button', { name: 'Absagen und benachrichtigen' }).click();
  await expect(page.getByText('Termin abgesagt', { exact: true })).toBeVisible();
  await expect(talkOf(page, second.name)).toHaveCount(0);
  expect(await mailbox.find(second.email, /METHOD:CANCEL/)).toContain('SEQUENCE:1');
  expect(await mailbox.count(second.email, /METHOD:CANCEL/)).toBe(1);
});

test(
  'calendar: a desk shows the whole working day and the clock, a phone one day @phone-first',
  { tag: '@full' },
  async ({ page, request, isMobile }) => {
    const visitor = newVisitor();
    const day = await bookSlot(request, visitor);
    await page.goto('/admin/termine/liste');
    await hydrated(page);
    // The clock of the page, where there is one within the hours.
    await page.clock.setFixedTime(new Date(`${day}T10:20:00Z`));
    await page.getByRole('main').getByRole('link', { name: 'Kalender' }).click();
    const days = page.getByRole('group', { name: 'Tag' }).getByRole('button');
    if (isMobile) {
      await expect(days.and(page.locator('[aria-pressed=true]'))).toContainText('heute');
      await expect(talkOf(page, visitor.name)).toBeVisible();
      await days.and(page.locator('[aria-pressed=false]')).first().click();
      await expect(talkOf(page, visitor.name)).toBeHidden();
      expect((await days.first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
    } else {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.getByText(/^1[12]:20$/)).toBeVisible();
      const heading = page.getByRole('heading', { level: 3 }).first();
      const column = await page.getByRole('region').filter({ has: heading }).first().boundingBox();
      // Below a notice to the owner the page is longer.
      const title = (await page.getByRole('heading', { level: 2 }).boundingBox())!;
      expect(column!.y + column!.height - title.y).toBeLessThan(900 - 130);
    }
  },
);

test(
  'a talk is entered for a caller, never twice @phone',
  { tag: '@full' },
  async ({ page, request, mailbox, expectedErrors }) => {
    expectedErrors.push(/409/);
    const caller = newVisitor();
    await page.goto('/admin/termine');
    await page.getByRole('button', { name: 'Termin eintragen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Termin eintragen' });
    await dialog.getByRole('group', { name: 'Tag wählen' }).getByRole('radio').nth(6).check();
    const time = dialog.getByRole('group', { name: 'Uhrzeit wählen' }).getByRole('radio').first();
    await time.check();
    const lost = await time.inputValue();
    await dialog.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(dialog).toContainText('Bitte geben Sie den Namen ein.');
    await dialog.getByLabel('Name').fill(caller.name);
    await dialog.getByLabel('E-Mail').fill(caller.email);
    await dialog.getByLabel('Telefon').fill(caller.phone);
    await dialog.getByLabel('Worum geht es?').fill('Möchte einen Shop');
    await dialog.getByRole('checkbox').check();
    await expectAccessible(page);
    await expectNoOverflow(page);
    // A visitor is faster.
    expect([200, 409]).toContain(await bookAt(request, lost, newVisitor()));
    await dialog.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(
      dialog.getByText(
        'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen. Die Angaben sind ' +
          'noch da.',
      ),
    ).toBeVisible();
    await dialog.getByRole('group', { name: 'Tag wählen' }).getByRole('radio').nth(6).check();
    const next = dialog.getByRole('group', { name: 'Uhrzeit wählen' }).getByRole('radio');
    await expect(next.first()).not.toHaveValue(lost);
    await next.last().check();
    const booked = dayOf(await next.last().inputValue());
    await dialog.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(page.getByText('Termin gebucht', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto(`/admin/termine?woche=${booked}`);
    await talkOf(page, caller.name).click();
    await expect(page.getByRole('dialog', { name: caller.name })).toContainText(
      'Möchte einen Shop',
    );
    expect(await mailbox.find(caller.email, /METHOD:REQUEST/)).toContain(
      'wie besprochen haben wir',
    );
  },
);

test('list: search, filter and keyboard', { tag: '@full' }, async ({ page, request }) => {
  const booking = newVisitor();
  await bookSlot(request, booking);
  await page.goto('/admin/termine');
  await page.getByRole('main').getByRole('link', { name: 'Terminliste' }).press('Enter');
  await page.getByRole('searchbox').fill(booking.email);
  await expect(page.getByText('1 von')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Termin von ${booking.name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Absagen' }).press('Enter');
  await page.getByRole('button', { name: 'Absagen und benachrichtigen' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Zeigen').selectOption('Abgesagte');
  await page.getByRole('searchbox').fill(booking.email);
  await expect(page.getByRole('row').filter({ hasText: booking.email })).toContainText('Abgesagt');
});

test(
  'times: hours, absences, closed days and rules hold for visitors at once',
  { tag: '@full' },
  async ({ page, request }) => {
    const service = await openService();
    const listDays = async () => new Set((await listSlots(request)).map(dayOf));
    try {
      await openTimes(page);
      await expectAccessible(page);
      const rules = page.getByRole('form', { name: 'Regeln' });
      await rules.getByLabel('Buchbar im Voraus').fill('0');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(rules.getByLabel('Buchbar im Voraus')).toBeFocused();
      await rules.getByLabel('Buchbar im Voraus').fill('30');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Regeln gespeichert')).toBeVisible();
      // Days that no other test books.
      const [day, other] = [...(await listDays())].slice(-4) as [string, string];

      const absence = page.getByRole('form', { name: 'Neue Abwesenheit' });
      await absence.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
      await expect(absence.getByLabel('Erster Tag')).toBeFocused();
      await absence.getByLabel('Erster Tag').fill(day);
      await absence.getByLabel('Grund').fill('Fortbildung');
      await absence.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
      const entry = page.getByRole('listitem').filter({ hasText: 'Fortbildung' });
      await expect(entry).toBeVisible();
      expect(await listDays()).not.toContain(day);
      await page.goto(`/admin/termine?woche=${day}`);
      await expect(page.getByText('Fortbildung')).toBeVisible();
      await openTimes(page);
      await entry.getByRole('button').click();
      await expect(entry).toHaveCount(0);
      expect(await listDays()).toContain(day);

      const closed = page.getByRole('form', { name: 'Neuer Schließtag' });
      await closed.getByLabel('Tag', { exact: true }).fill(other);
      await closed.getByLabel('Grund').fill('Inventur');
      await closed.getByRole('button').click();
      const closedDay = page.getByRole('listitem').filter({ hasText: 'Inventur' });
      await expect(closedDay).toBeVisible();
      expect(await listDays()).not.toContain(other);
      await closedDay.getByRole('button').click();
      await expect(closedDay).toHaveCount(0);

      const hours = page.getByRole('form', { name: 'Beratungszeiten' });
      const hasSaturday = async () =>
        [...(await listDays())].some((each) => new Date(each).getUTCDay() === 6);
      await hours.getByRole('button', { name: 'Samstag öffnen' }).click();
      await hours.getByLabel('Samstag: bis').fill('08:00');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(hours.getByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible();
      await expect(hours.getByLabel('Samstag: von')).toBeFocused();
      await hours.getByLabel('Samstag: bis').fill('12:00');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Beratungszeiten gespeichert')).toBeVisible();
      expect(await hasSaturday()).toBe(true);
      await hours.getByRole('button', { name: 'Samstag: Zeit entfernen' }).click();
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect.poll(hasSaturday).toBe(false);
    } finally {
      await service.from('booking_rules').update({ days_ahead: 14 }).eq('id', true);
      await service.from('opening_hours').delete().eq('weekday', 6);
      await service.from('absences').delete().eq('reason', 'Fortbildung');
      await service.from('closed_days').delete().eq('reason', 'Inventur');
    }
  },
);

test('times: fit a phone @phone-only @phone', { tag: '@full' }, async ({ page }) => {
  await openTimes(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  for (const name of ['Montag: Zeit entfernen', 'Abwesenheit eintragen']) {
    expect((await page.getByRole('button', { name }).boundingBox())!.height).toBeGreaterThanOrEqual(
      44,
    );
  }
});
