import { useState } from 'react';
import { usePrices } from '#app/lib/use-site.ts';
import { Field, Select } from '#app/ui/form/field.tsx';
import { FINANCING } from '#shared/agency/business.ts';
import { formatPlainPrice } from '#shared/core/format.ts';
import { buildInstalmentPlan } from '#shared/pricing/instalments.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';
import { Payments } from './payments.tsx';

const COUNTS = Array.from(
  { length: FINANCING.maxInstalments - FINANCING.minInstalments + 1 },
  (_, index) => FINANCING.minInstalments + index,
);

/** The payment plan of any package, worked out to the cent. */
export default function InstalmentCalculator() {
  const { packages } = usePrices();
  const texts = useTexts(PACKAGE_TEXTS);
  const [id, setId] = useState<string>(packages[1].id);
  const [count, setCount] = useState<number>(FINANCING.minInstalments);
  const chosen = packages.find((entry) => entry.id === id) ?? packages[1];
  const plan = buildInstalmentPlan(chosen.price, count);
  return (
    <div className="grid gap-8">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Paket" required>
          {(control) => (
            <Select
              {...control}
              required={false}
              value={id}
              onChange={(event) => setId(event.target.value)}
            >
              {packages.map((entry) => (
                <option key={entry.id} value={entry.id}>
                  {entry.name}, {formatPlainPrice(entry.price)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Monatsraten" required>
          {(control) => (
            <Select
              {...control}
              required={false}
              value={count}
              onChange={(event) => setCount(Number(event.target.value))}
            >
              {COUNTS.map((option) => (
                <option key={option} value={option}>
                  {option} Raten
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ol aria-live="polite" aria-label={`Zahlungsplan ${chosen.name}`}>
        <Payments plan={plan} />
        <li className="flex justify-between gap-4 py-3 text-small font-semibold">
          <span>Summe</span>
          <span className="tabular text-body">{formatPlainPrice(chosen.price)}</span>
        </li>
      </ol>
      <p className="text-small text-muted">{texts['rates.note']}</p>
    </div>
  );
}
