// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGES, SERVICES } from '#shared/agency/business.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { loadTerms } from '#content/terms.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { buildOfferSnapshot } from '#shared/offers/offer-snapshot.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import { EXAMPLES, examplePath } from '#content/examples/examples.ts';
import { SAMPLE_DOCUMENTS, samplePath } from '#shared/offers/sample-documents.ts';
import { USUAL_PERIODS } from '#shared/privacy/retention.ts';
import { DATA_SERVICES } from '#shared/consent/services-registry.ts';
import { STORAGE_REGISTER } from '#shared/consent/storage-register.ts';
import {
  findSection,
  readPage,
  readText,
  readTexts,
  type ReadPage,
} from '#tests/support/read-page.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

// What the pages of visitors say, read as they leave the server: no browser is needed for that.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = (path: string): Promise<ReadPage> => readPage(server.origin, path);
const linksTo = (part: ParentNode, path: string): Element[] => [
  ...part.querySelectorAll(`a[href="${path}"]`),
];

describe('home page', () => {
  let page: ReadPage;
  beforeAll(async () => {
    page = await read('/');
  });

  it('says in the hero what it costs and where the chatbot starts', () => {
    expect(readTexts(page.document, 'h1')).toEqual([
      'Website erstellen lassen ab 590€, KI-Chatbot inklusive',
    ]);
    expect(page.text).toContain('mit KI-Chatbot 1.290 €');
    expect(readTexts(page.main, 'a[href="/login"]')).toContain('Jetzt registrieren');
    expect(readTexts(page.main, 'a[href="/pakete"]')).toContain('Pakete und Preise ansehen');
    for (const text of [
      '98%',
      '15+ Jahre',
      '2-4 Wochen',
      'KI-Chatbot inklusive',
      '100% DSGVO-konform',
      'Geld-zurück-Garantie',
      '127+ Bewertungen',
    ])
      expect(readText(page.main)).toContain(text);
  });

  it('lists four packages, one of them popular, each with its way to an offer', () => {
    const section = findSection(page, 'Vier Pakete, vier Preise');
    const packages = [...section.querySelectorAll('article')];
    expect(packages).toHaveLength(4);
    for (const [index, price] of ['590,00', '1.290,00', '2.590,00', '5.990,00'].entries())
      expect(readText(packages[index]!)).toMatch(new RegExp(`(^|\\D)${price}\\s€`));
    const popular = packages.filter((each) => readText(each).includes('Beliebt'));
    expect(popular.map(readText)).toEqual([expect.stringContaining('Smart Business')]);
    // PACK-01: the way to /login takes the package along.
    for (const [index, { id }] of PACKAGES.entries()) {
      const way = packages[index]!.querySelector('a[href^="/login?"]');
      expect(way && readText(way)).toMatch(/^Angebot anfragen/);
      expect(decodeURIComponent(way!.getAttribute('href')!)).toContain(`weiter=/?angebot=${id}`);
    }
    expect(readTexts(section, 'a[href="/pakete"]')).toContain('Alle Pakete vergleichen');
  });

  it('shows six features, three ways to pay and the last call', () => {
    const features = findSection(page, 'Was Ihre Website für Sie erledigt');
    expect(readTexts(features, 'article h3')).toEqual([
      'KI-Chatbots',
      'Automatisierung',
      'DSGVO-Compliance',
      'SEO',
      'Kundenportal',
      'Integration',
    ]);
    const ways = findSection(page, 'Vier Pakete, vier Preise');
    expect(readTexts(ways, 'dt')).toEqual([
      'Sofortzahlung',
      'Finanzierung für Unternehmen',
      'Kundenportal',
    ]);
    expect(readTexts(ways, 'dd')[1]).toContain('30% Anzahlung, der Rest in 3-6 Raten');
    const last = findSection(page, 'In 24 Stunden liegt Ihr Angebot vor.');
    expect(readText(last)).toContain('15 Minuten am Telefon kosten nichts');
    expect(readTexts(last, 'a[href="/login"]')).toEqual(['Kostenlos registrieren']);
    expect(readTexts(last, 'a[href="/kontakt"]')).toContain('Kontakt aufnehmen');
  });

  it('shows three reviews with age and service, and the source in a new tab', () => {
    const section = findSection(page, 'Was Kunden schreiben');
    const reviews = [...section.querySelectorAll('figure')];
    expect(reviews).toHaveLength(3);
    for (const review of reviews) {
      expect(readText(review.querySelector('blockquote'))).toMatch(/„.{20,}“/);
      const [name, facts] = review.querySelectorAll('figcaption > span');
      expect(readText(name!)).not.toBe('');
      // Rating, service and age.
      expect(readTexts(facts!, 'span')).toEqual([
        expect.stringMatching(/^\d von 5 Sternen$/),
        expect.stringMatching(/\S/),
        expect.stringMatching(/^vor \d+ (Tag|Woche|Monat|Jahr)/),
      ]);
    }
    const outside = [...section.querySelectorAll('a[target="_blank"]')];
    expect(outside.map(readText).join()).toMatch(/Alle Bewertungen lesen.*Bewertung schreiben/);
    for (const link of outside) expect(link.getAttribute('href')).toMatch(/^https:/);
  });

  it('names the claims in the ticker', () => {
    for (const claim of ['500+ Projekte', '98% Zufriedenheit', '24/7 Support', '30% Anzahlung'])
      expect(readText(page.document.querySelector('.ticker-track'))).toContain(claim);
  });
});

