import { getContentSettings } from '#content/settings.ts';
import { buildPriceNote } from '#shared/pricing/price-note.ts';
import RoiCalculator from '#app/features/roi/roi-calculator.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { buildTexts } from '#app/features/roi/use-roi-form.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { Container, PageHead, Section } from '#app/ui/layout/section.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/roi-calculator.ts';

const PATH = '/roi-kalkulator';
const DEFAULT_PACKAGE = 'smart-business';

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { publicUrl, company } = context.get(serverContext);
  const asked = searchParams.get('paket');
  const chosen = getContentSettings().prices.packages.find(
    ({ id }) => id === (asked ?? DEFAULT_PACKAGE),
  );
  // A package in the address sets the investment unless an own amount stands beside it.
  if (chosen && !searchParams.has('investition'))
    searchParams.set('investition', String(chosen.price));
  const texts = buildTexts(searchParams);
  const packageId = chosen && texts.investment === String(chosen.price) ? chosen.id : '';
  return { origin: publicUrl, texts, packageId, priceNote: buildPriceNote(company.audience) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const crumbs = [
    { name: 'Start', path: '/' },
    { name: 'ROI-Kalkulator', path: PATH },
  ];
  return buildMeta({
    title: 'ROI-Kalkulator: Rechnet sich die Website?',
    description:
      'Rechnen Sie aus, was Website, Shop oder Chatbot bringen: Spanne statt Versprechen, Amortisation in Monaten, offene Annahmen und ein Link zum Teilen.',
    origin: loaderData.origin,
    path: PATH,
    image: 'page/roi-kalkulator',
    jsonLd: [buildBreadcrumbList(crumbs, loaderData.origin)],
  });
}

export default function RoiCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { texts, packageId, priceNote } = loaderData;
  return (
    <>
      <PageHead
        above={<Breadcrumbs trail={[{ label: 'Start', to: '/' }]} current="ROI-Kalkulator" />}
        title="ROI-Kalkulator"
        lead="Setzen Sie Ihre Zahlen ein. Das Ergebnis ist eine Spanne, jede Annahme lässt sich ändern, und wir fragen nicht nach Ihrer Adresse."
      />
      <Container className="py-10 md:py-16">
        <Island
          of={RoiCalculator}
          when="idle"
          props={{ initialTexts: texts, initialPackage: packageId }}
        />
        <p className="mt-8 text-small text-muted">{priceNote}</p>
      </Container>
      <Section title="So wird gerechnet" layout="side" tone="surface">
        <Prose>
          <p>
            Mehr Aufträge: Besucher mal Quote mal Steigerung. Davon zählt nur der Deckungsbeitrag.
            Gesparte Zeit: Stunden mal Kosten einer Stunde. Laufende Kosten gehen ab, die
            Investition einmalig.
          </p>
          <p>
            Die vorsichtige Rechnung nimmt die Hälfte der Steigerung und drei Viertel der gesparten
            Stunden. Die günstige nimmt das Anderthalbfache der Steigerung, aber nie mehr Stunden
            als angegeben.
          </p>
          <p>
            Die Vorgaben sind Annahmen zum Überschreiben, keine Messwerte. Steuern, Zinsen und Ihre
            eigene Zeit für Texte und Bilder stehen nicht in der Rechnung.
          </p>
        </Prose>
      </Section>
    </>
  );
}
