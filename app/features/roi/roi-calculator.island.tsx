import { usePrices } from '#app/lib/use-site.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { buildQuotePath } from '#shared/quote/quote-link.ts';
import { calculateRoi } from '#shared/statistics/roi.ts';
import { cx } from '#app/ui/cx.ts';
import { GRID, HALF } from '#app/ui/layout/grid.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ASSUMPTION_FIELDS, BUSINESS_FIELDS, INVESTMENT_FIELD, type RoiField } from './fields.ts';
import { RoiChart, RoiTable } from './roi-chart.tsx';
import { RoiMethod } from './roi-method.tsx';
import { RoiFigures, RoiGain } from './roi-summary.tsx';
import { useRoiForm, type RoiTexts } from './use-roi-form.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { ROI_TEXTS } from '#shared/texts/roi.ts';
import { NumberField, CopyLink } from './roi-fields.tsx';

type RoiCalculatorProps = { initialTexts: RoiTexts; initialPackage: string };

/** Beside each other where two have room for their names. */
const FIELDS = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2';

/**
 * Inputs and result are halves of the page; every keystroke counts. Without script the form
 * sends itself to the server, which answers with the same result.
 */
export default function RoiCalculator({ initialTexts, initialPackage }: RoiCalculatorProps) {
  const form = useRoiForm(initialTexts, initialPackage);
  const { packages } = usePrices();
  const texts = useTexts(ROI_TEXTS);
  const results = calculateRoi(form.input);
  const chosen = packages.find(({ id }) => id === form.packageId);
  const renderField = (field: RoiField) => (
    <NumberField
      key={field.name}
      field={field}
      value={form.texts[field.name]}
      onChange={form.change}
    />
  );
  return (
    <>
      <div className={cx(GRID, 'gap-y-6')}>
        <form
          method="get"
          className={cx(
            HALF,
            // What has the focus stands below the result, which stays in view on phones.
            'grid content-start gap-10 max-lg:pt-6 max-lg:[&_:is(input,select,summary)]:scroll-mt-28',
            // There the result stands above it and comes after it: painted before the parser has
            // reached the figures, it would be pushed down.
            'max-lg:[&:not(:has(~_*_dl))]:hidden',
          )}
        >
          <fieldset className="grid gap-5">
            <legend className="mb-5 font-display text-title font-semibold">{texts.business}</legend>
            <div className={FIELDS}>{BUSINESS_FIELDS.map(renderField)}</div>
          </fieldset>
          <fieldset className="grid gap-5">
            <legend className="mb-5 font-display text-title font-semibold">{texts.project}</legend>
            <div className={FIELDS}>
              <Field label="Paket" required hint={texts['package.hint']}>
                {(control) => (
                  <Select
                    {...control}
                    required={false}
                    name="paket"
                    value={form.packageId}
                    onChange={(event) =>
                      form.choosePackage(
                        event.target.value,
                        packages.find(({ id }) => id === event.target.value)?.price ?? null,
                      )
                    }
                  >
                    {packages.map((entry) => (
                      <option key={entry.id} value={entry.id}>
                        {entry.name}, {formatWholePrice(entry.price)}
                      </option>
                    ))}
                    <option value="">{texts['package.own']}</option>
                  </Select>
                )}
              </Field>
              {renderField(INVESTMENT_FIELD)}
            </div>
          </fieldset>
          <details className="group border-y border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 font-display text-title font-semibold">
              {texts.assumptions}
              <Icon
                name="plus"
                className="transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <div className={cx(FIELDS, 'pb-6')}>{ASSUMPTION_FIELDS.map(renderField)}</div>
          </details>
          <noscript>
            <button type="submit" className="min-h-12 border border-ink px-5 font-semibold">
              Neu berechnen
            </button>
          </noscript>
        </form>
        {/* Sticky as one, so that nothing of it slides below another part, and no higher than the
            window of a small laptop: what is left there is the chart's. */}
        <div
          data-keep-free=""
          className={cx(
            HALF,
            'gap-3 max-lg:contents lg:sticky lg:top-[calc(var(--header-height)+0.5rem)] lg:grid lg:content-start lg:self-start',
          )}
        >
          <div className="flex flex-wrap items-end justify-between gap-x-3 max-lg:contents">
            <RoiGain results={results} months={form.input.months} />
            <div className="order-last flex flex-wrap gap-3 lg:pb-3">
              <ButtonLink
                to={buildQuotePath(chosen ? { package: chosen.id } : { projectType: 'website' })}
              >
                Angebot anfragen
              </ButtonLink>
              <CopyLink search={form.search} />
            </div>
          </div>
          <RoiChart results={results} />
          <RoiFigures results={results} />
        </div>
      </div>
      <div className="mt-6">
        <RoiTable results={results} />
      </div>
      <RoiMethod />
    </>
  );
}
