import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { PACKAGES } from '#shared/business.ts';
import { formatPrice } from '#shared/format.ts';
import { cx } from '#app/ui/cx.ts';

type Package = (typeof PACKAGES)[number];

/** Features that a package takes over from the ones before it. */
const inherited = (index: number): string[] => PACKAGES.slice(0, index).flatMap((entry) => [...entry.features]);

/** On wide screens the columns stand on one line and grow with what they contain: the price ladder draws itself. */
export function PackageLadder() {
  return (
    <Container className="pt-14 pb-20 md:pt-20 md:pb-28">
      <div className="grid items-end gap-x-px gap-y-10 sm:grid-cols-2 sm:gap-x-6 wide:grid-cols-4 wide:gap-x-5">
        {PACKAGES.map((entry, index) => (
          <Step key={entry.id} entry={entry} taken={inherited(index)} />
        ))}
      </div>
    </Container>
  );
}

const Step = ({ entry, taken }: { entry: Package; taken: string[] }) => (
  <article
    id={entry.id}
    aria-labelledby={`${entry.id}-name`}
    className={cx(
      'grid gap-6 border-t-[6px] pt-5 transition-colors target:border-accent sm:h-full wide:h-auto',
      entry.popular ? 'border-accent' : 'border-ink',
    )}
  >
    <div>
      <h2 id={`${entry.id}-name`} className="flex flex-wrap items-center gap-3 text-[1.625rem] leading-tight">
        {entry.name}
        {entry.popular && <Badge tone="accent">Beliebt</Badge>}
      </h2>
      <p className="tabular mt-3 font-display text-[2.25rem] leading-none font-bold tracking-[-0.03em]">{formatPrice(entry.price)}</p>
      <p className="mt-2 text-small">Lieferzeit: {entry.delivery}</p>
      <p className="mt-3 text-small text-muted">{entry.description}</p>
    </div>
    <ul className="grid content-start border-t border-line text-small">
      {entry.features.map((feature) => (
        <li key={feature} className="flex gap-2.5 border-b border-line py-2 font-medium">
          <Icon name="check" size={18} className="mt-0.5" />
          {feature}
        </li>
      ))}
      {entry.includes && <li className="pt-3 pb-1 text-fine font-semibold">Dazu alles aus {entry.includes}:</li>}
      {taken.map((feature) => (
        <li key={feature} className="py-1 text-muted">
          {feature}
        </li>
      ))}
    </ul>
    <ButtonLink
      to="/login"
      variant={entry.popular ? 'primary' : 'secondary'}
      full
      className="self-end"
      aria-label={`Angebot anfragen: ${entry.name}`}
      data-track-name="button_click"
      data-track-category="package_register"
      data-track-label={entry.id}
    >
      Angebot anfragen
    </ButtonLink>
  </article>
);
