import { PACKAGES } from '#shared/agency/business.ts';
import { usePrices } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { formatPrice } from '#shared/core/format.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';

const [first, ...others] = PACKAGES;
/** What the first holds, all hold: a line says so, rows show what differs. */
const SHARED = first.features.join(', ');
const ROWS = others.flatMap((entry, index) =>
  entry.features.map((feature) => ({ feature, level: index + 1 })),
);

/** On phones, where four names do not fit beside each other. */
const UPRIGHT = { writingMode: 'vertical-rl', rotate: '180deg' } as const;

const CELL = 'border-b border-line px-0.5 py-3 text-center sm:px-3';

/**
 * What differs between the packages, feature by feature. On phones the names stand upright, so that all four
 * fit; enlarged text scrolls in its own region.
 */
export function Comparison() {
  const { packages } = usePrices();
  const texts = readTexts(PACKAGE_TEXTS);
  return (
    <>
      <p className="mb-6">{fillText(texts['compare.shared'], { features: SHARED })}</p>
      <section
        aria-label="Vergleich der Pakete"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className="relative -mx-5 overflow-x-auto px-5 sm:mx-0 sm:px-0"
      >
        <table className="w-full table-fixed sm:min-w-[44rem] border-collapse text-small">
          <caption className="sr-only">Unterschiede der vier Pakete</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="w-[38%] border-b-2 border-ink py-3 text-left align-bottom font-semibold sm:w-[28%]"
              >
                Leistung
              </th>
              {packages.map((entry) => (
                <th
                  key={entry.id}
                  scope="col"
                  className={`border-b-2 border-ink px-0.5 py-3 align-bottom sm:px-3 ${entry.popular ? 'bg-accent-wash' : ''}`}
                >
                  <span className="font-display font-semibold max-sm:sr-only sm:block sm:text-[1.125rem]">
                    {entry.name}
                  </span>
                  <span
                    aria-hidden="true"
                    className="text-fine font-semibold whitespace-nowrap sm:hidden"
                    style={UPRIGHT}
                  >
                    {entry.name}
                  </span>
                  <span className="tabular block font-normal text-muted max-sm:sr-only">
                    {formatPrice(entry.price)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ feature, level }) => (
              <tr key={feature} className="hover:bg-sunken">
                <th scope="row" className="border-b border-line py-3 pr-3 text-left font-medium">
                  {feature}
                </th>
                {packages.map((entry, index) => (
                  <td key={entry.id} className={`${CELL} ${entry.popular ? 'bg-accent-wash' : ''}`}>
                    {index >= level ? (
                      <>
                        <Icon name="check" size={18} className="inline-block" />
                        <span className="sr-only">enthalten</span>
                      </>
                    ) : (
                      <>
                        <span aria-hidden="true" className="font-semibold text-muted">
                          –
                        </span>
                        <span className="sr-only">nicht enthalten</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="border-b border-line py-3 pr-3 text-left font-medium">
                {texts['compare.delivery']}
              </th>
              {packages.map((entry) => (
                <td
                  key={entry.id}
                  className={`tabular ${CELL} ${entry.popular ? 'bg-accent-wash' : ''}`}
                >
                  {entry.delivery.replace(/ Wochen$/, '')}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