describe.each(EXAMPLES)('example website of $business', ({ name, caseSlug }) => {
  it('says what it is, leads back, runs no inline script and stays out of search results', async () => {
    const page = await read(examplePath(name));
    expect(page.text).toMatch(/^Beispielprojekt, von uns gebaut; Betrieb erfunden\./);
    expect(linksTo(page.document, `/case-studies/${caseSlug}`)).toHaveLength(1);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.document.querySelector('script:not([src]), [onclick]')).toBeNull();
    const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('/beispiele/');
  });

  it('is shown by its case: picture, slider, measured figures, and the way to it', async () => {
    const page = await read(`/case-studies/${caseSlug}`);
    expect(linksTo(page.main, examplePath(name)).length).toBeGreaterThan(1);
    for (const image of page.main.querySelectorAll('img')) {
      expect(image.getAttribute('width')).toMatch(/^\d+$/);
      const { status } = await fetch(server.origin + image.getAttribute('src'));
      expect(status, image.getAttribute('src') ?? '').toBe(200);
    }
    expect(page.main.querySelector('input[type=range][data-frame=compare]')).not.toBeNull();
    expect(page.text).toContain('Anfragen an fremde Server');
  });
});

describe('header and footer', () => {
  let page: ReadPage;
  beforeAll(async () => {
    page = await read('/pakete');
  });

  it('lead to every page', () => {
    const header = page.document.querySelector('header')!;
    for (const path of [
      '/',
      '/pakete',
      '/ueber-uns',
      '/case-studies',
      '/glossar',
      '/roi-kalkulator',
      '/kontakt',
      '/login',
    ])
      expect(linksTo(header, path), path).not.toHaveLength(0);
    const footer = page.document.querySelector('footer')!;
    const regions = ['deutschland', 'niederlande', 'oesterreich', 'schweiz'];
    const cities = ['koeln', 'duesseldorf', 'aachen'].map((city) => `${city}/webdesign`);
    for (const path of [
      '/uber-uns',
      '/blog',
      '/kontakt',
      '/roi-kalkulator',
      '/impressum',
      '/datenschutz',
      '/agb',
      '/widerruf',
      '/disclaimer',
      ...[...regions, ...cities].map((place) => `/seo-lexikon/${place}`),
    ])
      expect(linksTo(footer, path), path).toHaveLength(1);
  });

  it('carry packages with prices, badge, networks and imprint line', () => {
    const footer = page.document.querySelector('footer')!;
    for (const [id, price] of Object.entries({
      startpaket: '590',
      'smart-business': '1.290',
      commerce: '2.590',
      enterprise: '5.990',
    }))
      expect(linksTo(footer, `/pakete#${id}`).map(readText)).toEqual([
        expect.stringContaining(price),
      ]);
    const badge = [...footer.querySelectorAll('a[target="_blank"]')].find((link) =>
      /4,9 von 5.*127\+ Bewertungen/.test(link.getAttribute('aria-label') ?? readText(link)),
    )!;
    expect(badge.getAttribute('href')).toMatch(/^https:/);
    expect(badge.getAttribute('rel')).toContain('noopener');
    const networks = footer.querySelector('ul[aria-label="Soziale Netzwerke"]')!;
    expect(networks.querySelectorAll('a')).toHaveLength(5);
    expect(readText(footer)).toMatch(/Inhaber: .+KvK \d{8}.+USt-IdNr/);
  });

  it('ask for the newsletter where no other form stands', async () => {
    for (const [path, forms] of [
      ['/agb', 1],
      ['/kontakt', 0],
      ['/login', 0],
      ['/newsletter', 0],
    ] as const)
      expect((await read(path)).document.querySelectorAll('footer form'), path).toHaveLength(forms);
  });
});

it('the packages have an anchor, price and delivery time each', async () => {
  const { document } = await read('/pakete');
  for (const [id, price, delivery] of [
    ['startpaket', '590,00', '2 Wochen'],
    ['smart-business', '1.290,00', '3 Wochen'],
    ['commerce', '2.590,00', '4 Wochen'],
    ['enterprise', '5.990,00', '6-8 Wochen'],
  ] as const) {
    expect(readText(document.querySelector(`#${id}`))).toContain(price);
    expect(readText(document.querySelector(`#${id}`))).toContain(delivery);
  }
});

