import { readFile } from 'node:fs/promises';
import { expect, hydrated, test, withConsent } from '../support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));

test.describe('home page', () => {
  test('says in the hero what it costs and where the chatbot starts', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website erstellen lassen ab 590€, KI-Chatbot inklusive');
    await expect(page.getByText(/ab Smart Business, 1\.290\s€/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Jetzt registrieren' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'Pakete und Preise ansehen' })).toHaveAttribute('href', '/pakete');
    const trust = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /^4,9 von 5.*127\+ Bewertungen/ }) });
    for (const text of ['98%', '15+ Jahre']) await expect(trust.first()).toContainText(text);
    for (const text of ['2-4 Wochen', 'KI-Chatbot inklusive', '100% DSGVO-konform', 'Geld-zurück-Garantie', '127+ Bewertungen']) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
  });

  test('estimates the price with every choice', async ({ page }) => {
    await page.goto('/');
    const estimate = page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' });
    const price = estimate.getByRole('status');
    await expect(price).toHaveText(/^590\s€$/);
    await estimate.getByText('Online-Shop').click();
    await expect(price).toHaveText(/^2\.590\s€$/);
    await estimate.getByLabel('Termin').selectOption('asap');
    await expect(price).toHaveText(/^3\.367\s€$/);
    await estimate.getByText('SEO-Grundoptimierung').click();
    await expect(price).toHaveText(/^3\.616\s€$/);
  });

  test('takes the estimate over into the quote request', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' }).getByText('Automatisierung').click();
    await page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first().click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: /Automatisierung/ })).toBeChecked();
  });

  test('replays a press that nobody answered, and none that React answered while it hydrated', async ({ page }) => {
    await page.goto('/');
    // Before that React stops every click on its way down.
    await hydrated(page);
    const counts = await page.evaluate(() => {
      const press = (answered: boolean): number => {
        const part = document.createElement('div');
        part.dataset['waiting'] = '';
        const button = part.appendChild(document.createElement('button'));
        document.body.append(part);
        let presses = 0;
        // What hydration during the event leaves on the element.
        if (answered)
          document.addEventListener('click', () => Object.assign(button, { __reactProps$test: {} }), { capture: true, once: true });
        button.addEventListener('click', () => presses++);
        document.body.removeAttribute('data-waiting');
        button.click();
        part.removeAttribute('data-waiting');
        (window as { replayClicks?: () => void }).replayClicks!();
        part.remove();
        return presses;
      };
      return { unanswered: press(false), answered: press(true) };
    });
    expect(counts).toEqual({ unanswered: 2, answered: 1 });
  });

  test('counts choices made before the code arrived', async ({ page }) => {
    const chosen = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await chosen.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const estimate = page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' });
    await estimate.getByText('Online-Shop').click();
    chosen.resolve();
    await expect(estimate.getByRole('status')).toHaveText(/^2\.590\s€$/);
  });

  test('lists four packages, one of them popular, each with its way to an offer', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Vier Pakete, vier Festpreise' });
    await expect(section.getByRole('article')).toHaveCount(4);
    for (const price of ['590,00', '1.290,00', '2.590,00', '5.990,00']) await expect(section.getByText(price).first()).toBeVisible();
    await expect(section.getByText('Beliebt')).toHaveCount(1);
    await expect(section.getByRole('article').filter({ hasText: 'Beliebt' })).toContainText('Smart Business');
    const offers = section.getByRole('link', { name: /^Angebot anfragen/ });
    await expect(offers).toHaveCount(4);
    for (const offer of await offers.all()) await expect(offer).toHaveAttribute('href', '/login');
    await expect(section.getByRole('link', { name: 'Alle Pakete vergleichen' })).toHaveAttribute('href', '/pakete');
  });

  test('shows six features, three ways to pay and the last call', async ({ page }) => {
    await page.goto('/');
    const features = page.getByRole('region', { name: 'Was Ihre Website für Sie erledigt' }).getByRole('article');
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'KI-Chatbots',
      'Automatisierung',
      'DSGVO-Compliance',
      'SEO',
      'Kundenportal',
      'Integration',
    ]);
    const ways = page.getByRole('region', { name: 'Vier Pakete, vier Festpreise' });
    await expect(ways.getByRole('term')).toHaveText(['Sofortzahlung', 'Finanzierung für Unternehmen', 'Kundenportal']);
    await expect(ways.getByRole('definition').nth(1)).toContainText('30% Anzahlung, der Rest in 3-6 Raten');
    const last = page.getByRole('region', { name: 'In 24 Stunden liegt Ihr Angebot vor.' });
    await expect(last).toContainText('15 Minuten kosten nichts');
    await expect(last.getByRole('link', { name: 'Kostenlos registrieren' })).toHaveAttribute('href', '/login');
    await expect(last.getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute('href', '/kontakt');
  });

  test('shows three reviews with age and service, and the source in a new tab', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Was Kunden schreiben' });
    await expect(section.getByRole('figure')).toHaveCount(3);
    await expect(section.getByText(/vor \d+ (Tag|Woche|Monat|Jahr)/)).toHaveCount(3);
    await expect(section.getByText(/^\d von 5 Sternen$/)).toHaveCount(3);
    for (const review of await section.getByRole('figure').all()) {
      await expect(review.getByRole('blockquote')).toHaveText(/„.{20,}“/s);
      // Name, then rating, service and age.
      await expect(review.locator('figcaption > span').first()).toHaveText(/\S/);
      await expect(review.locator('figcaption > span').nth(1).locator('span')).toHaveText([/Sternen/, /\S/, /^vor \d+/]);
    }
    for (const name of [/Alle Bewertungen lesen/, /Bewertung schreiben/]) {
      const button = section.getByRole('link', { name });
      await expect(button).toHaveAttribute('target', '_blank');
      await expect(button).toHaveAttribute('href', /^https:/);
    }
  });

  test('names the company facts together', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: /Roermond/ });
    for (const fact of ['Inhaber', '2008', 'Roermond (NL)', 'KvK', 'USt-IdNr', 'IBAN', '500+ Projekte für 200+ Kunden'])
      await expect(section).toContainText(fact);
  });

  test('loads its own code only when it is used, and asks nobody else', async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:'))).toEqual([]);
    expect(requests.some((url) => url.includes('home-content'))).toBe(false);
    await page.mouse.move(200, 300);
    await expect.poll(() => requests.some((url) => url.includes('home-content'))).toBe(true);
  });

  test('stops the ticker on request and for visitors who want less motion', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('.ticker-track');
    for (const text of ['500+ Projekte', '98% Zufriedenheit', '24/7 Support', '5-Sterne-Bewertung', '30% Anzahlung'])
      await expect(track.getByRole('list').first()).toContainText(text);
    await page.getByRole('button', { name: 'Laufband anhalten' }).click();
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(track).toHaveCSS('animation-name', 'none');
  });
});

