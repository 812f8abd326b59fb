import { examplePath, priceExample, type Example } from '#content/examples/examples.ts';
import type { Media } from '#shared/media/media.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { SitePicture } from '#app/features/media/site-picture.tsx';
import { ExampleStage } from '#app/features/showcase/example-picture.tsx';
import { KeyFigures } from '#app/features/showcase/measured.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { sameThing } from '#app/ui/same-thing.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

type Entry = {
  path: string;
  title: string;
  description: string;
  packageName: string;
  example: Example | undefined;
  isInvented: boolean;
  picture: Media | undefined;
};

/**
 * Picture and words change sides; the first one has the whole width. A case of
 * the agency's own has the picture that the library gives it.
 */
export function Case({ entry, index }: { entry: Entry; index: number }) {
  const prices = usePrices();
  const texts = readTexts(OVERVIEW_TEXTS);
  const isWide = index === 0;
  const { example, picture, path, title, description, packageName, isInvented } = entry;
  const sizes = isWide
    ? '(width < 40rem) 56vw, (width < 84rem) 88vw, 72rem'
    : '(width < 40rem) 56vw, (width < 48rem) 80vw, 46rem';
  const isRight = index % 2 === 0;
  return (
    <article className="grid gap-x-10 gap-y-6 md:grid-cols-12 md:items-end">
      {(picture ?? example) && (
        <SiteLink
          to={path}
          tabIndex={-1}
          aria-hidden="true"
          className={cx(
            'block',
            isWide ? 'md:col-span-12' : 'md:col-span-8',
            !isWide && isRight && 'md:order-last',
          )}
        >
          {picture ? (
            <SitePicture
              media={picture}
              alt=""
              ratio="16 / 9"
              sizes={sizes}
              isFirst={isWide}
              className="rounded-control"
            />
          ) : (
            example && (
              <ExampleStage
                example={example}
                sizes={sizes}
                isFirst={isWide}
                className="rounded-control"
              />
            )
          )}
        </SiteLink>
      )}
      <div
        className={
          isWide
            ? 'grid items-start gap-x-10 gap-y-3 md:col-span-12 md:grid-cols-12'
            : 'grid gap-3 md:col-span-4 md:pb-2'
        }
      >
        <h2
          className={
            isWide
              ? 'text-head md:col-span-8'
              : 'text-[clamp(1.625rem,1.2rem+1.4vw,2.25rem)] leading-[1.08]'
          }
        >
          <SiteLink
            to={path}
            style={sameThing('case', path)}
            className="hover:underline hover:decoration-accent hover:decoration-[4px] hover:underline-offset-[0.16em]"
          >
            {title}
            <Icon name="arrow" size={isWide ? 28 : 22} className="ml-3 inline" />
          </SiteLink>
        </h2>
        <div className={cx('grid gap-3', isWide && 'md:col-span-4')}>
          <p className="max-w-[60ch] text-muted">{description}</p>
          <p className="tabular text-small">
            <strong className="font-semibold">{packageName}</strong>
            {example
              ? `, mit Zusätzen ${formatWholePrice(priceExample(example, prices))}`
              : `, ${texts[isInvented ? 'cases.badge' : 'cases.badge.commission']}`}
          </p>
          {example && (
            <>
              <KeyFigures example={example} />
              <p className="flex flex-wrap gap-x-6">
                {(
                  [
                    [path, texts['cases.more']],
                    [examplePath(example.name), texts['cases.open']],
                  ] as const
                ).map(([to, label]) => (
                  <SiteLink
                    key={to}
                    to={to}
                    className="inline-flex min-h-11 items-center gap-2 font-medium underline decoration-accent decoration-[3px] underline-offset-[0.3em]"
                  >
                    {label}
                    <span className="sr-only">: {example.business}</span>
                    <Icon name="arrow" size={18} />
                  </SiteLink>
                ))}
              </p>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
