import { getContentSettings } from '#content/settings.ts';
import { buildPriceNote } from '#shared/pricing/price-note.ts';
import RoiCalculator from '#app/features/roi/roi-calculator.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { buildTexts } from '#app/features/roi/use-roi-form.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/roi-calculator.ts';
import { readTexts } from '#content/texts.ts';
import { ROI_TEXTS } from '#shared/texts/roi.ts';

const PATH = '/roi-kalkulator';
const CRUMBS = [
  { name: 'Start', path: '/' },
  { name: 'ROI-Kalkulator', path: PATH },
];
const DEFAULT_PACKAGE = 'smart-business';

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { publicUrl, company } = context.get(serverContext);
  const asked = searchParams.get('paket');
  const { packages } = getContentSettings().prices;
  const chosen = packages.find(({ id }) => id === (asked ?? DEFAULT_PACKAGE));
  // A package in the address sets the investment unless an own amount stands beside it; the form
  // without script sends along what another package had set.
  const amount = searchParams.get('investition');
  const isOwn = asked === null || !packages.some(({ price }) => String(price) === amount);
  if (chosen && (amount === null || !isOwn)) searchParams.set('investition', String(chosen.price));
  const inputs = buildTexts(searchParams);
  const packageId = chosen && inputs.investment === String(chosen.price) ? chosen.id : '';
  return { origin: publicUrl, inputs, packageId, priceNote: buildPriceNote(company.audience) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const texts = readTexts(ROI_TEXTS);
  return buildMeta({
    title: texts['meta.title'],
    description: texts['meta.description'],
    origin: loaderData.origin,
    path: PATH,
    image: 'page/roi-kalkulator',
    crumbs: CRUMBS,
  });
}

export default function RoiCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { inputs, packageId, priceNote } = loaderData;
  const texts = readTexts(ROI_TEXTS);
  return (
    <>
      <PageHead above={<Breadcrumbs crumbs={CRUMBS} />} title={texts.title} lead={texts.lead} />
      <Section space="first">
        <Island
          of={RoiCalculator}
          when="idle"
          props={{ initialTexts: inputs, initialPackage: packageId }}
        />
        <p className="mt-8 text-small text-muted">{priceNote}</p>
      </Section>
    </>
  );
}
