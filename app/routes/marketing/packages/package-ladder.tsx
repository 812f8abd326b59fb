import { Badge } from '#app/ui/badge.tsx';
import { PackageRequest } from '#app/features/quote/package-request.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ExamplePicture } from '#app/features/showcase/example-picture.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import type { PricedPackage } from '#shared/pricing/price-list.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { EXAMPLES } from '#content/examples/examples.ts';
import { formatPrice } from '#shared/core/format.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { cx } from '#app/ui/cx.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';

/** Each package stands on the bars of those before it: a staircase. Beside each other, their rows align. */
export function PackageLadder() {
  const { packages } = usePrices();
  return (
    <Container className="pt-16 pb-12 md:pt-20 md:pb-24">
      <div className="grid sm:grid-cols-2 sm:gap-x-10 wide:grid-cols-4">
        {packages.map((entry, index) => (
          <Step key={entry.id} entry={entry} below={index} />
        ))}
      </div>
    </Container>
  );
}

function Step({ entry, below }: { entry: PricedPackage; below: number }) {
  const texts = readTexts(PACKAGE_TEXTS);
  return (
    <article
      id={entry.id}
      aria-labelledby={`${entry.id}-name`}
      className={cx(
        'relative row-span-7 grid grid-rows-subgrid content-start border-t-[12px] pt-5 ' +
          'transition-colors target:border-accent',
        // From tablets on its tint reaches beyond the column, so that its words stand in line.
        entry.popular
          ? 'mb-16 border-accent bg-accent-wash px-5 pb-4 dark:outline dark:outline-accent sm:-mx-5 wide:-mb-4'
          : 'mb-20 border-ink wide:mb-0',
      )}
    >
      <Stairs bars={below} />
      <h2
        id={`${entry.id}-name`}
        className="flex flex-wrap items-center gap-2 text-[1.625rem] leading-tight"
      >
        {entry.name}
        {entry.popular && <Badge tone="accent">Beliebt</Badge>}
      </h2>
      <p className="mt-2 text-small text-muted">{texts[`package.${entry.id}`]}</p>
      <p
        className="mt-4 w-max font-display text-[min(2.25rem,11.5vw)] leading-none font-bold tracking-[-0.03em]"
        style={sameThing('package', entry.id)}
      >
        {formatPrice(entry.price)}
      </p>
      {/* While one is seen, the bar of phones has no yellow one. */}
      <div data-first-action="" className="my-4">
        <PackageRequest entry={entry} full />
      </div>
      <p className="text-small">{fillText(texts.delivery, { time: entry.delivery })}</p>
      <ul className="mt-4 grid content-start border-t border-line text-small">
        {entry.includes && (
          <li className="border-b border-line py-2 text-muted">
            {fillText(texts.includes, { package: entry.includes })}
          </li>
        )}
        {entry.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 border-b border-line py-2 font-medium">
            <Icon name="check" size={18} className="mt-0.5" />
            {feature}
          </li>
        ))}
      </ul>
      <PackageExample id={entry.id} />
    </article>
  );
}

/** What its column stands on, above its own edge and in its colour: one bar for each package before it. */
const Stairs = ({ bars }: { bars: number }) => (
  <span
    aria-hidden="true"
    className="absolute inset-x-0 bottom-[calc(100%+12px)] border-inherit transition-colors"
  >
    {Array.from({ length: bars }, (_, bar) => (
      <span key={bar} className="mb-1 block border-t-[12px] border-inherit" />
    ))}
  </span>
);

/** What such a package can look like. */
function PackageExample({ id }: { id: PricedPackage['id'] }) {
  const texts = readTexts(PACKAGE_TEXTS);
  const example = EXAMPLES.find((candidate) => candidate.package === id);
  if (!example) return null;
  return (
    <SiteLink to={`/case-studies/${example.caseSlug}`} className="group mt-6 block text-small">
      <ExamplePicture
        example={example}
        shot="wide"
        sizes="(width < 40rem) 60vw, 20rem"
        className="rounded-control border border-line"
      />
      <span className="mt-2 inline-block underline decoration-line-strong underline-offset-4 group-hover:decoration-accent group-hover:decoration-[3px]">
        {fillText(texts.example, { name: example.business })}
      </span>
    </SiteLink>
  );
}
