import { Section } from '#app/ui/layout/section.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { RegionMap } from './region-map.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

export function Region() {
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      mark={6}
      id="region"
      tone="ink"
      title={texts['region.title']}
      intro={texts['region.intro']}
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
