import { BeforeAfter } from '#app/features/showcase/before-after.tsx';
import { ExampleStage } from '#app/features/showcase/example-picture.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { EXAMPLES, examplePath, priceExample, type Example } from '#content/examples/examples.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { fillText } from '#shared/texts/text-group.ts';

const [FIRST, ...OTHERS] = EXAMPLES;

/** Work that can be used: one page beside what it replaces, four more to open. */
export function Work() {
  const prices = usePrices();
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      mark={4}
      id="arbeiten"
      title={texts['work.title']}
      intro={texts['work.intro']}
      space="wide"
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <BeforeAfter
          example={FIRST}
          sizes="(width < 64rem) 92vw, 56rem"
          className="lg:col-span-9"
        />
        <div className="grid content-end gap-4 lg:col-span-3 lg:pb-10">
          <p className="font-display text-[1.625rem] leading-tight font-bold">
            {FIRST.business}, {FIRST.place}
          </p>
          <p className="text-muted">{FIRST.piece}.</p>
          <ButtonLink to={examplePath(FIRST.name)} variant="secondary">
            {texts['work.try']}
            <Icon name="arrow" />
          </ButtonLink>
          <p>
            <TextLink to={`/case-studies/${FIRST.caseSlug}`} className="inline-block py-2.5">
              {fillText(texts['work.case'], {
                price: formatWholePrice(priceExample(FIRST, prices)),
              })}
            </TextLink>
          </p>
        </div>
      </div>
      {/* On phones a shelf to push aside: the next piece shows its edge. */}
      <ul className="-mx-5 mt-12 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8 md:mx-0 md:mt-24 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-12 md:overflow-visible md:px-0 md:pb-0">
        {OTHERS.map((example) => (
          <li key={example.name} className="w-[82%] shrink-0 snap-start md:w-auto">
            <Piece
              example={example}
              packageName={prices.packages.find(({ id }) => id === example.package)?.name ?? ''}
              price={priceExample(example, prices)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Piece = ({
  example,
  packageName,
  price,
}: {
  example: Example;
  packageName: string;
  price: number;
}) => (
  <article className="group relative">
    <ExampleStage
      example={example}
      sizes="(width < 48rem) 80vw, 38rem"
      className="rounded-control transition-[filter] group-hover:brightness-[1.03]"
    />
    <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
      <h3 className="text-[1.375rem] leading-tight">
        <SiteLink
          to={`/case-studies/${example.caseSlug}`}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-[3px] group-hover:underline-offset-[0.18em]"
        >
          {example.business}, {example.place}
        </SiteLink>
      </h3>
      <p className="text-small font-medium">
        {packageName}, {formatWholePrice(price)}
      </p>
    </div>
    <p className="mt-1 max-w-[52ch] text-small text-muted">{example.piece}.</p>
  </article>
);
