import { Section } from '#app/ui/layout/section.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { RegionMap } from './region-map.tsx';
import { SERVICE_RADIUS_KM } from '#shared/agency/business.ts';

export function Region() {
  return (
    <Section
      mark={6}
      id="region"
      tone="ink"
      title="Roermond liegt an der Maas, sechs Kilometer vor der Grenze"
      intro={`Im Umkreis von ${SERVICE_RADIUS_KM} km kommen wir zu Ihnen. Darüber hinaus arbeiten wir per Video, in Deutschland, Österreich, der Schweiz und den Niederlanden.`}
    >
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <RegionMap />
        </div>
        <div className="lg:col-span-5">
          <CompanyFacts />
        </div>
      </div>
    </Section>
  );
}
