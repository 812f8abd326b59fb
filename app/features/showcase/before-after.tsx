import type { CSSProperties } from 'react';
import type { Example } from '#content/examples/examples.ts';
import { Icon } from '#app/ui/icon.tsx';
import { cx } from '#app/ui/cx.ts';
import { ExamplePicture } from './example-picture.tsx';

/** Share of our page at rest, in percent: both can be judged before anything is moved. */
const REST = 50;

/**
 * Our page, and at its right the invented one of 2014. A range input lies over both and moves
 * the cut (islands/frame/toggles.ts); without script both stand one below the
 * other.
 */
export function BeforeAfter({
  example,
  sizes,
  className,
}: {
  example: Example;
  sizes: string;
  className?: string;
}) {
  const cut: CSSProperties & Record<'--cut', string> = {
    '--cut': `${REST}%`,
    backgroundColor: example.ground,
  };
  return (
    <figure className={className}>
      {/* Each half is named above it: on the pictures it would hide what they show. */}
      <figcaption className="mb-2 flex justify-between gap-4 text-small">
        <span>
          <strong>Heute</strong>, von uns gebaut
        </span>
        <span className="text-right">
          <strong>2014</strong>
          <span className="max-sm:sr-only">, wie viele Seiten noch sind</span> (erfunden)
        </span>
      </figcaption>
      <div
        className="relative overflow-hidden rounded-control border border-line-strong"
        style={cut}
      >
        <ExamplePicture
          example={example}
          shot="wide"
          sizes={sizes}
          alt={`Heute. ${example.picture}`}
        />
        <ExamplePicture
          example={example}
          shot="before"
          sizes={sizes}
          alt={
            `Vorher: erfundene Seite von 2014 für ${example.business}, glänzende Leisten, ` +
            'Besucherzähler, Fließtext'
          }
          className="absolute inset-0 [clip-path:inset(0_0_0_var(--cut))] scriptless:static scriptless:[clip-path:none]"
        />
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          defaultValue={REST}
          autoComplete="off"
          aria-label={`Wie viel von unserer Seite zu sehen ist, in Prozent: ${example.business}`}
          data-frame="compare"
          className="peer absolute inset-0 z-1 m-0 size-full cursor-ew-resize touch-pan-y opacity-0 scriptless:hidden"
        />
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute inset-y-0 left-(--cut) w-[3px] -translate-x-1/2 ' +
              'bg-accent shadow-[0_0_0_1.5px_var(--on-accent)] scriptless:hidden',
            'peer-focus-visible:outline-4 peer-focus-visible:outline-focus',
          )}
        >
          <span className="absolute top-1/2 left-1/2 flex size-12 -translate-1/2 items-center justify-center rounded-full border-2 border-on-accent bg-accent text-on-accent">
            <Icon name="arrow" size={18} className="rotate-180" />
            <Icon name="arrow" size={18} />
          </span>
        </span>
      </div>
    </figure>
  );
}
