import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import Claims from './claims.tsx';
import type { Route } from './+types/claims.ts';

const claim = (id: string, text: string, asOf: string | null, link: string | null) => ({
  id,
  text,
  definition: `Was ${id} bedeutet`,
  asOf,
  link,
});

const print = (...claims: ReturnType<typeof claim>[]): string => {
  const props = { loaderData: { origin: '', claims } } as unknown as Route.ComponentProps;
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageContext value={{ site: {} as SiteData, pathname: '/angaben', search: '' }}>
        <Claims {...props} />
      </PageContext>
    </MemoryRouter>,
  );
};

it('names day and proof of a claim that has them, and says of the others nothing', () => {
  expect(print(claim('a', '500+ Projekte', null, null))).not.toContain('Stand:');
  const proven = print(claim('a', '500+ Projekte', '2026-11-01', 'https://example.org/'));
  expect(proven).toContain('Stand: 1. November 2026 · <a');
  expect(print(claim('a', '500+ Projekte', '2026-11-01', null))).not.toContain('·');
});

it('sets the figure of a claim apart and keeps its words', () => {
  for (const [text, figure] of [
    ['4,9/5', '4,9/5'],
    ['In 2-4 Wochen fertig', '2-4'],
    ['98% Zufriedenheit', '98%'],
  ] as const) {
    const html = print(claim('a', text, null, null));
    expect(html).toContain(`>${figure}</span>`);
    expect(/<dt[^>]*>(.*?)<\/dt>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '')).toBe(text);
  }
});
