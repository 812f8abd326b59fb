import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { openService } from '#tests/support/accounts.ts';
import { expect, hydrated, inGate, test } from '#tests/support/browser.ts';

const KEY = 'cookie-consent';
const stored = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null,
    KEY,
  );

test.describe('cookie banner', () => {
  test('asks until a choice is made and stores nothing before @phone-first', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Cookies und Datenschutz' });
    await expect(banner).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
    ).toEqual([0, 0, '']);
    await expect(banner.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
    const [accept, refuse] = [
      banner.getByRole('button', { name: 'Alle akzeptieren' }),
      banner.getByRole('button', { name: 'Nur notwendige' }),
    ];
    const [one, other] = [(await accept.boundingBox())!, (await refuse.boundingBox())!];
    expect([one.width, one.height]).toEqual([other.width, other.height]);
    const styles = (button: typeof accept) =>
      button.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(element).color,
        getComputedStyle(element).borderColor,
      ]);
    expect(await styles(accept)).toEqual(await styles(refuse));

    await page.reload();
    await expect(banner).toBeVisible();
    await refuse.click();
    await expect(banner).toBeHidden();
    expect(await stored(page)).toMatchObject({
      necessary: true,
      functional: false,
      analytics: false,
      marketing: false,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    await page.reload();
    await hydrated(page);
    await expect(banner).toBeHidden();
  });

  test('accepts everything, and proves it on the server', async ({ page }) => {
    await page.goto('/glossar');
    const proof = page.waitForResponse('**/api/consent');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    expect((await proof).status()).toBe(204);
    expect(await stored(page)).toMatchObject({
      necessary: true,
      functional: true,
      analytics: true,
      marketing: true,
    });
  });

  test('keeps single choices; going back stores nothing', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Cookies und Datenschutz' });
    await banner.getByRole('button', { name: 'Einstellungen' }).click();
    await expect(banner.getByRole('checkbox', { name: /^Notwendig/ })).toBeDisabled();
    await expect(banner.getByRole('checkbox', { name: /^Notwendig/ })).toBeChecked();
    for (const name of [/^Funktional/, /^Statistik/, /^Marketing/])
      await expect(banner.getByRole('checkbox', { name })).not.toBeChecked();
    await banner.getByRole('checkbox', { name: /^Statistik/ }).check();
    await banner.getByRole('button', { name: 'Zurück' }).click();
    expect(await stored(page)).toBeNull();
    await banner.getByRole('button', { name: 'Einstellungen' }).click();
    await banner.getByRole('checkbox', { name: /^Statistik/ }).check();
    await banner.getByRole('button', { name: 'Speichern' }).click();
    await expect(banner).toBeHidden();
    expect(await stored(page)).toMatchObject({
      necessary: true,
      functional: false,
      analytics: true,
      marketing: false,
    });
  });

  test('shows and changes the choice in the settings, with a receipt', async ({ page }) => {
    // Well within the six months for which a choice holds.
    const before = new Date(Date.now() - 20 * 86_400_000).toISOString();
    await page.addInitScript(
      ([key, timestamp]) => {
        if (!localStorage.getItem(key!))
          localStorage.setItem(
            key!,
            JSON.stringify({
              necessary: true,
              functional: false,
              analytics: true,
              marketing: false,
              timestamp,
            }),
          );
      },
      [KEY, before],
    );
    await page.goto('/pakete');
    await hydrated(page);
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(dialog.getByRole('checkbox', { name: /^Statistik/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Notwendig/ })).toBeDisabled();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Nachweis herunterladen' }).click();
    expect((await download).suggestedFilename()).toBe(`einwilligung-${before.slice(0, 10)}.json`);
    await dialog.getByRole('checkbox', { name: /^Statistik/ }).uncheck();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toBeHidden();
    const record = (await stored(page))!;
    expect(record).toMatchObject({ analytics: false });
    expect(record['timestamp']).not.toBe(before);
  });

  test('taking consent back ends the statistics, forgets the visit and is proved as such', async ({
    page,
  }) => {
    const read = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
    const visit = () => read(STORAGE_KEYS.analyticsSession.key);
    const arrival = () => read(STORAGE_KEYS.attribution.key);
    await page.goto('/?utm_source=flyer');
    const agreed = page.waitForResponse('**/api/consent');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await agreed;
    await expect.poll(visit).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
    await page.goto('/kontakt');
    await expect.poll(arrival).toContain('flyer');
    const { proofId } = (await stored(page))!;
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await dialog.getByRole('checkbox', { name: /^Statistik/ }).uncheck();
    await dialog.getByRole('checkbox', { name: /^Funktional/ }).uncheck();
    const proof = page.waitForResponse('**/api/consent');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    expect((await proof).status()).toBe(204);
    await expect.poll(visit).toBeNull();
    await expect.poll(arrival).toBeNull();
    const service = await openService();
    const { data } = await service
      .from('consent_proofs')
      .select('action, analytics')
      .eq('proof_id', proofId)
      .order('id');
    expect(data).toEqual([
      { action: 'accept_all', analytics: true },
      { action: 'withdraw', analytics: false },
    ]);

    const visits: unknown[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/analytics') && visits.push(request.postDataJSON()),
    );
    await page.goto('/pakete');
    await expect.poll(() => visits.length).toBeGreaterThan(0);
    for (const body of visits) expect(body).not.toHaveProperty('sessionId');
  });

  for (const path of ['/kontakt', '/seo-lexikon/staedte', '/vertrag-widerrufen', '/impressum'])
    test(
      `is not the largest text of ${path} @phone-first`,
      inGate(path === '/kontakt'),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(path);
        await expect(page.getByRole('region', { name: 'Cookies und Datenschutz' })).toBeVisible();
        const isBanner = await page.evaluate(
          () =>
            new Promise<boolean>((resolve) => {
              new PerformanceObserver((list) => {
                const { element } = list.getEntries().at(-1) as PerformanceEntry & {
                  element: Element | null;
                };
                resolve(Boolean(element?.closest('[data-overlay]')));
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
        expect(isBanner).toBe(false);
      },
    );

  test(
    'costs at most 8 kB compressed, its second view included',
    { tag: '@full' },
    async ({ page }) => {
      const readScripts = async () => {
        await page.mouse.move(200, 200);
        await page.waitForLoadState('networkidle');
        return page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
        );
      };
      await page.goto('/agb');
      await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
      const asking = await readScripts();
      await page.getByRole('button', { name: 'Speichern' }).click();
      await page.reload();
      // Whoever has decided loads what every page needs, too, once it is idle.
      await expect(page.locator('site-island[data-when=idle]:not([data-live])')).toHaveCount(0);
      const decided = new Set((await readScripts()).map(({ name }) => name));
      const own = asking.filter(({ name }) => !decided.has(name));
      expect(own.map(({ name }) => name)).toEqual(
        expect.arrayContaining([expect.stringContaining('consent-detail')]),
      );
      expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(8_000);
    },
  );

  test('honours Global Privacy Control without asking', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(page.getByRole('dialog').getByText('Global Privacy Control')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies und Datenschutz' })).toBeHidden();
  });
});

test.describe('consultation popup', () => {
  const popup = (page: Page) => page.getByRole('complementary', { name: 'Kostenlose Beratung' });

  /** The buttons a visitor of the home page sees first. */
  const ways = (page: Page) => [
    ...['Jetzt registrieren', 'Pakete und Preise ansehen'].map((name) =>
      page.getByRole('main').getByRole('link', { name }).first(),
    ),
    page.getByRole('main').getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first(),
  ];

  async function expectFree(page: Page, overlay: Locator, controls: Locator[]): Promise<void> {
    const box = (await overlay.boundingBox())!;
    for (const control of controls) {
      const button = (await control.boundingBox())!;
      const overlaps =
        box.x < button.x + button.width &&
        button.x < box.x + box.width &&
        box.y < button.y + button.height &&
        button.y < Math.min(box.y + box.height, page.viewportSize()!.height);
      expect(
        overlaps,
        `${await control.innerText()}, ${await control.getAttribute('aria-label')}`,
      ).toBe(false);
    }
  }

  test(
    'the banner leaves the first buttons free on tablets and small laptops',
    { tag: '@full' },
    async ({ page }) => {
      for (const [width, height] of [
        [768, 1024],
        [1024, 768],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        await expect(page.getByRole('button', { name: 'Nur notwendige' })).toBeVisible();
        await expectFree(page, page.locator('[data-overlay="consent"]'), ways(page).slice(0, 2));
      }
    },
  );

  test('waits for the banner, then offers three ways, once a session @phone', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Nur notwendige' })).toBeVisible();
    await expectFree(page, page.locator('[data-overlay="consent"]'), ways(page));
    await page.clock.runFor(3_300);
    await expect(popup(page)).toBeHidden();
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toContainText('15 Minuten');
    await expect(popup(page)).toContainText('kostenlos');
    await expect(popup(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(popup(page).locator('a[href^="https://wa.me/"]')).toHaveAttribute(
      'rel',
      /noopener/,
    );
    await expect(popup(page).locator('a[href^="/kontakt"]')).toBeVisible();

    await expectFree(page, popup(page), [
      page.getByRole('button', { name: 'Chat öffnen' }),
      page.getByRole('button', { name: 'Cookie-Einstellungen' }),
      ...ways(page),
    ]);
    await popup(page).getByRole('button', { name: 'Beratungsangebot schließen' }).click();
    await expect(popup(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(3_500);
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([
      'consultation-popup-dismissed',
    ]);
  });

  test(
    'comes 3 seconds after load, not earlier, and goes when used',
    { tag: '@full' },
    async ({ page }) => {
      await page.addInitScript(
        (key) =>
          localStorage.setItem(
            key,
            JSON.stringify({
              necessary: true,
              functional: false,
              analytics: false,
              marketing: false,
              timestamp: new Date().toISOString(),
            }),
          ),
        KEY,
      );
      // Time stands still from before the load, and passes by `runFor` alone: a
      // slow machine must not use it up.
      const now = new Date();
      await page.clock.install({ time: now });
      await page.clock.pauseAt(new Date(now.getTime() + 1_000));
      await page.goto('/');
      await expect(async () => {
        await page.clock.runFor(10);
        expect(await page.locator('html[data-ready]').count()).toBe(1);
      }).toPass();
      await page.clock.runFor(2_000);
      await expect(popup(page)).toBeHidden();
      await expect(async () => {
        await page.clock.runFor(100);
        expect(await popup(page).count()).toBe(1);
      }).toPass();
      await page.clock.resume();
      await popup(page).locator('a[href^="/kontakt"]').click();
      await expect(page).toHaveURL(/\/kontakt/);
      await expect(popup(page)).toBeHidden();
    },
  );
});