it('the packages name their four prices before the first of them, written as on the cards', async () => {
  const { document } = await read('/pakete');
  const index = document.querySelector('nav[aria-label="Preise der Pakete"]')!;
  expect(readTexts(index, 'a').map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Startpaket ?590,00 €$/),
    expect.stringMatching(/^Smart Business ?1\.290,00 €$/),
    expect.stringMatching(/^Commerce ?2\.590,00 €$/),
    expect.stringMatching(/^Enterprise ?5\.990,00 €$/),
  ]);
  for (const link of index.querySelectorAll('a'))
    expect(document.querySelector(link.getAttribute('href')!)?.tagName).toBe('ARTICLE');
  expect(readTexts(document, '#vergleich thead th span:last-child')).toEqual(
    readTexts(index, 'a').map((text) => /[\d.]+,00\s€$/.exec(text)![0]),
  );
  expect(readText(document.querySelector('#raten')!)).not.toContain(',00');
});

it('the packages compare what differs, and say in a line what all of them hold', async () => {
  const { document } = await read('/pakete');
  const comparison = document.querySelector('#vergleich')!;
  const rows = [...comparison.querySelectorAll('tbody tr:not(:last-child)')];
  expect(rows).toHaveLength(PACKAGES.slice(1).flatMap(({ features }) => features).length);
  for (const row of rows) expect(readText(row)).toContain('nicht enthalten');
  for (const feature of PACKAGES[0].features)
    expect(readText(comparison.querySelector('p'))).toContain(feature);
});

it('a service names its subject in a line above the claim, the h1 whole, and adds its days', async () => {
  const { main } = await read('/services/webdesign-entwicklung');
  const head = main.querySelector('h1')!;
  expect(readText(head)).toBe('Webdesign & Entwicklung: eine Website, die Anfragen bringt');
  expect(readText(head.querySelector('span'))).toBe('Webdesign & Entwicklung:');
  expect(readTexts(main, 'dl div').slice(0, 7).at(-1)).toBe('Dauer zusammen10 Tage');
});

it('a service shows a part of an example website of its own, and its case', async () => {
  const shown = new Set<string>();
  for (const { path } of SERVICES) {
    const { main } = await read(path);
    const figure = main.querySelector('figcaption a')!.closest('figure')!;
    const picture = figure.querySelector('img')!;
    expect(picture.getAttribute('loading'), path).toBe('lazy');
    expect(picture.getAttribute('alt'), path).toMatch(/.{20,}/);
    expect(readText(figure.querySelector('a')), path).toMatch(/\d\s€/);
    shown.add(picture.getAttribute('src')!);
  }
  expect(shown.size).toBe(SERVICES.length);
});

it('the list of services says of each when it is not needed', async () => {
  const { main } = await read('/services');
  const rows = [...main.querySelectorAll('li:has(h2)')];
  expect(rows).toHaveLength(SERVICES.length);
  for (const row of rows) expect(readText(row)).toMatch(/Brauchen Sie nicht, wenn [^.]{20,}\./);
});

it('the blog lists what differs: topics, and no day that all posts share', async () => {
  const { main } = await read('/blog');
  const posts = [...main.querySelectorAll('ol > li:has(h2)')];
  expect(posts.length).toBeGreaterThan(5);
  for (const post of posts) expect(readText(post)).not.toMatch(/\d{1,2}\. \p{L}+ 20\d\d/u);
  expect(new Set(posts.map((post) => readText(post.querySelector('p')!))).size).toBeGreaterThan(5);
});

it('the first article shows a piece of itself, each other one a measure or the sign of its topic', async () => {
  const { main } = await read('/blog');
  const [first, ...others] = [...main.querySelectorAll('ol > li:has(h2)')];
  const link = first!.querySelector('h2 a')!.getAttribute('href')!;
  const article = await read(link);
  const rows = readTexts(first!, '[aria-hidden="true"] p span');
  expect(rows.length).toBeGreaterThan(5);
  for (const cell of rows) expect(readText(article.main)).toContain(cell);
  const isMeasure = (post: Element) =>
    /^\d[\d.]*\s(€|Euro|Minuten|Tage|Wochen)$/.test(readText(post.querySelector('p') ?? post));
  expect(others.some(isMeasure)).toBe(true);
  // The sign stands in the margin; the arrow of the link beside it.
  for (const { firstElementChild: margin } of others)
    expect(isMeasure(margin!) || margin!.querySelector('svg') !== null).toBe(true);
});

it('overviews say in their title what they hold, and count it right', async () => {
  const cases = await read('/case-studies');
  const number = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'][
    EXAMPLES.length
  ];
  const [title] = readTexts(cases.main, 'h1');
  expect(title?.toLowerCase()).toBe(`${number} betriebe erfunden, ${number} websites gebaut`);
  for (const entry of cases.main.querySelectorAll('article')) {
    expect(readText(entry).match(/Beispielprojekt/g)).toHaveLength(1);
    expect(readTexts(entry, 'dd')).toEqual([expect.stringMatching(/^[\d,]+ kB$/), '0', '0']);
    expect(readTexts(entry, 'p a')[0]).toMatch(/^Aufgabe, Preis und Messwerte/);
  }
  const glossary = await read('/glossar');
  const terms = glossary.main.querySelectorAll('dt').length;
  expect(readTexts(glossary.main, 'h1')).toEqual([`${terms} Fachwörter einfach erklärt`]);
});

