import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import ServicePage, { loader } from './service.tsx';

const context = { get: () => ({ publicUrl: 'https://agentur.example', company: SAMPLE_COMPANY }) };
const load = async () =>
  loader({ params: { slug: 'webdesign-entwicklung' }, context } as unknown as Parameters<
    typeof loader
  >[0]);
type Data = Awaited<ReturnType<typeof load>>;

function show(loaderData: Data): string {
  const site = { company: SAMPLE_COMPANY, claims: {} } as SiteData;
  const props = { loaderData } as Parameters<typeof ServicePage>[0];
  return renderToStaticMarkup(
    <PageContext value={{ site, pathname: loaderData.path, search: '' }}>
      <MemoryRouter>
        <ServicePage {...props} />
      </MemoryRouter>
    </PageContext>,
  );
}

it('leaves out the chapter of what is folded where a shortened page folds nothing', async () => {
  const page = await load();
  expect(show(page)).toContain('id="im-einzelnen"');
  const html = '<h2 id="kurz">Kurz</h2><p>Nur dieses Kapitel.</p>';
  expect(show({ ...page, parts: [{ kind: 'html', html }] })).not.toContain('id="im-einzelnen"');
});
