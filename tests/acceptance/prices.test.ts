// @database postgres
import { randomUUID } from 'node:crypto';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agencyDay, addDays } from '#shared/agency/agency-day.ts';
import { DELIVERED_PRICES, readFigures } from '#shared/pricing/price-list.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { readPage } from '#tests/support/read-page.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

// OWNER-01: one published list for pages, form, server, chat and offers; what
// was made before keeps its own.

const FIGURES = readFigures(DELIVERED_PRICES);
const withStartpaket = (price: number) => ({
  ...FIGURES,
  packages: { ...FIGURES.packages, startpaket: price },
});
const today = agencyDay(new Date());

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Another process, or the API, has published: the server finds it by itself. */
async function publish(price: number, validFrom = today): Promise<void> {
  const { error } = await server
    .service()
    .from('price_lists')
    .insert({ figures: withStartpaket(price), valid_from: validFrom });
  expect(error).toBeNull();
}

async function send(changes: Record<string, unknown> = {}) {
  const quote = buildQuote({
    projectType: 'website',
    urgency: '',
    additionalServices: [],
    estimatedPrice: 1,
    ...changes,
  });
  const { data } = await server.client().functions.invoke('quote-request', { body: quote });
  expect(data).toMatchObject({ success: true });
  const { data: row } = await server
    .service()
    .from('quote_requests')
    .select('estimated_price,prices')
    .eq('email', quote.email)
    .single();
  return { email: quote.email, row };
}

async function ask(message: string): Promise<string> {
  const { data } = await server.client().functions.invoke('chatbot', {
    body: { message, sessionId: crypto.randomUUID(), conversationHistory: [] },
  });
  return (data as { response: string }).response;
}

/** The words of a page, its markup for machines left out. */
const read = async (path: string): Promise<string> =>
  (await (await fetch(server.origin + path)).text())
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const says = async (path: string, text: string | RegExp): Promise<boolean> =>
  (await read(path)).search(text) >= 0;

it('a published price holds everywhere at once, an enquiry keeps its own (OWNER-01)', async () => {
  // Filled caches: the change has to reach them.
  expect(await says('/', 'ab 590€')).toBe(true);
  expect(await says('/pakete', '590,00')).toBe(true);
  expect(await ask('Was kostet das Startpaket?')).toContain('590');
  const before = await send();
  expect(before.row).toEqual({ estimated_price: 590, prices: null });

  // Two days: a run that goes past midnight does not let it begin.
  await publish(735, addDays(today, 2));
  await publish(685);
  await expect.poll(() => says('/', 'ab 685€')).toBe(true);
  const packages = await readPage(server.origin, '/pakete');
  expect(packages.data.find((block) => block['@type'] === 'OfferCatalog')).toMatchObject({
    itemListElement: [{ name: 'Startpaket', price: 685 }, {}, {}, {}],
  });
  // The footer stands on each.
  for (const path of ['/', '/pakete', '/blog', '/services', '/services/webdesign-entwicklung']) {
    expect(await says(path, /\b685(,00)?\s?€/), path).toBe(true);
    expect((await read(path)).match(/.{0,60}(?<![\d.])(590|735)(,00)?\s?€/g), path).toBeNull();
  }
  // What the form is filled from in the browser.
  const source = await (await fetch(server.origin)).text();
  expect(/"prices":\{"version":2,"figures":\{"packages":\{"startpaket":685,/.test(source)).toBe(
    true,
  );
  expect(await ask('Was kostet das Startpaket?')).toContain('685');
  expect(await ask('Was kostet eine Website?')).not.toContain('590');

  const after = await send({ urgency: 'asap' });
  expect(after.row).toMatchObject({
    estimated_price: 891,
    prices: { packages: { startpaket: 685 }, urgencies: { asap: 30 } },
  });
  const { data: kept } = await server
    .service()
    .from('quote_requests')
    .select('estimated_price,prices')
    .eq('email', before.email)
    .single();
  expect(kept).toEqual(before.row);
});

it('an enquiry whose form showed another price is not stored before its visitor has seen the new one', async () => {
  await publish(650);
  await expect.poll(() => says('/', 'ab 650€')).toBe(true);
  const quote = buildQuote({ projectType: 'website', urgency: '', additionalServices: [] });
  const requestId = randomUUID();
  const post = async (shownPrice: number) => {
    const { data, error } = await server
      .client()
      .functions.invoke<object>('quote-request', { body: { ...quote, requestId, shownPrice } });
    if (!(error instanceof FunctionsHttpError)) return { status: 200, body: data };
    const refused = error.context as Response;
    return { status: refused.status, body: (await refused.json()) as object };
  };
  const stored = async () =>
    (
      await server
        .service()
        .from('quote_requests')
        .select('estimated_price')
        .eq('request_id', requestId)
    ).data;
  expect(await post(590)).toMatchObject({
    status: 409,
    body: { success: false, prices: { figures: { packages: { startpaket: 650 } } } },
  });
  expect(await stored()).toEqual([]);
  expect(await post(650)).toMatchObject({ status: 200, body: { success: true } });
  expect(await stored()).toEqual([{ estimated_price: 650 }]);
  // The answer got lost, and meanwhile another price holds: it is the same enquiry all the same.
  await publish(640);
  await expect.poll(() => says('/', 'ab 640€')).toBe(true);
  expect(await post(650)).toMatchObject({ status: 200, body: { success: true, price: 650 } });
});