it('the contact page names each way once: number and person, form, talk', async () => {
  const { main } = await read('/kontakt');
  for (const way of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href^="https://wa.me"]', 'form'])
    expect(main.querySelectorAll(`:is(#direkt, #schreiben) ${way}`), way).toHaveLength(1);
  // Open, whoever comes by a link to it.
  expect(main.querySelector('#termin')?.closest('details')).toBeNull();
});

it('about us says who answers before the text begins', async () => {
  const { main } = await read('/ueber-uns');
  const person = main.querySelector('[data-person]')!;
  expect(main.querySelectorAll('[data-person]')).toHaveLength(1);
  const text = main.querySelector('#wie-wir-arbeiten')!;
  expect(person.compareDocumentPosition(text) & 4).toBe(4);
  expect(readText(main).match(/15\+ Jahre/g)!.length).toBeLessThanOrEqual(2);
  const [scene] = [...main.querySelectorAll('svg[role="img"]')];
  expect(scene?.getAttribute('aria-label')).toMatch(/11 km bis Belgien, 8 km bis Deutschland$/);
});

it('each service can be tried on its page and answers six questions', async () => {
  for (const { path } of SERVICES) {
    const { main } = await read(path);
    const piece = main.querySelector('#ausprobieren');
    expect(piece?.querySelectorAll('input').length, path).toBeGreaterThan(0);
    const folded = [...main.querySelectorAll('#fragen summary')];
    const questions = folded.filter((summary) => !summary.closest('footer'));
    expect(questions, path).toHaveLength(6);
  }
});

it('what sells a service stands open: problem, scope, price and limits', async () => {
  for (const { path } of SERVICES) {
    const { main } = await read(path);
    const chapters = [...main.querySelectorAll('article h2, article summary h3')].map((title) => ({
      text: readText(title),
      isFolded: title.closest('details') !== null,
    }));
    const open = chapters.filter(({ isFolded }) => !isFolded).map(({ text }) => text);
    expect(open.join(' | '), path).toMatch(/„.+ \| .+ \| .*([Pp]reis|kostet).* \| Grenzen/);
    expect(
      chapters.filter(({ isFolded }) => isFolded),
      path,
    ).toHaveLength(5);
  }
});

it('the contact page begins with the number, and offers a price after the form', async () => {
  const { main } = await read('/kontakt');
  const controls = [...main.querySelectorAll('a[href], button')];
  const placeOf = (selector: string): number =>
    controls.findIndex((control) => control.matches(selector));
  expect(placeOf('a[href^="tel:"]')).toBeLessThan(placeOf('a[href*="wa.me"]'));
  expect(placeOf('a[href*="wa.me"]')).toBeLessThan(placeOf('[type=submit]'));
  expect(placeOf('[type=submit]')).toBeLessThan(placeOf('[aria-haspopup=dialog]'));
  expect(readText(main.querySelector('#direkt'))).toContain('Montag bis Freitag, 09:00 bis 17:00');
});

it('a case has four chapters, and every heading of its text is in one', async () => {
  for (const { caseSlug } of EXAMPLES) {
    const { main } = await read(`/case-studies/${caseSlug}`);
    const titles = ['Lage', 'Gebaut', 'Entschieden', 'Gerechnet'];
    expect(readTexts(main, 'article section > h2').slice(0, 4), caseSlug).toEqual(titles);
    const reckoning = readTexts(main, '#gerechnet h3').join(' ');
    expect(reckoning, caseSlug).toMatch(/Aufwand und Preis.*Grenzen/);
    for (const [chapter, shot] of [
      ['gebaut', 'piece'],
      ['entschieden', 'detail'],
    ] as const)
      expect(main.querySelectorAll(`#${chapter} img[src*="/${shot}-"]`), caseSlug).toHaveLength(1);
  }
});

it('about us names the company facts together, unfolded', async () => {
  const { main } = await read('/ueber-uns');
  const facts = [...main.querySelectorAll('dl')].find((list) => /IBAN/.test(readText(list)))!;
  for (const fact of ['Inhaber', '2008', 'Roermond (NL)', 'KvK', 'USt-IdNr'])
    expect(readText(facts)).toContain(fact);
  expect(readText(facts)).toContain('500+ Projekte für 200+ Kunden');
  expect(facts.closest('details')).toBeNull();
});

it('a name that nobody has entered signs nothing', async () => {
  const { main } = await read('/ueber-uns');
  const chapter = main.querySelector('#woher-der-name-kommt');
  expect(readText(chapter)).toContain('Maas');
  expect(readText(chapter)).not.toContain(SAMPLE_COMPANY.owner);
});

