import type { Page } from '@playwright/test';
import { openService } from '#tests/support/accounts.ts';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import { answerQuote, completeQuote, fillProject, next, openQuote, send } from '#tests/support/quote-form.ts';

type Body = Record<string, unknown>;

/** Bodies of POST /api/analytics, as they leave. */
function collect(page: Page): Body[] {
  const bodies: Body[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics') && request.method() === 'POST') bodies.push(request.postDataJSON() as Body);
  });
  return bodies;
}

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
    .toEqual(expect.arrayContaining(['registration/hero', expect.stringMatching(/^package_register\//)]));

  const sessions = new Set(bodies.map(({ sessionId }) => sessionId));
  expect(sessions.size).toBe(1);
  for (const body of bodies) {
    expect(
      Object.keys(body).filter(
        (key) => !['name', 'category', 'label', 'value', 'sessionId', 'timestamp', 'url', 'userAgent'].includes(key),
      ),
    ).toEqual([]);
    expect(body).toMatchObject({
      userAgent: await page.evaluate(() => navigator.userAgent),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      url: expect.stringContaining('http'),
    });
  }
});

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

test('counts the steps of the quote form without consent, each once and without an id', async ({ page }) => {
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
  await expect
    .poll(steps)
    .toEqual(['open', 'step-1', 'step-2', 'step-3', 'sent'].map((step) => ({ name: 'count', step: `quote/${step}` })));
});

test('reports fields and the drop-off with consent, never what was entered', async ({ page }) => {
  await withConsent(page, true);
  const bodies = collect(page);
  const dialog = await openQuote(page);
  await fillProject(dialog);
  await next(dialog);
  await dialog.getByLabel('E-Mail').fill('geheim@firma.example');
  const quote = () => bodies.filter(({ category }) => category === 'quote');
  await expect
    .poll(() => quote().map(({ name, label }) => `${String(name)} ${String(label)}`))
    .toEqual(['quote_step open', 'quote_field projectType', 'quote_field industry', 'quote_step step-1', 'quote_field email']);
  await page.goto('/impressum');
  // The last event leaves while the page ends: only the server can tell.
  const service = await openService();
  const session = quote()[0]!['sessionId'];
  await expect
    .poll(async () => (await service.from('analytics_events').select('label').eq('session_id', session).eq('name', 'quote_abandoned')).data)
    .toEqual([{ label: 'email' }]);
  expect(JSON.stringify(bodies)).not.toContain('geheim');
  for (const body of quote())
    expect(Object.keys(body).sort()).toEqual(['category', 'label', 'name', 'sessionId', 'timestamp', 'url', 'userAgent']);
});

test('counts opening the chat and its messages', async ({ page }) => {
  await withConsent(page, false);
  const bodies = collect(page);
  await page.goto('/agb');
  await hydrated(page);
  await page.getByRole('button', { name: 'Chat öffnen' }).click();
  await page.getByRole('textbox', { name: 'Nachricht', exact: true }).fill('Was kostet Commerce?');
  await page.keyboard.press('Enter');
  await expect.poll(() => bodies.flatMap(({ step }) => step ?? [])).toEqual(['chat/open', 'chat/message']);
});

test('sends the page view once consent is given on the page', async ({ page }) => {
  const bodies = collect(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect.poll(() => bodies.filter(({ label }) => label === 'Homepage')).toHaveLength(1);
});

test('only logs when the counter fails', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await withConsent(page, true);
  await page.route('**/api/analytics', (route) => route.fulfill({ status: 500, body: '{}' }));
  const logged = page.waitForEvent('console', (message) => /Analytics/.test(message.text()));
  await page.goto('/');
  await logged;
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Jetzt registrieren' }).first().click();
  await expect(page).toHaveURL(/\/login/);
});

test('sends the probes, fetches the next pages ahead and registers the worker', async ({ page }) => {
  await withConsent(page);
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual(expect.arrayContaining(['HEAD /api/quotes', 'HEAD /api/contact', 'HEAD /']));
  const prefetched = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(prefetched).toEqual(
    expect.arrayContaining(['/pakete', '/kontakt', '/services/webdesign-entwicklung', '/services/ki-chatbots', '/portal', '/login']),
  );
  expect(await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).scope).pathname)).toBe('/');
});

test('keeps an offline page and never caches private answers', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await withConsent(page);
  await page.goto('/pakete');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.goto('/pakete');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/agb');
  await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
  const cached = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
      )
    ).flat(),
  );
  expect(cached.filter((path) => /^\/(api|auth|rest|functions|storage|portal|admin|login)/.test(path))).toEqual([]);
  await context.setOffline(false);
});