test.describe('packages page', () => {
  test('has an anchor, price and delivery time for each package', async ({ page }) => {
    await page.goto('/pakete');
    for (const [id, price, delivery] of [
      ['startpaket', '590,00', '2 Wochen'],
      ['smart-business', '1.290,00', '3 Wochen'],
      ['commerce', '2.590,00', '4 Wochen'],
      ['enterprise', '5.990,00', '6-8 Wochen'],
    ] as const) {
      await expect(page.locator(`#${id}`)).toContainText(price);
      await expect(page.locator(`#${id}`)).toContainText(delivery);
    }
  });

  test('works out a payment plan that adds up', async ({ page }) => {
    await page.goto('/pakete');
    const section = page.getByRole('region', { name: 'Ratenplan' });
    await section.getByLabel('Paket').selectOption('commerce');
    await section.getByLabel('Monatsraten').selectOption('6');
    const rows = section.getByRole('listitem');
    await expect(rows.first()).toContainText('777,00');
    await expect(rows).toHaveCount(8);
    await expect(rows.nth(6)).toContainText('302,20');
    await expect(rows.last()).toContainText('2.590,00');
  });
});

test('the home page needs at most 110 kB of compressed JavaScript before anybody touches it', async ({ page }) => {
  await page.goto('/');
  // What comes by itself once the page has loaded: the worker, and the next pages.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      // Without what reads the vitals, which comes five seconds after the load: on a slow machine that may have been now.
      .filter(({ name }) => name.endsWith('.js') && !name.includes('/vitals-'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(80_000);
  expect(bytes).toBeLessThanOrEqual(110_000);
});

test('what a first touch loads fits the connections that a browser opens at once', async ({ page }) => {
  const files = JSON.parse(await readFile('build/late-modules.json', 'utf8')) as string[];
  expect(files.some((file) => file.includes('quote'))).toBe(true);
  // Six connections over HTTP/1.1; a seventh file would wait for a whole round trip on a slow line.
  expect(files.length).toBeLessThanOrEqual(6);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await expect.poll(() => files.filter((file) => !asked.includes(file))).toEqual([]);
});

test('on a fast line no script is asked for before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    // Fast, however busy this machine is.
    performance.now = () => 0;
    document.addEventListener('DOMContentLoaded', () => void Reflect.deleteProperty(performance, 'now'));
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (ms === 500 ? 0 : wait(run, ms)) });
  });
  await page.goto('/');
  await hydrated(page);
  const [painted, ...asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    ...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
  ]);
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted!);
});

for (const isKnown of [true, false])
  test(`the page begins to answer also where ${isKnown ? 'no paint is reported' : 'nobody can watch for one'}`, async ({ page }) => {
    await page.addInitScript((known) => {
      const observe = () => {
        if (!known) throw new TypeError('unsupported');
      };
      Object.assign(PerformanceObserver.prototype, { observe });
    }, isKnown);
    await page.goto('/');
    await hydrated(page);
  });

test('the first files are few, and where the line is slow the fonts come after them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/');
  const first = await page
    .locator('link[rel=modulepreload][fetchpriority=low]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(first.length).toBeGreaterThan(2);
  // One of six connections over HTTP/1.1 stays free for what a press asks for.
  expect(first.length).toBeLessThanOrEqual(5);
  await expect.poll(() => asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  const firstFont = asked.findIndex((path) => path.endsWith('.woff2'));
  for (const file of first) expect(asked.slice(0, firstFont)).toContain(file);
  // For the next page: this one is read to its end in what it was painted with (fonts.spec.ts).
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Instrument Fallback/);
});