describe('the ROI calculator without script', () => {
  it('shows a result', async () => {
    const own = await read('/roi-kalkulator?investition=590');
    expect(own.document.querySelector('[name=investition]')?.getAttribute('value')).toBe('590');
    const { document } = await read('/roi-kalkulator?besucher=0&stunden=0&investition=1000');
    expect(readText(document.querySelector('[data-testid="roi-gewinn"]'))).toBe('−1.300 €');
  });

  it('asks the question, and marks each quarter of the year in its chart', async () => {
    const { document, main } = await read('/roi-kalkulator');
    expect(readText(main.querySelector('h1'))).toBe('Rechnet sich die Website?');
    expect(readTexts(document, '[aria-current="page"]')).toContain('ROI-Kalkulator');
    const [chart] = [...main.querySelectorAll('svg[role="img"]')];
    expect(readTexts(chart!, 'text')).toEqual(expect.arrayContaining(['3', '6', '9']));
    expect(readText(chart!)).toContain('Start, −1.290 €');
    const long = await read('/roi-kalkulator?monate=60');
    const years = readTexts(long.main.querySelector('svg[role="img"]')!, 'text');
    expect(years).toEqual(expect.arrayContaining(['24', '36', '48']));
    expect(years).not.toContain('27');
  });

  it.each(['', '0', '-1', 'abc', '9'.repeat(30), '1e99'])(
    'shows no broken number for “%s”',
    async (value) => {
      const { document, main } = await read('/roi-kalkulator');
      const names = [...document.querySelectorAll('main form input[name]')].map((field) =>
        field.getAttribute('name'),
      );
      expect(names.length).toBeGreaterThan(8);
      expect(readText(main)).toContain('€');
      const filled = await read(
        `/roi-kalkulator?${names.map((name) => `${name}=${value}`).join('&')}`,
      );
      expect(readText(filled.main)).not.toMatch(/NaN|Infinity|undefined|∞/);
    },
  );
});

it('shows the page about the agency under both spellings, with one address (ROUTE-03, FOOT-06)', async () => {
  for (const path of ['/ueber-uns', '/uber-uns']) {
    const { status, document } = await read(path);
    expect(status).toBe(200);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${server.origin}/ueber-uns`,
    );
  }
});

describe('addresses that lead nowhere', () => {
  it.each([
    '/not-found',
    '/gibt/es/wirklich/nicht',
    '/atlantis/webdesign',
    '/koeln/steuerberatung',
    '/webdesign-atlantis',
    '/seo-lexikon/frankreich',
    '/seo-lexikon/atlantis/seo',
    '/seo-lexikon/services/druck',
  ])('%s answers 404 in German with ways on', async (path) => {
    const { status, document, main } = await read(path);
    expect(status).toBe(404);
    expect(readTexts(document, 'h1')).toEqual(['Diese Seite gibt es nicht']);
    expect(readTexts(document, 'a[href="/impressum"]')).toEqual(['Impressum']);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
    expect(readTexts(main, 'a[href="/"]')).toContain('Zur Startseite');
    // In the frame of every public page (ROUTE-29), with what floats in it.
    expect(document.querySelector('header nav[aria-label="Hauptnavigation"]')).not.toBeNull();
    expect(document.querySelector('button[aria-label="Cookie-Einstellungen"]')).not.toBeNull();
    expect(document.querySelector('button[aria-label="Chat öffnen"]')).not.toBeNull();
    for (const price of ['590 €', '1.290 €', '2.590 €', '5.990 €'])
      expect(document.querySelector('footer')?.textContent.replaceAll('\u00a0', ' ')).toContain(
        price,
      );
  });

  it('the link of a talk that nobody booked says so and is kept nowhere', async () => {
    for (const forged of ['gibt-es-nicht', `${randomUUID()}_${'A'.repeat(43)}`]) {
      const { status, headers, document } = await read(`/termin/${forged}`);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(readTexts(document, 'h1')).toEqual(['Dieser Link ist ungültig']);
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
        'noindex',
      );
    }
  });
});

const TOKEN = /[0-9a-f]{64}/;
const isSecret = ({ headers, document }: ReadPage) => {
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
    'noindex',
  );
  expect(document.head.innerHTML).not.toMatch(TOKEN);
};

describe('sample documents', () => {
  it.each(SAMPLE_DOCUMENTS)(
    '$id: shown where doubts arise, as PDF for everybody',
    async ({ id }) => {
      for (const path of [
        '/pakete',
        '/services/webdesign-entwicklung',
        '/hilfe/kosten-und-vertrag',
      ]) {
        const page = await read(path);
        const [link] = linksTo(page.main, samplePath(id)).filter((each) =>
          each.querySelector('img'),
        );
        const picture = link?.querySelector('img')?.getAttribute('src') ?? '';
        expect((await fetch(new URL(picture, server.origin))).headers.get('content-type')).toBe(
          'image/avif',
        );
      }
      const answer = await fetch(`${server.origin}${samplePath(id)}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    },
  );
});

