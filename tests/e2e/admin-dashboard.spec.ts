import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, withConsent } from '#tests/support/browser.ts';
import { test } from '#tests/support/own-site.ts';
import { buildQuote } from '#tests/support/quote.ts';

test.use({ alone: 'admin-dashboard' });

test(
  'the overview starts empty, fills by itself, fits every screen and shows charts as tables @phone',
  { tag: '@full' },
  async ({ page, site }) => {
    await withConsent(page);
    await signIn(page, ADMIN, '/admin/uebersicht');
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
    const work = page.getByRole('region', { name: 'Zu tun' });
    await expect(work).toContainText('Nichts wartet auf Sie.');
    await expect(page.getByText('keines geplant')).toBeVisible();
    await expect(page.getByText('Noch keine Antwort')).toBeVisible();

    const service = site.service();
    await service.functions.invoke('quote-request', { body: buildQuote({ name: 'Anna Groß' }) });
    await service.functions.invoke('quote-request', { body: buildQuote({ name: 'Bernd Voss' }) });
    await expect(page.getByText('2 in 12 Wochen, 2 in dieser Woche')).toBeVisible();
    // The figures at the head count the same.
    await expect(page.getByRole('main').locator('dl').first()).toContainText(
      /Warten auf Antwort\s*2\s*am längsten heute.*Anfragen in 30 Tagen\s*2/,
    );
    await expect(work.getByRole('link')).toHaveText(['Anna Groß', 'Bernd Voss']);
    await expect(work.getByRole('listitem').first()).toHaveText(
      /^Anna Groß.* · Angebotsanfrage(heute|morgen|in \d Tagen)\d\d\.\d\d\..*, \d\d:\d\dAntworten$/,
    );

    const { data } = await service
      .from('quote_requests')
      .select('id')
      .eq('name', 'Anna Groß')
      .single<{ id: string }>();
    expect(
      (
        await service
          .from('tasks')
          .insert({ quote_request_id: data!.id, title: 'Zurückrufen', due_on: '2026-01-05' })
      ).error,
    ).toBeNull();
    expect(
      (await service.from('quote_requests').update({ status: 'in_review' }).eq('id', data!.id))
        .error,
    ).toBeNull();
    await expect(page.getByText(/Median .+ 100\s%\sin 24 Stunden \(1 von 1\)/)).toBeVisible();
    // Which of them comes first depends on the day of the week (work-list.test.tsx).
    await expect(work.getByRole('listitem')).toHaveCount(2);
    const task = work.getByRole('listitem').filter({ hasText: 'Zurückrufen · Aufgabe' });
    await expect(task.getByRole('link')).toHaveAttribute('href', `/admin/anfragen/${data!.id}`);
    await expect(task).toContainText(/Tage überfällig05\.01\./);

    const answers = page.getByRole('region', { name: 'Erste Antwort' });
    await answers.getByText('Als Tabelle').click();
    await expect(answers.getByRole('row', { name: /Unter 4 Stunden 1 100/ })).toBeVisible();
    await page.getByRole('region', { name: 'Anfragen je Woche' }).getByText('Als Tabelle').click();
    await expect(
      page.getByRole('table', { name: 'Anfragen der letzten Wochen' }).getByRole('row'),
    ).toHaveCount(13);

    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectAccessible(page, {}, scheme);
    }
    await expectNoOverflow(page);
  },
);
