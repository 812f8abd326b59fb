import { Section } from '#app/ui/layout/section.tsx';
import { RegionMap } from './region-map.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

export function Region() {
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      id="region"
      layout="side"
      tone="ink"
      title={texts['region.title']}
      intro={texts['region.intro']}
      className="border-t border-line"
    >
      <RegionMap />
    </Section>
  );
}
