import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { EXAMPLES, type Example } from '#content/examples/examples.ts';
import type { SERVICES } from '#shared/agency/services.ts';
import { ExampleStage } from './example-picture.tsx';
import { ChatFragment, ConsentFragment, FlowFragment } from './fragments.tsx';
import SearchFragment from './search-fragment.island.tsx';

type Slug = (typeof SERVICES)[number]['slug'];

const [DAIRY, JOINER, GUESTHOUSE, PRACTICE, PROPERTY] = EXAMPLES;

/** Where a website shows the service, one of ours; elsewhere the piece of it that can be tried. */
const STAGES: Record<Slug, { example: Example; Piece?: () => ReactNode }> = {
  webdesign: { example: JOINER },
  'ki-chatbots': { example: PRACTICE, Piece: ChatFragment },
  seo: { example: PROPERTY, Piece: SearchFragment },
  ecommerce: { example: DAIRY },
  automatisierung: { example: GUESTHOUSE, Piece: FlowFragment },
  dsgvo: { example: JOINER, Piece: ConsentFragment },
};

/** A service beside its name: a picture of it, which the page of the service lets one use. */
export function ServiceStage({
  slug,
  isFirst,
  className,
}: {
  slug: Slug;
  isFirst: boolean;
  className?: string;
}) {
  const { example, Piece } = STAGES[slug];
  if (!Piece)
    return (
      <ExampleStage
        example={example}
        sizes="(width < 64rem) 76vw, 28rem"
        isFirst={isFirst}
        className={cx('flex flex-col justify-end rounded-control', className)}
      />
    );
  return (
    <div
      aria-hidden="true"
      inert
      style={{ backgroundColor: example.ground }}
      className={cx(
        'grid items-center rounded-control p-3 sm:p-5 dark:bg-[linear-gradient(rgb(0_0_0/55%)_0_0)]',
        className,
      )}
    >
      <div className="min-w-0 bg-canvas p-4 sm:p-5">
        <Piece />
      </div>
    </div>
  );
}
