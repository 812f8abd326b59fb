import { USUAL_PERIODS } from '#shared/privacy/retention.ts';
import { DATA_SERVICES } from '#shared/consent/services-registry.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from './company.ts';
import { COLLECTION_NAMES } from './collections.ts';
import { findPage, getPageName, listNames, listPages } from './pages.ts';
import { readHead } from './parse-page.ts';
import { configureContent } from './settings.ts';

const edited = {
  origin: 'edited row 1',
  slug: 'impressum',
  source: '---\ntitle: Neu\ndescription: Neu\nh1: Neu\nupdated: 2026-11-21\n---\n{{company.owner}}',
};

afterEach(() => configureContent({ company: SAMPLE_COMPANY, findOverrides: async () => [] }));

describe('privacy text', () => {
  it('names what the tables of accounts and the log keep (platform/auth/clean-up.ts, server/request-log.ts)', async () => {
    const { text } = (await findPage('legal', 'datenschutz'))!;
    expect(text).toContain(
      'Zu jeder Anmeldung halten wir Zeitpunkt, IP-Adresse und Browserkennung fest.',
    );
    expect(text).toContain('Dieses Protokoll löschen wir nach 90 Tagen');
    expect(text).toContain('IP-Adresse und Browserkennung stehen nicht darin.');
    const account = DATA_SERVICES.find(({ id }) => id === 'account')!;
    expect(account.data).toContain('IP-Adresse und Browserkennung');
    expect(account.retention(USUAL_PERIODS)).toContain('90 Tage');
  });
});

describe('pages', () => {
  it('finds pages by slug and gives null for an unknown one', async () => {
    expect((await findPage('services', 'seo-optimierung'))?.path).toBe('/services/seo-optimierung');
    expect(await findPage('services', 'nichts')).toBeNull();
  });

  it('lists posts newest first and terms in German order', async () => {
    const dates = (await listPages('blog')).map((post) => post.data.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const terms = (await listPages('glossary')).map((entry) => entry.data.term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'de')));
  });

  it('prefers edited texts and renders anew when the company changes', async () => {
    configureContent({
      findOverrides: async (collection) => (collection === 'legal' ? [edited] : []),
    });
    expect(await findPage('legal', 'impressum')).toMatchObject({
      data: { h1: 'Neu' },
      text: SAMPLE_COMPANY.owner,
    });
    configureContent({ company: { ...SAMPLE_COMPANY, owner: 'Jan Peeters' } });
    expect((await findPage('legal', 'impressum'))?.text).toBe('Jan Peeters');
    expect((await listPages('legal')).length).toBe(6);
  });
});

it.each(COLLECTION_NAMES)(
  'lists names of %s as its pages say and order them',
  async (collection) => {
    const pages = await listPages(collection);
    expect(await listNames(collection)).toEqual(
      pages.map((page) => ({ slug: page.slug, name: getPageName(page) })),
    );
  },
);

it('reads a name that was folded, quoted or holds a placeholder', () => {
  const source =
    '---\ndescription: x\ntitle: Eine lange\n  Überschrift\nh1: "Mit: Punkt ab {{price.startpaket}}"\n---\nText';
  const { data } = readHead({ origin: 'a.md', slug: 'a', source }, SAMPLE_COMPANY);
  expect(data.title).toBe('Eine lange Überschrift');
  expect(data.h1).toMatch(/^Mit: Punkt ab \d/);
});
