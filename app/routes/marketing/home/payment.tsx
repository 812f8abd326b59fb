import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Icon } from '#app/ui/icon.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { TextLink } from '#app/ui/link.tsx';
import { FINANCING } from '#shared/agency/business.ts';
import { formatPlainPrice } from '#shared/core/format.ts';
import { buildInstalmentPlan } from '#shared/pricing/instalments.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';
import { Payments } from '../packages/payments.tsx';

/** Three ways to pay; the plan is computed, not written. */
export function Payment() {
  const example = usePrices().packages[1];
  const texts = readTexts(HOME_TEXTS);
  const plan = buildInstalmentPlan(example.price, FINANCING.minInstalments);
  const share = `${FINANCING.downPaymentShare * 100}%`;
  return (
    <div className={cx(GRID, 'mt-12 gap-y-8 md:mt-16')}>
      <div className={cx(MARGIN, 'grid content-start gap-8')}>
        <h3 className="text-title">{texts['payment.title']}</h3>
        <dl className="grid gap-6 text-small">
          <div>
            <dt className="font-semibold">{texts['payment.instant.title']}</dt>
            <dd className="mt-1 text-muted">{texts['payment.instant']}</dd>
          </div>
          <div>
            <dt className="font-semibold">{texts['payment.rates.title']}</dt>
            <dd className="mt-1 text-muted">
              {fillText(texts['payment.rates'], {
                share,
                least: String(FINANCING.minInstalments),
                most: String(FINANCING.maxInstalments),
              })}
            </dd>
          </div>
          <div>
            <dt className="font-semibold">{texts['payment.portal.title']}</dt>
            <dd className="mt-1 text-muted">
              {texts['payment.portal']}{' '}
              <TextLink to="/login" className="text-ink">
                {texts['payment.portal.link']}
              </TextLink>
            </dd>
          </div>
        </dl>
      </div>
      <figure className={TEXT}>
        <figcaption className="caption text-muted">
          {fillText(texts['payment.example'], {
            package: example.name,
            price: formatPlainPrice(example.price),
            count: String(plan.instalments.length),
          })}
        </figcaption>
        <ol className="mt-4">
          <Payments plan={plan} />
        </ol>
        <p className="mt-6 flex items-start gap-2 text-fine text-muted">
          <Icon name="info" size={16} className="mt-0.5" />
          {readTexts(PACKAGE_TEXTS)['rates.note']}
        </p>
      </figure>
    </div>
  );
}
