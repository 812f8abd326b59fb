import type { Page } from '@playwright/test';
import { openService } from '#tests/support/accounts.ts';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import {
  answerQuote,
  completeQuote,
  fillProject,
  next,
  openQuote,
  send,
} from '#tests/support/quote-form.ts';

type Body = Record<string, unknown>;

/** Bodies of POST /api/analytics, as they leave. */
function collect(page: Page): Body[] {
  const bodies: Body[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics') && request.method() === 'POST')
      bodies.push(request.postDataJSON() as Body);
  });
  return bodies;
}

test(
  'warns in the console while the used heap is over 50 MB',
  { tag: '@full' },
  async ({ page }) => {
    // The clock first: it puts a `performance` of its own in the browser's place.
    await page.clock.install();
    await page.addInitScript(() => {
      Object.defineProperty(performance, 'memory', {
        configurable: true,
        value: { usedJSHeapSize: 60 * 1024 * 1024 },
      });
    });
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/impressum');
    await expect
      .poll(async () => {
        await page.clock.fastForward(30_000);
        return warnings;
      })
      .toContain('Memory: 60 MB used heap exceed 50 MB');
  },
);

test('sends the specified events with consent, and nothing else in them', async ({ page }) => {
  await withConsent(page, true);
  const bodies = collect(page);
  await page.goto('/');
  await expect.poll(() => bodies.filter(({ label }) => label === 'Homepage')).toHaveLength(1);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Jetzt registrieren' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await page
    .getByRole('link', { name: /Angebot anfragen/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(() => bodies.map(({ category, label }) => `${String(category)}/${String(label)}`))
    .toEqual(
      expect.arrayContaining(['registration/hero', expect.stringMatching(/^package_register\//)]),
    );

  const sessions = new Set(bodies.map(({ sessionId }) => sessionId));
  expect(sessions.size).toBe(1);
  for (const body of bodies) {
    expect(
      Object.keys(body).filter(
        (key) =>
          ![
            'name',
            'category',
            'label',
            'value',
            'sessionId',
            'timestamp',
            'url',
            'userAgent',
          ].includes(key),
      ),
    ).toEqual([]);
    expect(body).toMatchObject({
      userAgent: await page.evaluate(() => navigator.userAgent),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      url: expect.stringContaining('http'),
    });
  }
});

test.describe('a click before measurement has arrived (ANALYTICS-02)', () => {
  const clickEarly = async (page: Page, change: Record<string, unknown>) => {
    await page.addInitScript((own) => {
      const choice = {
        necessary: true,
        functional: false,
        analytics: true,
        marketing: false,
        timestamp: new Date().toISOString(),
      };
      localStorage.setItem('cookie-consent', JSON.stringify({ ...choice, ...own }));
      sessionStorage.setItem('consultation-popup-dismissed', 'true');
    }, change);
    // Kept back as long as the visitor is on the first page, whenever that asks for it.
    await page.route(/assets\/measurement-/, (route) =>
      new URL(route.request().frame().url()).pathname === '/' ? undefined : route.continue(),
    );
    const bodies = collect(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Jetzt registrieren' }).first().click();
    await expect(page).toHaveURL(/\/login/);
    await page.reload();
    await expect
      .poll(
        () => bodies.filter(({ path, label }) => path === '/login' || label === '/login').length,
      )
      .toBeGreaterThan(0);
    return bodies;
  };

  test('is reported once, in the session of what follows', { tag: '@full' }, async ({ page }) => {
    const bodies = await clickEarly(page, {});
    const [click, ...others] = bodies.filter(({ name }) => name === 'button_click');
    expect(others).toEqual([]);
    expect(click).toEqual({
      name: 'button_click',
      category: 'registration',
      label: 'hero',
      sessionId: bodies.at(-1)!['sessionId'],
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      url: expect.stringMatching(/\/$/),
      userAgent: await page.evaluate(() => navigator.userAgent),
    });
  });

  for (const [name, change] of [
    ['refused', { analytics: false }],
    ['given to another text', { version: '0000000000000000' }],
    ['given more than six months ago', { timestamp: '2025-01-01T00:00:00Z' }],
  ] as const)
    test(`is not where consent was ${name}`, { tag: '@full' }, async ({ page }) => {
      for (const body of await clickEarly(page, change))
        expect(Object.keys(body).toSorted()).toEqual(['name', 'path']);
    });
});

test(
  'reports both ways of the final call to action (ANALYTICS-04)',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page, true);
    const bodies = collect(page);
    for (const [name, target] of [
      ['Kostenlos registrieren', /\/login/],
      ['Kontakt aufnehmen', /\/kontakt/],
    ] as const) {
      await page.goto('/');
      await hydrated(page);
      await expect
        .poll(() => bodies.filter(({ label }) => label === 'Homepage').length)
        .toBeGreaterThan(0);
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(target);
    }
    const calls = () =>
      bodies
        .filter(({ category }) => category === 'final_cta')
        .map(({ name, label }) => [name, label]);
    await expect.poll(calls).toEqual([
      ['button_click', 'login'],
      ['button_click', 'kontakt'],
    ]);
  },
);

test(
  'warns of a late paint and of jumping content, and of nothing before (PERF-01, -03)',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const warned = (name: string) => warnings.filter((text) => text.startsWith(`${name} `));
    const started = page.waitForResponse(/assets\/(measurement|start-measurement|vitals)-/);
    await page.goto('/impressum');
    await hydrated(page);
    await page.mouse.move(300, 300);
    await started;
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    await expect.poll(() => warned('LCP')).toHaveLength(painted > 2500 ? 1 : 0);
    for (const name of ['CLS', 'INP', 'FID']) expect(warned(name)).toEqual([]);

    await page.waitForFunction(() => performance.now() > 2600);
    await page.evaluate(() => {
      const late = document.createElement('p');
      late.textContent = 'Spät. '.repeat(3000);
      late.style.cssText = 'position: absolute; inset: 0; overflow: hidden; font-size: 2rem';
      document.body.append(late);
    });
    await expect
      .poll(() => warned('LCP'))
      .toEqual([expect.stringMatching(/^LCP \d+ ms exceeds 2500$/)]);

    await page.evaluate(() => {
      document.body.lastElementChild!.remove();
      const block = document.createElement('div');
      block.style.height = '50vh';
      document.querySelector('main')!.prepend(block);
    });
    await expect
      .poll(() => warned('CLS'))
      .toEqual([expect.stringMatching(/^CLS 0\.\d+ exceeds 0\.1$/)]);
  },
);

test('counts pages without consent, without id or browser', async ({ page }) => {
  await withConsent(page, false);
  const bodies = collect(page);
  await page.goto('/');
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Jetzt registrieren' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  expect(bodies).toContainEqual({ name: 'count', path: '/' });
  for (const body of bodies) expect(Object.keys(body).sort()).toEqual(['name', 'path']);
});

test(
  'counts the steps of the quote form without consent, each once and without an id',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page, false);
    const bodies = collect(page);
    await answerQuote(page, {});
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    await completeQuote(page, dialog);
    await send(dialog);
    await expect(dialog).toBeHidden();
    const steps = () => bodies.filter(({ step }) => step);
    await expect.poll(steps).toEqual(
      ['open', 'step-1', 'step-2', 'step-3', 'sent'].map((step) => ({
        name: 'count',
        step: `quote/${step}`,
      })),
    );
  },
);

test(
  'reports fields and the drop-off with consent, never what was entered',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page, true);
    const bodies = collect(page);
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await dialog.getByLabel('E-Mail').fill('geheim@firma.example');
    const quote = () => bodies.filter(({ category }) => category === 'quote');
    await expect
      .poll(() => quote().map(({ name, label }) => `${String(name)} ${String(label)}`))
      .toEqual([
        'quote_step open',
        'quote_field projectType',
        'quote_field industry',
        'quote_step step-1',
        'quote_field email',
      ]);
    await page.goto('/impressum');
    // The last event leaves while the page ends: only the server can tell.
    const service = await openService();
    const session = quote()[0]!['sessionId'];
    await expect
      .poll(
        async () =>
          (
            await service
              .from('analytics_events')
              .select('label')
              .eq('session_id', session)
              .eq('name', 'quote_abandoned')
          ).data,
      )
      .toEqual([{ label: 'email' }]);
    expect(JSON.stringify(bodies)).not.toContain('geheim');
    for (const body of quote())
      expect(Object.keys(body).sort()).toEqual([
        'category',
        'label',
        'name',
        'sessionId',
        'timestamp',
        'url',
        'userAgent',
      ]);
  },
);

