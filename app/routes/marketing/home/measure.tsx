import MeasureUs from '#app/features/showcase/measure-us.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

/** The page as its own evidence. */
export function Measure() {
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      id="messen"
      mark={5}
      tone="surface"
      title={texts['measure.title']}
      intro={texts['measure.intro']}
      className="border-t border-line"
    >
      <div className="@container">
        <Island of={MeasureUs} when="idle" />
      </div>
    </Section>
  );
}
