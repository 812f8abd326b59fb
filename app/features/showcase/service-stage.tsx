import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { EXAMPLES, type Example } from '#content/examples/examples.ts';
import type { SERVICES } from '#shared/agency/services.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { ExamplePicture, GROUND, groundOf } from './example-picture.tsx';
import { ChatFragment, ConsentFragment, FlowFragment } from './fragments.tsx';
import SearchFragment from './search-fragment.island.tsx';

type Slug = (typeof SERVICES)[number]['slug'];

const [DAIRY, JOINER, GUESTHOUSE, PRACTICE, PROPERTY] = EXAMPLES;

/** Where a website shows the service, one of ours; elsewhere the piece of it that can be tried. */
const STAGES: Record<Slug, { example: Example; Piece?: () => ReactNode }> = {
  webdesign: { example: JOINER },
  'ki-chatbots': { example: PRACTICE, Piece: () => <ChatFragment /> },
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
      <div
        className={cx(
          GROUND,
          'relative overflow-hidden rounded-control max-lg:aspect-video',
          className,
        )}
        style={{ ...groundOf(example), ...sameThing('work', example.name) }}
      >
        {/* Large rather than whole: feet are cut, and the phone begins below the words. */}
        <div className="absolute inset-[6%_0_0_6%] overflow-hidden rounded-tl-control border-t border-l border-line-strong">
          <ExamplePicture
            example={example}
            shot="wide"
            sizes="(width < 40rem) 62vw, (width < 64rem) 90vw, 36rem"
            alt={example.picture}
            isFirst={isFirst}
            className="h-full! object-cover object-left-top"
          />
        </div>
        <div className="absolute top-[62%] right-[6%] w-1/5">
          <ExamplePicture
            example={example}
            shot="phone"
            sizes="7rem"
            className="rounded-[8%/3.7%] border border-line-strong"
          />
        </div>
      </div>
    );
  return (
    <div
      aria-hidden="true"
      inert
      // A night is no ground for dark letters.
      style={
        example.hasNight ? groundOf(example) : ({ '--canvas': example.night } as CSSProperties)
      }
      className={cx(
        example.hasNight ? GROUND : 'tone-ink',
        'grid items-center rounded-control p-5 sm:p-8',
        className,
      )}
    >
      <div className="min-w-0">
        <Piece />
      </div>
    </div>
  );
}
