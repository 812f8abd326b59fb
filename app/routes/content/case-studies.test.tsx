import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { configureContent } from '#content/settings.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import CaseStudies, { loader as loadList } from './case-studies.tsx';
import CaseStudy, { loader, meta } from './case-study.tsx';

const server = { publicUrl: 'https://agentur.example', company: SAMPLE_COMPANY };
const context = { get: () => server };

afterEach(() => configureContent({ findOverrides: async () => [] }));

/** One case of the agency's own beside the delivered ones. */
const write = (kind: string, slug = 'baeckerei') =>
  configureContent({
    findOverrides: async (collection) =>
      collection === 'case-studies'
        ? [
            {
              origin: 'row',
              slug,
              source:
                `---\ntitle: Bäckerei in Roermond\ndescription: Vorbestellung.\n${kind}` +
                'industry: Handel\nregion: Roermond\npackage: startpaket\n' +
                'services: [webdesign]\nduration: 3 Wochen\nfacts:\n' +
                '  - { label: A, value: B }\n  - { label: C, value: D }\n' +
                'reviewed: 2026-11-30\n---\nText.\n',
            },
          ]
        : [],
  });

function show(pathname: string, page: React.ReactNode): string {
  const site = { company: SAMPLE_COMPANY, claims: {}, prices: { version: 1, figures: {} } };
  return renderToStaticMarkup(
    <PageContext value={{ site: site as unknown as SiteData, pathname, search: '' }}>
      <MemoryRouter>{page}</MemoryRouter>
    </PageContext>,
  );
}

async function showList(): Promise<string> {
  const loaderData = await loadList({ context } as unknown as Parameters<typeof loadList>[0]);
  const props = { loaderData } as Parameters<typeof CaseStudies>[0];
  return show('/case-studies', <CaseStudies {...props} />);
}

async function showCase(slug: string): Promise<string> {
  const args = { params: { slug }, context } as unknown as Parameters<typeof loader>[0];
  const loaderData = await loader(args);
  const props = { loaderData } as Parameters<typeof CaseStudy>[0];
  const head = JSON.stringify(meta({ loaderData } as Parameters<typeof meta>[0]));
  return head + show(loaderData.path, <CaseStudy {...props} />);
}

const ASSUMED = 'Betrieb und Zahlen sind angenommen';

it("says that an agency's own case is a commission, and counts no invented ones beside it", async () => {
  expect(await showList()).toContain('Fünf Betriebe erfunden');
  write('');
  expect(await showList()).toMatch(/<h1[^>]*>(<[^>]*>)*Aufträge und Beispiele/);
  expect(await showList()).toMatch(/Startpaket<\/strong>, Auftrag/);
  const page = await showCase('baeckerei');
  expect(page).toContain('Ein Auftrag, den wir ausgeführt haben.');
  expect(page).not.toContain(ASSUMED);
  expect(page).not.toContain('Beispielprojekt');
});

it('says that a case is invented where its author does, and of the delivered ones always', async () => {
  write('kind: invented\n');
  expect(await showCase('baeckerei')).toContain(ASSUMED);
  expect(await showList()).toMatch(/Startpaket<\/strong>, Beispielprojekt/);
  // Edited before a case could say what it is.
  write('', 'tischlerei-aachen-startpaket');
  expect(await showCase('tischlerei-aachen-startpaket')).toContain('der Betrieb ist erfunden');
  expect(await showList()).toContain('Fünf Betriebe erfunden');
});
