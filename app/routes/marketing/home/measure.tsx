import MeasureUs from '#app/features/showcase/measure-us.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Section } from '#app/ui/layout/section.tsx';

/** The page as its own evidence. */
export const Measure = () => (
  <Section
    id="messen"
    mark={5}
    tone="surface"
    title="Messen Sie uns"
    intro="Diese Zahlen entstehen gerade in Ihrem Browser, an dieser Seite, über Ihre Leitung. Sie bleiben bei Ihnen."
    className="border-t border-line"
  >
    <Island of={MeasureUs} when="idle" />
  </Section>
);
