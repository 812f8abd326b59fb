import { useEffect, useRef, useState } from 'react';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { useCompany, usePrices } from '#app/lib/use-site.ts';
import { cx } from '#app/ui/cx.ts';
import { Select } from '#app/ui/form/field.tsx';
import { formatWholePrice } from '#shared/core/format.ts';
import { estimatePrice, explainMonth, urgencyBadge } from '#shared/pricing/price.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { PriceGauge } from './price-gauge.tsx';
import { RollingPrice } from './rolling-price.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';

export const ESTIMATE_FORM = 'richtpreis';

const KEYS = 'grid grid-cols-2 gap-px border-b border-line bg-line max-[22rem]:grid-cols-1';
const KEY =
  'flex min-h-12 cursor-pointer items-center gap-2 bg-surface px-3 leading-tight wrap-anywhere ' +
  'transition-colors hover:bg-sunken has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

const FIRST_CHOICE = {
  projectType: 'website',
  urgency: '1month',
  additionalServices: [] as string[],
};

function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function readChoice(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    projectType: readText(data, 'angebot'),
    urgency: readText(data, 'dringlichkeit'),
    additionalServices: data.getAll('leistungen').filter((id) => typeof id === 'string'),
  };
}

/** The real price function of the quote request, to play with before any question is asked. */
export default function PriceEstimate() {
  const company = useCompany();
  const texts = useTexts(PACKAGE_TEXTS);
  const prices = usePrices();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const price = estimatePrice(choice, prices);
  // Where each extra has raised the level to, one upon the other.
  const marks = choice.additionalServices.map((id, index) => ({
    id,
    level: estimatePrice(
      { ...choice, additionalServices: choice.additionalServices.slice(0, index + 1) },
      prices,
    ),
    label: `+${prices.services.find((service) => service.id === id)?.price ?? 0}`,
  }));
  const month = explainMonth(choice.additionalServices);

  // Inputs are uncontrolled: whatever was chosen before the code arrived still counts.
  useEffect(() => {
    if (form.current) setChoice(readChoice(form.current));
  }, []);

  return (
    <form
      ref={form}
      id={ESTIMATE_FORM}
      aria-labelledby="schaetzung"
      className="grid border border-line-strong bg-surface sm:grid-cols-[5.5rem_minmax(0,1fr)] lg:max-xl:grid-cols-[4.25rem_minmax(0,1fr)]"
      onChange={(event) => setChoice(readChoice(event.currentTarget))}
      onSubmit={(event) => event.preventDefault()}
    >
      <PriceGauge price={price} marks={marks} />
      {/* One instrument: its keys share their lines, from edge to edge. */}
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line p-3 sm:py-5">
          <h2 id="schaetzung" className="caption text-muted">
            {texts['estimate.title']}
          </h2>
          <output
            aria-live="polite"
            className="tabular w-full font-display text-figure font-bold tracking-[-0.04em] laptop:w-auto laptop:text-[3.25rem]"
          >
            <RollingPrice text={formatWholePrice(price)} />
          </output>
          <p className="text-fine text-muted">
            {buildShortPriceNote(company.audience)}
            {month && `. ${month}`}
          </p>
        </div>
        <fieldset>
          <legend className="sr-only">Projekt</legend>
          <div className={KEYS}>
            {prices.projectTypes.map((type) => (
              <label
                key={type.id}
                className={cx(KEY, 'text-small has-checked:bg-ink has-checked:text-canvas')}
              >
                <input
                  type="radio"
                  name="angebot"
                  value={type.id}
                  defaultChecked={type.id === FIRST_CHOICE.projectType}
                  className="sr-only"
                />
                {type.title}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="grid grid-cols-[auto_1fr] items-center border-b border-line pl-3 text-small">
          Termin
          <Select
            name="dringlichkeit"
            defaultValue={FIRST_CHOICE.urgency}
            className="border-0! text-small"
          >
            {prices.urgencies.map((option) => (
              <option key={option.value} value={option.value}>
                {[option.label, urgencyBadge(option.multiplier)].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        </label>
        <fieldset>
          <legend className="sr-only">Dazu</legend>
          <div className={KEYS}>
            {prices.services.map((service) => (
              <label
                key={service.id}
                className={cx(KEY, 'text-fine has-checked:bg-accent has-checked:text-on-accent')}
              >
                <input type="checkbox" name="leistungen" value={service.id} className="sr-only" />
                <span aria-hidden="true">+</span>
                {service.label}
              </label>
            ))}
          </div>
        </fieldset>
        {/* The form begins with what stands here, also untouched. */}
        <QuoteButton variant="solid" full />
      </div>
    </form>
  );
}
