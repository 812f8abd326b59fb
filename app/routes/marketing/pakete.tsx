import { PortalStage } from '#app/features/showcase/portal-stage.tsx';
import { SampleDocuments } from '#app/features/content/sample-documents.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildPackageCatalog } from '#app/lib/json-ld.ts';
import { getContentSettings } from '#content/settings.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { buildPriceNote } from '#shared/pricing/price-note.ts';
import type { Route } from './+types/pakete.ts';
import { SHOWPIECE_TEXTS } from '#shared/texts/showpieces.ts';
import { FinalCall } from './final-call.tsx';
import { Comparison } from './packages/comparison.tsx';
import InstalmentCalculator from './packages/instalment-calculator.island.tsx';
import { PackageIndex } from './packages/package-index.tsx';
import { PackageLadder } from './packages/package-ladder.tsx';
import { PriceDrivers } from './packages/price-drivers.tsx';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';

const CRUMBS = [
  { name: 'Start', path: '/' },
  { name: 'Pakete', path: '/pakete' },
];

export function loader({ context }: Route.LoaderArgs) {
  const { company, publicUrl } = context.get(serverContext);
  const texts = readTexts(PACKAGE_TEXTS);
  const packages = getContentSettings().prices.packages.map((entry) => ({
    ...entry,
    description: texts[`package.${entry.id}`],
  }));
  return buildMeta({
    title: texts['meta.title'],
    description: texts['meta.description'],
    origin: publicUrl,
    path: '/pakete',
    image: 'page/pakete',
    crumbs: CRUMBS,
    jsonLd: [buildPackageCatalog(packages, publicUrl, company.audience)],
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData ?? [];

export default function Packages() {
  const pieces = readTexts(SHOWPIECE_TEXTS);
  const { audience } = useCompany();
  const texts = readTexts(PACKAGE_TEXTS);
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={CRUMBS} />}
        title={texts.title}
        lead={buildPriceNote(audience)}
      />
      <PackageIndex />
      <PackageLadder />
      <Section
        id="vergleich"
        title={texts['compare.title']}
        tone="surface"
        className="border-y border-line"
      >
        <Comparison />
      </Section>
      <Section id="raten" layout="side" title={texts['rates.title']} intro={texts['rates.intro']}>
        <Island of={InstalmentCalculator} when="visible" />
      </Section>
      <Section
        id="aufpreise"
        layout="side"
        title={texts['drivers.title']}
        intro={texts['drivers.intro']}
        className="border-t border-line"
      >
        <PriceDrivers />
      </Section>
      <Section
        id="portal"
        title={pieces['portal.title']}
        intro={pieces['portal.intro']}
        tone="surface"
        className="border-t border-line"
      >
        <PortalStage />
      </Section>
      <Section
        id="muster"
        layout="side"
        title={readTexts(OVERVIEW_TEXTS)['samples.title']}
        intro={readTexts(OVERVIEW_TEXTS)['samples.intro']}
        className="border-t border-line"
      >
        <SampleDocuments />
      </Section>
      <FinalCall />
    </>
  );
}
