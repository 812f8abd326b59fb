import { findExample, isInvented } from '#content/examples/examples.ts';
import { getContentSettings } from '#content/settings.ts';
import { caseSlot } from '#shared/media/slots.ts';
import { PACKAGES } from '#shared/agency/business.ts';
import { ContactBand } from './contact-band.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/case-studies.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { listCases } from './list-cases.ts';
import { Case } from './case-entry.tsx';

const PATH = '/case-studies';

const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Case Studies', path: PATH },
];

export async function loader({ context }: Route.LoaderArgs) {
  const cases = await listCases();
  return {
    origin: context.get(serverContext).publicUrl,
    cases: cases.map(({ path, slug, data }) => ({
      path,
      example: findExample(slug),
      isInvented: isInvented(slug, data.kind),
      picture: getContentSettings().slots[caseSlot(slug)],
      title: data.title,
      description: data.description,
      packageName: PACKAGES.find((entry) => entry.id === data.package)?.name ?? '',
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const texts = readTexts(OVERVIEW_TEXTS);
  return buildMeta({
    title: texts['cases.meta.title'],
    description: texts['cases.meta.description'],
    origin: loaderData.origin,
    path: PATH,
    image: 'page/case-studies',
    crumbs: CRUMBS,
  });
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const mixed = loaderData.cases.every((entry) => entry.isInvented) ? '' : '.mixed';
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={CRUMBS} />}
        title={texts[`cases.title${mixed}`]}
        lead={texts[`cases.lead${mixed}`]}
      />
      <Section space="first">
        <div className="grid gap-20 pb-10 md:pb-16">
          {loaderData.cases.map((entry, index) => (
            <Case key={entry.path} entry={entry} index={index} />
          ))}
        </div>
      </Section>
      <ContactBand title={texts['cases.end.title']}>{texts['cases.end.text']}</ContactBand>
    </>
  );
}