describe('the link to the state of an enquiry', () => {
  it('SENT-02: opens it without an account, with summary and talk; PACK-03: with its package', async () => {
    const quote = buildQuote({
      requestId: randomUUID(),
      projectType: 'website',
      package: 'smart-business',
      urgency: '',
      additionalServices: ['maintenance'],
      estimatedPrice: 669,
    });
    const { data } = await server.client().functions.invoke<{
      token: string;
      reference: string;
      price: number;
    }>('quote-request', { body: quote });
    const { token, reference, price } = data!;
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(price).toBe(1369);

    const page = await read(`/anfrage/${token}`);
    expect(page.status).toBe(200);
    isSecret(page);
    const text = readText(page.main);
    for (const part of [
      reference,
      'Smart Business',
      '1.369 €',
      '+79 € pro Monat',
      'mit einem Monat',
      'Eingegangen',
    ])
      expect(text).toContain(part);
    // Whoever has the link has what was agreed, not what was written.
    for (const secret of [quote.phone, quote.message, quote.company])
      expect(page.text).not.toContain(secret);
    expect(linksTo(page.main, '#termin')).toHaveLength(1);
    expect(linksTo(page.main, `/dokumente/anfrage/${token}.pdf`)).toHaveLength(1);

    const pdf = await fetch(`${server.origin}/dokumente/anfrage/${token}.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('cache-control')).toBe('private, no-store');

    // Only hashes are kept.
    const { data: links } = await server.service().from('enquiry_links').select('token_hash');
    expect(links!.map(({ token_hash: hash }) => hash)).not.toContain(token);
  });

  it('SENT-02: a wrong one is unknown, for the page and its summary', async () => {
    for (const wrong of ['0'.repeat(64), 'x', 'x%00']) {
      const unknown = await read(`/anfrage/${wrong}`);
      expect(unknown.status).toBe(404);
      isSecret(unknown);
      expect(readTexts(unknown.document, 'h1')).toEqual(['Dieser Link ist ungültig']);
    }
    const pdf = await fetch(`${server.origin}/dokumente/anfrage/${'0'.repeat(64)}.pdf`);
    expect(pdf.status).toBe(404);
  });
});

describe('the link of an offer', () => {
  it('opens it, changed it is unknown, revoked it is gone, and no fetch counts as a view', async () => {
    const service = server.service();
    const content = {
      ...OFFER_SAMPLE.content,
      customer: { ...OFFER_SAMPLE.content.customer, email: 'link@kunde.example' },
    };
    const { data: draft } = await service
      .from('offers')
      .insert({ customer_email: 'link@kunde.example', content })
      .select('id,updated_at')
      .single<{ id: string; updated_at: string }>();
    const { id, updated_at: seenAt } = draft!;
    const { error } = await service.rpc('send_offer', {
      offer_id: id,
      actor: null,
      seen_at: seenAt,
      snapshot: buildOfferSnapshot(
        content,
        SAMPLE_COMPANY,
        agencyDay(new Date()),
        await loadTerms(),
      ),
      totals: { netCents: 74_219, taxCents: 0, grossCents: 74_219 },
    });
    expect(error).toBeNull();
    const { data: token } = await service.rpc('add_offer_link', { offer_id: id });

    const open = await read(`/angebot/${token}`);
    expect(open.status).toBe(200);
    isSecret(open);
    expect(readTexts(open.document, 'h1')).toEqual([content.title]);
    expect(readText(open.main)).toContain('Es gelten unsere AGB vom');
    await fetch(`${server.origin}/angebot/${token}`, { method: 'HEAD' });
    await read(`/angebot/${token}`);
    const views = async () => {
      const { data } = await service
        .from('offer_events')
        .select('kind')
        .eq('offer_id', id)
        .eq('kind', 'viewed');
      return data?.length;
    };
    // Whatever only fetches the page, a scanner of mails say, has not looked at it.
    expect(await views()).toBe(0);
    const view = async (of: unknown): Promise<number> => {
      const { status } = await fetch(`${server.origin}/api/offers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'view', token: of }),
      });
      return status;
    };
    expect(await view(token)).toBe(200);
    expect(await views()).toBe(1);
    const pdf = (of: unknown) => fetch(`${server.origin}/dokumente/angebot/${String(of)}.pdf`);
    expect((await pdf(token)).headers.get('content-type')).toBe('application/pdf');

    const forged = String(token).replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const wrong of [forged, String(token).toUpperCase(), 'x', 'x%00']) {
      const unknown = await read(`/angebot/${wrong}`);
      expect(unknown.status).toBe(404);
      isSecret(unknown);
      expect(readTexts(unknown.document, 'h1')).toEqual(['Dieser Link ist ungültig']);
    }
    expect((await pdf(forged)).status).toBe(404);
    expect(await view(forged)).toBe(404);

    await service.from('offer_links').update({ revoked_at: new Date() }).eq('offer_id', id);
    const revoked = await read(`/angebot/${token}`);
    expect(revoked.status).toBe(410);
    isSecret(revoked);
    expect(readTexts(revoked.document, 'h1')).toEqual(['Dieser Link gilt nicht mehr']);
    expect((await pdf(token)).status).toBe(410);
    expect(await view(token)).toBe(410);
    expect(await views()).toBe(1);

    await service.from('offer_links').update({ revoked_at: null }).eq('offer_id', id);
    await service
      .from('offers')
      .update({ status: 'withdrawn', decided_at: new Date() })
      .eq('id', id);
    const withdrawn = await read(`/angebot/${token}`);
    expect(withdrawn.status).toBe(410);
    expect(readTexts(withdrawn.document, 'h1')).toEqual(['Dieses Angebot haben wir zurückgezogen']);
  });

  it('is not to be found by trying', async () => {
    let last = 0;
    for (let tries = 0; tries <= BUDGETS.offerLinks.most && last !== 429; tries += 1)
      last = (await fetch(`${server.origin}/dokumente/angebot/x.pdf`)).status;
    expect(last).toBe(429);
    expect((await fetch(`${server.origin}/angebot/x`)).status).toBe(429);
  });
});

