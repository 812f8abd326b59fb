import { findToday } from '#shared/agency/agency-day.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { ChipLine } from '#app/private/chip-line.tsx';
import { FilterSelect } from '#app/private/list-head.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import {
  DEFAULT_PART,
  DEFAULT_PRESET,
  findPeriodProblem,
  PARTS,
  PRESETS,
  readPart,
  readPeriod,
  type Period,
  type Preset,
} from './period.ts';

/** Period and part of the page; they stand in the address, so that they can be kept and shared. */
export function usePeriod() {
  const [parameters, setParameters] = useSearchParams();
  const { preset, period } = readPeriod(parameters, findToday());
  const part = readPart(parameters);
  const choose = (next: Preset, own?: Period) =>
    setParameters(
      {
        ...(part !== DEFAULT_PART && { teil: part }),
        ...(next !== DEFAULT_PRESET && { zeitraum: next }),
        ...(own && { von: own.from, bis: own.to }),
      },
      { replace: true, preventScrollReset: true },
    );
  const show = (next: string) => {
    const changed = new URLSearchParams(parameters);
    if (next === DEFAULT_PART) changed.delete('teil');
    else changed.set('teil', next);
    setParameters(changed, { preventScrollReset: true });
  };
  return { preset, period, choose, part, show };
}

/** Usual periods in a list, any other by two days; `children` stand beside the list. */
export function PeriodBar({
  preset,
  period,
  choose,
  part,
  show,
  children,
}: ReturnType<typeof usePeriod> & { children: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ChipLine
        label="Teil der Statistik"
        chips={Object.entries(PARTS)}
        chosen={part}
        onChoose={show}
        scrolls={false}
        className="max-sm:w-full max-sm:*:flex-1"
      />
      <FilterSelect
        label="Zeitraum"
        value={preset}
        options={Object.entries(PRESETS)}
        onChange={(next) => choose(next as Preset, next === 'eigen' ? period : undefined)}
      />
      {children}
      {preset === 'eigen' && (
        <OwnPeriod key={`${period.from} ${period.to}`} period={period} choose={choose} />
      )}
    </div>
  );
}

function OwnPeriod({
  period,
  choose,
}: {
  period: Period;
  choose: ReturnType<typeof usePeriod>['choose'];
}) {
  const [values, setValues] = useState(period);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findPeriodProblem(values, findToday());
    setProblem(found);
    if (!found) choose('eigen', values);
  };
  const bind = (field: keyof Period) => ({
    type: 'date',
    value: values[field],
    max: findToday(),
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [field]: event.target.value }),
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Eigener Zeitraum"
      className="order-last grid w-full grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[10rem_10rem_auto]"
    >
      <Field label="Erster Tag" optionalMark={false}>
        {(control) => <Input {...control} {...bind('from')} />}
      </Field>
      <Field label="Letzter Tag" optionalMark={false}>
        {(control) => <Input {...control} {...bind('to')} />}
      </Field>
      <Button type="submit" variant="secondary" className="col-span-2 sm:col-span-1">
        Anwenden
      </Button>
      <div className="col-span-2 sm:col-span-3">
        <FieldError id="zeitraum-error" message={problem ?? undefined} />
      </div>
    </form>
  );
}
