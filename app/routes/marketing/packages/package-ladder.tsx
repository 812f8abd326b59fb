import type { CSSProperties } from 'react';
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

/** On wide screens each column begins a step higher and all end on one line: a staircase. */
export function PackageLadder() {
  const { packages } = usePrices();
  return (
    <Container className="pt-8 pb-12 md:pt-12 md:pb-24">
      <div className="grid gap-x-px gap-y-10 sm:grid-cols-2 sm:gap-x-6 wide:grid-cols-4 wide:gap-x-7">
        {packages.map((entry, index) => (
          <Step key={entry.id} entry={entry} stepsDown={packages.length - 1 - index} />
        ))}
      </div>
    </Container>
  );
}

function Step({ entry, stepsDown }: { entry: PricedPackage; stepsDown: number }) {
  const texts = readTexts(PACKAGE_TEXTS);
  return (
    <article
      id={entry.id}
      aria-labelledby={`${entry.id}-name`}
      className={cx(
        'flex flex-col gap-6 border-t-[6px] pt-5 transition-colors target:border-accent ' +
          'wide:mt-[calc(var(--steps)*1.5rem)]',
        // Its tint reaches beyond the column, so that its words stand in line with the others.
        entry.popular ? '-mx-3 -mb-4 border-accent bg-accent-wash px-3 pb-4' : 'border-ink',
      )}
      style={{ '--steps': stepsDown } as CSSProperties}
    >
      <div>
        <h2
          id={`${entry.id}-name`}
          className="flex flex-wrap items-center gap-3 text-[1.625rem] leading-tight"
        >
          {entry.name}
          {entry.popular && <Badge tone="accent">Beliebt</Badge>}
        </h2>
        <p
          className="mt-3 w-max font-display text-[2.25rem] leading-none font-bold tracking-[-0.03em]"
          style={sameThing('package', entry.id)}
        >
          {formatPrice(entry.price)}
        </p>
        {entry.popular && <p className="mt-2 font-semibold">{texts['popular.reason']}</p>}
        <p className="mt-2 text-small">{fillText(texts.delivery, { time: entry.delivery })}</p>
        <p className="mt-3 text-small text-muted">{texts[`package.${entry.id}`]}</p>
      </div>
      <ul className="grid content-start border-t border-line text-small">
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
      {/* All end on one line, the pictures as far above the buttons everywhere. */}
      <div className="mt-auto grid gap-6">
        <PackageExample id={entry.id} />
        <PackageRequest entry={entry} full />
      </div>
    </article>
  );
}

/** What such a package can look like. */
function PackageExample({ id }: { id: PricedPackage['id'] }) {
  const texts = readTexts(PACKAGE_TEXTS);
  const example = EXAMPLES.find((candidate) => candidate.package === id);
  if (!example) return null;
  return (
    <SiteLink to={`/case-studies/${example.caseSlug}`} className="group grid gap-2 text-small">
      <ExamplePicture
        example={example}
        shot="wide"
        sizes="(width < 40rem) 90vw, 20rem"
        className="rounded-control border border-line"
      />
      <span className="underline decoration-line-strong underline-offset-4 group-hover:decoration-accent group-hover:decoration-[3px]">
        {fillText(texts.example, { name: example.business })}
      </span>
    </SiteLink>
  );
}
