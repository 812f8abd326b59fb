import { ExamplePicture, GROUND, groundOf } from '#app/features/showcase/example-picture.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import {
  EXAMPLES,
  examplePath,
  priceExample,
  type Example,
  type ExampleName,
} from '#content/examples/examples.ts';
import { readTexts } from '#content/texts.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { fillText } from '#shared/texts/text-group.ts';

/** Stands large; another one has a section of its own further down (work.tsx). */
const LEAD: ExampleName = 'pension';
const SORTED = EXAMPLES.toSorted((a, b) => Number(b.name === LEAD) - Number(a.name === LEAD));

/**
 * The five example websites, one press away from the first screen: one large,
 * four beside it; on phones a shelf to push aside. Their pictures come when the
 * page is there (PRESS-04).
 */
export function Shelf() {
  const texts = readTexts(HOME_TEXTS);
  return (
    <section aria-labelledby="beispiele" className="border-b border-line pt-10 pb-12 md:pb-20">
      <Container>
        {/* One line where it fits: the pieces begin in the first screen. */}
        <div className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <h2 id="beispiele" className="text-head lg:text-[2.5rem]">
            {texts['shelf.title']}
          </h2>
          <div className="flex grow flex-wrap items-baseline justify-between gap-x-5 text-small">
            <p className="text-muted">{texts['shelf.note']}</p>
            <TextLink to="/case-studies" className="inline-flex min-h-11 items-center">
              {texts['shelf.all']}
            </TextLink>
          </div>
        </div>
        <ul className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-4 lg:grid-rows-2 lg:gap-x-5 lg:gap-y-7 lg:overflow-visible lg:px-0 lg:pb-0">
          {SORTED.map((example) => (
            <Piece key={example.name} example={example} isLead={example.name === LEAD} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Piece({ example, isLead }: { example: Example; isLead: boolean }) {
  const prices = usePrices();
  const texts = readTexts(HOME_TEXTS);
  return (
    <li
      className={cx(
        'w-[84%] shrink-0 snap-start sm:w-[46%] lg:w-auto',
        isLead && 'lg:col-span-2 lg:row-span-2',
      )}
    >
      <SiteLink
        to={examplePath(example.name)}
        className="group block lg:flex lg:h-full lg:flex-col"
      >
        <span
          style={groundOf(example)}
          className={cx(
            GROUND,
            'relative block grow overflow-hidden rounded-control pt-[6%] pl-[6%] ' +
              'transition-[filter] group-hover:brightness-[1.03]',
          )}
        >
          {/* Large rather than whole: the foot is cut. */}
          <span
            className={cx(
              'block aspect-video overflow-hidden rounded-tl-control shadow-[0_0_0_1px_rgb(255_255_255/0.3)]',
              // It ends where the lower ones beside it do.
              isLead && 'lg:absolute lg:inset-[6%_0_0_6%] lg:aspect-auto',
            )}
          >
            <ExamplePicture
              example={example}
              shot="wide"
              sizes={
                isLead
                  ? '(width < 40rem) 56vw, (width < 64rem) 46vw, 38rem'
                  : '(width < 40rem) 56vw, (width < 64rem) 46vw, 19rem'
              }
              className={cx(
                'once-loaded',
                isLead && 'lg:h-full! lg:object-cover lg:object-left-top',
              )}
            />
          </span>
        </span>
        <span className="mt-3 block leading-snug">
          <span className="block font-semibold group-hover:underline group-hover:decoration-accent group-hover:decoration-[3px] group-hover:underline-offset-[0.18em]">
            {example.business}
          </span>
          <span className="flex justify-between gap-4 text-muted">
            {example.place}
            <span className="tabular whitespace-nowrap">
              {fillText(texts['shelf.price'], {
                price: formatWholePrice(priceExample(example, prices)),
              })}
            </span>
          </span>
        </span>
      </SiteLink>
    </li>
  );
}
