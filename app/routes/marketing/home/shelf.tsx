import { ExamplePicture } from '#app/features/showcase/example-picture.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { EXAMPLES, examplePath, priceExample } from '#content/examples/examples.ts';
import { readTexts } from '#content/texts.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

/**
 * The five example websites, one press away from the first screen, each on its
 * own ground. Their pictures come when the page is there (PRESS-04).
 */
export function Shelf() {
  const texts = readTexts(HOME_TEXTS);
  const prices = usePrices();
  return (
    <section aria-labelledby="beispiele" className="border-b border-line py-12 md:py-20">
      <Container>
        <h2 id="beispiele" className="text-head">
          {texts['shelf.title']}
        </h2>
        <div className="mt-3 mb-7 flex flex-wrap items-baseline justify-between gap-x-10">
          <p className="text-muted">{texts['shelf.note']}</p>
          <TextLink to="/case-studies" className="inline-flex min-h-11 items-center">
            {texts['shelf.all']}
          </TextLink>
        </div>
        <ul className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8 md:mx-0 md:grid md:grid-cols-5 md:overflow-visible md:px-0 md:pb-0">
          {EXAMPLES.map((example) => (
            <li key={example.name} className="w-[58%] shrink-0 snap-start sm:w-[34%] md:w-auto">
              <SiteLink to={examplePath(example.name)} className="group block">
                <span
                  style={{ background: example.ground }}
                  className="block overflow-hidden rounded-control px-[9%] pt-[9%] transition-[filter] group-hover:brightness-[1.03]"
                >
                  <span className="block aspect-[4/5] overflow-hidden rounded-t-control">
                    <ExamplePicture
                      example={example}
                      shot="phone"
                      sizes="(width < 40rem) 48vw, (width < 48rem) 28vw, 13rem"
                      className="once-loaded"
                    />
                  </span>
                </span>
                <span className="mt-3 block leading-snug">
                  <span className="block font-semibold group-hover:underline group-hover:decoration-accent group-hover:decoration-[3px] group-hover:underline-offset-[0.18em]">
                    {example.business}
                  </span>
                  <span className="flex flex-wrap justify-between gap-x-3 text-small text-muted">
                    <span>{example.place}</span>
                    <span className="tabular">
                      {formatWholePrice(priceExample(example, prices))}
                    </span>
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
