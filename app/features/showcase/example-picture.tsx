import type { CSSProperties } from 'react';
import { NIGHT, type Example } from '#content/examples/examples.ts';
import { listSchemes, picturePath, SHOTS, type Shot } from '#content/examples/pictures.ts';
import type { Scheme } from '#content/examples/portal-pictures.ts';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { sameThing } from '#app/ui/same-thing.ts';

type Props = {
  example: Example;
  shot: Shot;
  /**
   * How wide it stands on the page, as in <img sizes>; on a phone two thirds of
   * that: two dots a pixel are as sharp there as three, and half the bytes.
   */
  sizes: string;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** On the first screen. */
  isFirst?: boolean;
  className?: string;
};

/** A picture that `npm run showcase` took of an example website; by night of its night. */
export function ExamplePicture({ example, shot, sizes, alt = '', isFirst, className }: Props) {
  const { width, height, widths } = SHOTS[shot];
  const list = (scheme: Scheme): string =>
    widths.map((size) => `${picturePath(example.name, shot, size, scheme)} ${size}w`).join(', ');
  const image = (
    <img
      src={picturePath(example.name, shot, widths[1])}
      srcSet={list('light')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={cx('block h-auto w-full', className)}
    />
  );
  if (!listSchemes(example, shot).includes('dark')) return image;
  return (
    <picture className="contents">
      {/* Otherwise an item of the row, with a gap of its own. */}
      <source
        className="hidden"
        media="(prefers-color-scheme: dark)"
        srcSet={list('dark')}
        sizes={sizes}
      />
      {image}
    </picture>
  );
}

/** What a desk shows of an example, and what each of it shows. */
const DESK_SHOTS = { wide: 'picture', piece: 'used', detail: 'detail' } as const;
export type DeskShot = keyof typeof DESK_SHOTS;

/** What its pictures lie on, in both schemes; with `groundOf`. Browsers of 2023 know no light-dark(). */
export const GROUND = 'bg-(--ground) dark:bg-(--night)';
export const groundOf = ({ ground }: { ground: string }): CSSProperties =>
  ({ '--ground': ground, '--night': NIGHT }) as CSSProperties;

/**
 * Desk and phone beside each other on the ground of the example's own colour:
 * how a piece of work is shown everywhere. Neither covers a word of the other.
 * What lies below the first screen stands alone; the working piece is on a phone what a phone
 * shows of it.
 */
export function ExampleStage({
  example,
  shot = 'wide',
  sizes,
  isFirst,
  isBand = false,
  className,
}: {
  example: Example;
  shot?: DeskShot;
  sizes: string;
  isFirst?: boolean;
  /** From edge to edge of the window, the pictures between the margins of the page. */
  isBand?: boolean;
  className?: string;
}) {
  const Inner = isBand ? Container : 'div';
  return (
    <div
      className={cx(GROUND, 'overflow-hidden pt-[5%]', !isBand && 'px-[5%]', className)}
      style={{
        ...groundOf(example),
        ...(shot === 'wide' && sameThing('work', example.name)),
      }}
    >
      <Inner className="flex items-end gap-[4%]">
        <ExamplePicture
          example={example}
          shot={shot}
          sizes={sizes}
          alt={example[DESK_SHOTS[shot]]}
          isFirst={isFirst}
          className={cx(
            'min-w-0 flex-[5] border border-line-strong',
            shot === 'piece' && 'max-sm:hidden',
            shot === 'wide'
              ? 'rounded-t-control border-b-0'
              : // Its words end before the picture does.
                'mb-[5%] aspect-video rounded-control object-cover object-top',
          )}
        />
        {shot === 'piece' && (
          <ExamplePicture
            example={example}
            shot="pocket"
            sizes={sizes}
            alt={example.pocket}
            className="mb-[5%] rounded-control border border-line-strong sm:hidden"
          />
        )}
        {shot === 'wide' && (
          <ExamplePicture
            example={example}
            shot="phone"
            sizes="(width < 48rem) 14vw, 13rem"
            className="mb-[5%] min-w-0 flex-1 rounded-[8%/3.7%] border border-line-strong"
          />
        )}
      </Inner>
    </div>
  );
}