test('counts opening the chat and its messages', { tag: '@full' }, async ({ page }) => {
  await withConsent(page, false);
  const bodies = collect(page);
  await page.goto('/agb');
  await hydrated(page);
  await page.getByRole('button', { name: 'Chat öffnen' }).click();
  await page.getByRole('textbox', { name: 'Nachricht', exact: true }).fill('Was kostet Commerce?');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => bodies.flatMap(({ step }) => step ?? []))
    .toEqual(['chat/open', 'chat/message']);
});

test(
  'sends the page view once consent is given on the page',
  { tag: '@full' },
  async ({ page }) => {
    const bodies = collect(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect.poll(() => bodies.filter(({ label }) => label === 'Homepage')).toHaveLength(1);
  },
);

test('only logs when the counter fails', { tag: '@full' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await withConsent(page, true);
  await page.route('**/api/analytics', (route) => route.fulfill({ status: 500, body: '{}' }));
  const logged = page.waitForEvent('console', (message) => /Analytics/.test(message.text()));
  await page.goto('/');
  await logged;
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Jetzt registrieren' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('[data-sonner-toast], [role=alert]')).toHaveCount(0);
});

test('sends the probes, fetches the next pages ahead and registers the worker', async ({
  page,
}) => {
  await withConsent(page);
  const seen: string[] = [];
  page.on('request', (request) =>
    seen.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.method()} ${request.url()}`));
  await page.goto('/');
  await expect
    .poll(() => seen)
    .toEqual(expect.arrayContaining(['HEAD /api/quotes', 'HEAD /api/contact', 'HEAD /']));
  const prefetched = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(prefetched).toEqual(
    expect.arrayContaining([
      '/pakete',
      '/kontakt',
      '/services/webdesign-entwicklung',
      '/services/ki-chatbots',
      '/portal',
      '/login',
    ]),
  );
  expect(
    await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).scope).pathname),
  ).toBe('/');
  expect(failed).toEqual([]);
});

test('fetches nothing ahead for visitors who save data', { tag: '@full' }, async ({ page }) => {
  await withConsent(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const seen: string[] = [];
  page.on('request', (request) =>
    seen.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.goto('/');
  await expect
    .poll(() => seen)
    .toEqual(expect.arrayContaining(['HEAD /api/quotes', 'HEAD /api/contact', 'HEAD /']));
  expect(
    await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).scope).pathname),
  ).toBe('/');
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});
