import { EXAMPLES, priceExample, type Example } from '#content/examples/examples.ts';
import { readTexts } from '#content/texts.ts';
import type { SERVICES } from '#shared/agency/services.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { SHOWPIECE_TEXTS } from '#shared/texts/showpieces.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { usePrices } from '#app/lib/use-site.ts';
import { TextLink } from '#app/ui/link.tsx';
import { ExampleStage, type DeskShot } from './example-picture.tsx';

type Slug = (typeof SERVICES)[number]['slug'];

const [DAIRY, JOINER, GUESTHOUSE, PRACTICE, PROPERTY] = EXAMPLES;

const SHOWN: Record<Slug, { example: Example; shot: DeskShot }> = {
  webdesign: { example: JOINER, shot: 'detail' },
  'ki-chatbots': { example: PRACTICE, shot: 'detail' },
  seo: { example: JOINER, shot: 'piece' },
  ecommerce: { example: DAIRY, shot: 'piece' },
  automatisierung: { example: PROPERTY, shot: 'piece' },
  dsgvo: { example: GUESTHOUSE, shot: 'piece' },
};

/**
 * What a service's page has named so far, in use on one of our pages, and what that one costs. On
 * phones, where it may be seven screens long, the page shows the piece at its beginning alone.
 */
export function ServiceExample({ slug }: { slug: Slug }) {
  const texts = readTexts(SHOWPIECE_TEXTS);
  const prices = usePrices();
  const { example, shot } = SHOWN[slug];
  return (
    <figure className="pb-16 max-md:hidden">
      <ExampleStage
        example={example}
        shot={shot}
        sizes="(width < 40rem) 62vw, (width < 84rem) 88vw, 80rem"
        className="rounded-control"
      />
      <figcaption className="mt-4 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1">
        <span className="text-lead">{texts[`seen.${slug}`]}</span>
        <TextLink
          to={`/case-studies/${example.caseSlug}`}
          className="inline-flex min-h-11 items-center"
        >
          {fillText(texts['seen.case'], {
            business: example.business,
            price: formatWholePrice(priceExample(example, prices)),
          })}
        </TextLink>
      </figcaption>
    </figure>
  );
}
