import type { Example } from '#content/examples/examples.ts';
import { picturePath, SHOTS, type Shot } from '#content/examples/pictures.ts';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { sameThing } from '#app/ui/same-thing.ts';

type Props = {
  example: Example;
  shot: Shot;
  /** How wide it stands on the page, as in <img sizes>. */
  sizes: string;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** On the first screen. */
  isFirst?: boolean;
  className?: string;
};

/** A picture that `npm run showcase` took of an example website. */
export function ExamplePicture({ example, shot, sizes, alt = '', isFirst, className }: Props) {
  const { width, height, widths } = SHOTS[shot];
  const paths = widths.map((size) => `${picturePath(example.name, shot, size)} ${size}w`);
  return (
    <img
      src={picturePath(example.name, shot, widths[1])}
      srcSet={paths.join(', ')}
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
}

/**
 * Desk and phone beside each other on the ground of the example's own colour:
 * how a piece of work is shown everywhere. Neither covers a word of the other.
 */
export function ExampleStage({
  example,
  sizes,
  isFirst,
  isBand = false,
  className,
}: {
  example: Example;
  sizes: string;
  isFirst?: boolean;
  /** From edge to edge of the window, the pictures between the margins of the page. */
  isBand?: boolean;
  className?: string;
}) {
  const Inner = isBand ? Container : 'div';
  return (
    <div
      className={cx(
        'overflow-hidden dark:bg-[linear-gradient(rgb(0_0_0/25%)_0_0)]',
        'pt-[5%]',
        !isBand && 'px-[5%]',
        className,
      )}
      style={{ backgroundColor: example.ground, ...sameThing('work', example.name) }}
    >
      <Inner className="flex items-end gap-[4%]">
        <ExamplePicture
          example={example}
          shot="wide"
          sizes={sizes}
          alt={example.picture}
          isFirst={isFirst}
          className="min-w-0 flex-[5] rounded-t-control shadow-[0_18px_50px_rgb(0_0_0/28%)]"
        />
        <ExamplePicture
          example={example}
          shot="phone"
          sizes="(width < 48rem) 14vw, 13rem"
          isFirst={isFirst}
          className="mb-[5%] min-w-0 flex-1 rounded-[8%/3.7%] border-[max(2px,0.3vw)] border-[#131a1a]"
        />
      </Inner>
    </div>
  );
}