describe('local pages', () => {
  it.each(['/koeln/ki-chatbots', '/ki-chatbots-koeln'])(
    '%s shows the page whose canonical address is /koeln/ki-chatbots',
    async (path) => {
      const { document, data } = await read(path);
      expect(readTexts(document, 'h1')).toEqual(['KI-Chatbots in Köln']);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
        /\/koeln\/ki-chatbots$/,
      );
      expect(readTexts(document, '[role=img] > title')).toContain('Karte: Köln und Roermond');
      expect(data).toContainEqual(
        expect.objectContaining({
          '@type': 'Service',
          areaServed: expect.objectContaining({
            name: 'Köln',
            geo: expect.anything() as unknown,
          }) as unknown,
        }),
      );
    },
  );

  it('differ in text, not in the name only', async () => {
    const sentencesOf = async (city: string, name: string) => {
      const { main } = await read(`/${city}/webdesign`);
      return new Set(
        readText(main)
          .replaceAll(name, '')
          .split(/(?<=[.!?])\s+/),
      );
    };
    const aachen = await sentencesOf('aachen', 'Aachen');
    const venlo = await sentencesOf('venlo', 'Venlo');
    const common = [...aachen].filter((sentence) => venlo.has(sentence));
    expect(common.length / aachen.size).toBeLessThan(0.35);
  });

  it('say price and way at once, and show the example that stands nearest', async () => {
    const { main } = await read('/aachen/webdesign');
    expect(readText(main)).toMatch(/ab 590 € Preis \d+ km von unserem Büro/);
    expect(main.querySelectorAll('figure img')).not.toHaveLength(0);
    expect(linksTo(main, '/case-studies/tischlerei-aachen-startpaket')).not.toHaveLength(0);
    const { main: cologne } = await read('/koeln/webdesign');
    const facts = readTexts(cologne, 'article > .tone-ink dt');
    expect(facts).toEqual(['Prägende Branchen', 'Treffen', 'Beispiel in der Nähe', 'Kammer']);
    // The bill follows the country: whoever is in Germany owes the tax himself.
    expect(readText(cologne.querySelector('#stellen figure'))).toMatch(
      /Umsatzsteuer 0 %.*Steuerschuldner/,
    );
    const { main: venlo } = await read('/venlo/webdesign');
    expect(readText(venlo.querySelector('#stellen figure'))).toContain('btw 21 %');
    expect(linksTo(cologne, '/case-studies/hausverwaltung-duesseldorf-enterprise')).toHaveLength(1);
    const { main: made } = await read('/bonn/webdesign');
    expect(made.querySelectorAll('figure img')).toHaveLength(0);
  });

  it('are reached from the lexicon over regions and services, and filtered without script', async () => {
    const { main } = await read('/seo-lexikon');
    for (const place of [
      'deutschland',
      'niederlande',
      'oesterreich',
      'schweiz',
      'services/webdesign',
    ])
      expect(linksTo(main, `/seo-lexikon/${place}`), place).not.toHaveLength(0);
    const region = await read('/seo-lexikon/niederlande');
    expect(readTexts(region.document, 'h1')).toEqual(['SEO-Lexikon Niederlande']);
    const venlo = [...region.main.querySelectorAll('a')].find((link) => readText(link) === 'Venlo');
    const city = await read(venlo!.getAttribute('href')!);
    expect(readTexts(city.document, 'h1')).toEqual([expect.stringContaining('in Venlo')]);
    // At the head, below the prices in the margin, and at the end.
    expect(linksTo(city.main, '/venlo/webdesign')).toHaveLength(3);
    expect(linksTo(city.main, '/pakete#commerce')).toHaveLength(1);
    const filtered = await read('/seo-lexikon/staedte?q=limburg&land=NL');
    expect(linksTo(filtered.main, '/seo-lexikon/maastricht/webdesign')).not.toHaveLength(0);
    expect(linksTo(filtered.main, '/seo-lexikon/aachen/webdesign')).toHaveLength(0);
  });
});

