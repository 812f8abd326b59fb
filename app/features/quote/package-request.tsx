import { buildLoginPath } from '#app/lib/return-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { PricedPackage } from '#shared/pricing/price-list.ts';
import { buildQuotePath } from '#shared/quote/quote-link.ts';

type Props = {
  entry: PricedPackage;
  size?: 'small';
  full?: boolean;
  className?: string;
};

/** From a package to the form, by way of signing in, with the package chosen. */
export function PackageRequest({ entry, ...look }: Props) {
  return (
    <ButtonLink
      {...look}
      to={buildLoginPath(buildQuotePath({ package: entry.id }))}
      variant={entry.popular ? 'primary' : 'secondary'}
      aria-label={`Angebot anfragen: ${entry.name}`}
      data-track-name="button_click"
      data-track-category="package_register"
      data-track-label={entry.id}
    >
      Angebot anfragen
    </ButtonLink>
  );
}
