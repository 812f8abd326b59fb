import { useCompany, usePrices } from '#app/lib/use-site.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PackageRequest } from '#app/features/quote/package-request.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { sameThing } from '#app/ui/same-thing.ts';
import { formatPrice } from '#shared/core/format.ts';
import type { PricedPackage } from '#shared/pricing/price-list.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { Payment } from './payment.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';

/** The price list: one row a package, because each contains the one above. */
export function Packages() {
  const company = useCompany();
  const { packages } = usePrices();
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      id="preise"
      tone="surface"
      title={texts['packages.title']}
      intro={`${texts['packages.intro']} Alle Preise ${buildShortPriceNote(company.audience)}.`}
      className="border-y border-line"
    >
      <div className="border-t-2 border-ink">
        {packages.map((entry) => (
          <PackageRow key={entry.id} entry={entry} />
        ))}
      </div>
      <p className="mt-8">
        <ButtonLink to="/pakete" variant="secondary">
          {texts['packages.compare']}
          <Icon name="arrow" />
        </ButtonLink>
      </p>
      <Payment />
    </Section>
  );
}

function PackageRow({ entry }: { entry: PricedPackage }) {
  const texts = readTexts(HOME_TEXTS);
  return (
    <article
      data-popular={entry.popular || undefined}
      // No line where the popular one has its own edge.
      className={`grid gap-x-10 gap-y-2 border-b border-line has-[+[data-popular]]:border-transparent data-popular:border-transparent py-6 md:grid-cols-2 md:gap-y-4 md:py-7 lg:grid-cols-12 lg:items-center ${entry.popular ? '-mx-5 bg-accent-wash px-5 dark:outline dark:outline-accent shadow-[inset_6px_0_0_var(--accent)] md:-mx-6 md:px-6' : ''}`}
    >
      <div className="lg:col-span-4">
        <h3 className="flex flex-wrap items-center gap-3 text-[1.625rem] leading-tight">
          {entry.name}
          {entry.popular && <Badge tone="accent">Beliebt</Badge>}
        </h3>
        <p className="mt-1.5 max-w-[40ch] text-small text-muted">
          {readTexts(PACKAGE_TEXTS)[`package.${entry.id}`]}
        </p>
      </div>
      <details className="unfold group text-small md:row-start-2 lg:col-span-3 lg:row-start-1 lg:col-start-5">
        <summary className="flex min-h-11 list-none items-center gap-2 font-medium">
          {texts['packages.scope']}
          <Icon
            name="plus"
            size={16}
            className="transition-transform duration-200 group-open:rotate-45"
          />
        </summary>
        <ul className="grid gap-1">
          {[
            ...(entry.includes
              ? [fillText(texts['packages.includes'], { package: entry.includes })]
              : []),
            ...entry.features,
          ].map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Icon name="check" size={16} className="mt-1" />
              {feature}
            </li>
          ))}
        </ul>
      </details>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 md:block md:text-right lg:col-span-3">
        <span
          className={
            'tabular ml-auto block w-max font-display text-[2rem] leading-tight font-bold ' +
            'tracking-[-0.03em] max-md:ml-0 xl:text-[2.75rem]'
          }
          style={sameThing('package', entry.id)}
        >
          {formatPrice(entry.price)}
        </span>
        <span className="text-small text-muted">
          {fillText(texts['packages.delivery'], { time: entry.delivery })}
        </span>
      </p>
      <PackageRequest
        entry={entry}
        size="small"
        className="self-end whitespace-nowrap lg:col-span-2 lg:self-center"
      />
    </article>
  );
}
