import { expect, it } from 'vitest';
import { configureContent, getContentSettings } from './settings.ts';
import { listSiteRoutes } from './site-routes.ts';
import { TEXT_DATES } from './text-dates.ts';
import { findOldDates } from './check/text-sources.ts';

const known = { '/agb': { changed: '2026-11-20', hash: 'a' } };

it('a changed text under its old date is found, and a page that calls itself older than it is', () => {
  const page = { path: '/agb', hash: 'a', shown: '2026-11-20' };
  expect(findOldDates([page], known)).toEqual([]);
  expect(findOldDates([{ ...page, hash: 'b' }], known)[0]).toContain('has changed since');
  expect(findOldDates([{ ...page, shown: '2026-11-19' }], known)[0]).toContain('says 2026-11-19');
  expect(findOldDates([{ ...page, path: '/neu' }], known)[0]).toContain('has no date');
});

it('the sitemap takes the day of the register, and of an edited text its own', async () => {
  const lastmod = async () =>
    (await listSiteRoutes()).pages.find(({ path }) => path === '/hilfe/shop')?.lastmod;
  expect(await lastmod()).toBe(TEXT_DATES['/hilfe/shop']?.changed);
  const { findOverrides } = getContentSettings();
  const { readCollection } = await import('./pages.ts');
  const shop = (await readCollection('help')).find(({ slug }) => slug === 'shop')!;
  const source = shop.source.replace(/^reviewed: .*$/m, 'reviewed: 2027-01-04');
  configureContent({
    findOverrides: async (collection) => (collection === 'help' ? [{ ...shop, source }] : []),
  });
  expect(await lastmod()).toBe('2027-01-04');
  configureContent({ findOverrides });
});