it('help shows three questions of a topic and folds the others, none of them lost', async () => {
  const { main } = await read('/hilfe');
  const topics = [...main.querySelectorAll('section[id]')];
  expect(topics).toHaveLength(9);
  for (const topic of topics) {
    const all = topic.querySelectorAll('li').length;
    const folded = topic.querySelectorAll('details li').length;
    expect(all - folded, topic.id).toBe(3);
    expect(readTexts(topic, 'summary')).toEqual([`Weitere ${folded} Fragen`]);
    expect(readTexts(topic, 'h2')[0]).not.toMatch(/\d/);
  }
});

it('help leads by a word to answers that are there, and ends with who answers', async () => {
  const { main } = await read('/hilfe');
  const links = [...main.querySelectorAll('[aria-label="Direkt zur Antwort"] a')];
  expect(links).toHaveLength(7);
  for (const link of links) {
    const [path, id] = link.getAttribute('href')!.split('#');
    expect((await read(path!)).main.querySelector(`#${id}`), readText(link)).not.toBeNull();
  }
  const person = main.querySelector('[data-person]')!;
  const [ask] = [...person.closest('section')!.querySelectorAll('a')];
  expect(ask?.getAttribute('href')).toBe('/kontakt');
});

it('a topic of help leads to all topics, of which it marks its own', async () => {
  const { main } = await read('/hilfe/recht');
  const links = [...main.querySelectorAll('nav[aria-label="Themen"] a')];
  expect(links).toHaveLength(9);
  const own = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(own.map(readText)).toEqual(['Recht']);
  expect(main.querySelector('[data-person]')).not.toBeNull();
});

it('a city shows work under its first section, and its questions stand open', async () => {
  const { main } = await read('/roermond/webdesign');
  const [first, second] = main.querySelectorAll('h2');
  const figure = main.querySelector('figure')!;
  expect(first!.compareDocumentPosition(figure) & 4).toBe(4);
  expect(second!.compareDocumentPosition(figure) & 2).toBe(2);
  expect(readTexts(main, 'h2')).toContain('Kann ich mit meinem Laptop einfach vorbeikommen?');
  expect(readTexts(main, 'summary')).toEqual([]);
  // A bill alone counts cents.
  main.querySelector('#stellen figure')!.remove();
  expect(readText(main)).not.toContain(',00');
});

it('a term says what it is about before its example, whatever its text begins with', async () => {
  for (const path of ['/glossar/dsgvo', '/glossar/api'])
    expect(readTexts((await read(path)).main, 'h2 .mark').slice(0, 2), path).toEqual([
      'Worum es geht',
      'Beispiel',
    ]);
});

it('a term leads to the service that its text names', async () => {
  const { main } = await read('/glossar/dsgvo');
  const section = main.querySelector('[aria-labelledby="leistung"]')!;
  expect(linksTo(section, '/services/dsgvo-compliance')).toHaveLength(1);
});

it('the lexicon looks up a city without a script', async () => {
  const { main } = await read('/seo-lexikon');
  const form = main.querySelector('form')!;
  expect(form.getAttribute('action')).toBe('/seo-lexikon/staedte');
  expect(form.querySelector('input')?.getAttribute('name')).toBe('q');
});

it('the privacy statement and the page of services name every entry of the registers', async () => {
  const rows = readTexts((await read('/datenschutz')).main, 'tr');
  expect(rows.filter((row) => row.includes('TDDDG'))).toEqual([]);
  for (const { key, purpose } of Object.values(STORAGE_REGISTER))
    expect(
      rows.filter((row) => row.includes(key) && row.includes(purpose)),
      key,
    ).not.toEqual([]);
  const services = [...(await read('/dienste')).main.querySelectorAll('article')];
  for (const { name, retention, storage } of DATA_SERVICES) {
    const service = services.find((each) => readTexts(each, 'h2, h3').includes(name));
    expect(readText(service!), name).toContain(retention(USUAL_PERIODS).replace(/\s+/g, ' '));
    for (const { key } of storage) expect(readText(service!)).toContain(key);
  }
});

it('the strip on phones offers a quote, but not on a form', async () => {
  const offers = async (path: string) =>
    readTexts((await read(path)).document, '[data-floating] button').filter(
      (name) => name === 'Angebot anfragen',
    ).length;
  for (const path of ['/pakete', '/datenschutz', '/glossar/dsgvo', '/hilfe/recht'])
    expect(await offers(path), path).toBe(1);
  for (const path of ['/kontakt', '/login', '/newsletter', '/vertrag-widerrufen'])
    expect(await offers(path), path).toBe(0);
});

it('the page of the newsletter shows what was written last', async () => {
  const { main } = await read('/newsletter');
  expect([...main.querySelectorAll('a[href^="/blog/"]')]).toHaveLength(3);
});
