import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { EXAMPLES, type Example } from '#content/examples/examples.ts';
import type { SERVICES } from '#shared/agency/services.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { ExamplePicture, GROUND, groundOf } from './example-picture.tsx';
import { ChatFragment, ConsentFragment, FlowFragment } from './fragments.tsx';
import SearchFragment from './search-fragment.island.tsx';

type Slug = (typeof SERVICES)[number]['slug'];

const [DAIRY, JOINER, , PRACTICE, PROPERTY] = EXAMPLES;

/** Where a website shows the service, one of ours; elsewhere the piece of it that can be tried. */
const STAGES: Record<Slug, { example: Example } | { ground: string; Piece: () => ReactNode }> = {
  webdesign: { example: JOINER },
  'ki-chatbots': { ground: PRACTICE.ground, Piece: () => <ChatFragment /> },
  seo: { ground: PROPERTY.ground, Piece: SearchFragment },
  ecommerce: { example: DAIRY },
  automatisierung: { ground: '#c6d0e6', Piece: FlowFragment },
  dsgvo: { ground: JOINER.ground, Piece: ConsentFragment },
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
  const stage = STAGES[slug];
  if ('example' in stage) {
    const { example } = stage;
    return (
      <div
        className={cx(
          GROUND,
          'relative overflow-hidden rounded-control max-lg:aspect-video',
          className,
        )}
        style={{ ...groundOf(example), ...sameThing('work', example.name) }}
      >
        {/* Large rather than whole: its foot is cut. */}
        <div className="absolute inset-[6%_0_0_6%] overflow-hidden rounded-tl-control border-t border-l border-line-strong sm:top-[14%] sm:right-[28%] sm:rounded-tr-control sm:border-r">
          <ExamplePicture
            example={example}
            shot="wide"
            sizes="(width < 40rem) 62vw, (width < 64rem) 90vw, 36rem"
            alt={example.picture}
            isFirst={isFirst}
            className="h-full! object-cover object-left-top"
          />
        </div>
        <ExamplePicture
          example={example}
          shot="phone"
          sizes="7rem"
          className="absolute right-[5%] bottom-[6%] w-[18%]! rounded-[8%/3.7%] border border-line-strong max-sm:hidden"
        />
      </div>
    );
  }
  const { Piece } = stage;
  return (
    <div
      aria-hidden="true"
      inert
      style={groundOf(stage)}
      className={cx(GROUND, 'grid items-center rounded-control p-5 sm:p-8', className)}
    >
      <div className="min-w-0">
        <Piece />
      </div>
    </div>
  );
}
