import type { PageSection } from '#content/places/page-types.ts';
import { Chapter, Halves } from '#app/features/content/chapter.tsx';
import { PlaceText } from '#app/features/places/place-sections.tsx';

/** The sections of a place two beside each other. */
export const PlaceHalves = ({ sections }: { sections: readonly PageSection[] }) => (
  <Halves>
    {sections.map((section) => (
      <Chapter key={section.id} id={section.id} title={section.title} isStacked>
        <PlaceText section={section} />
      </Chapter>
    ))}
  </Halves>
);
