import { useId, useState } from 'react';
import { Input } from '#app/ui/form/field.tsx';

const FIRST = { trade: 'Heizung tauschen', town: 'Mönchengladbach' };

const toPath = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The visitor's own work and town, as a search engine would show a page about them. */
export default function SearchFragment() {
  const id = useId();
  const [words, setWords] = useState(FIRST);
  const trade = words.trade.trim() || FIRST.trade;
  const town = words.town.trim() || FIRST.town;
  const bind = (name: keyof typeof FIRST) => ({
    id: `${id}-${name}`,
    value: words[name],
    maxLength: 40,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      setWords({ ...words, [name]: event.target.value }),
  });
  return (
    <div className="grid grid-rows-[auto_1fr] gap-4 text-small">
      <div className="grid gap-3 sm:grid-cols-2">
        <label htmlFor={`${id}-trade`} className="grid gap-1 text-fine font-semibold">
          Ihre Arbeit
          <Input {...bind('trade')} />
        </label>
        <label htmlFor={`${id}-town`} className="grid gap-1 text-fine font-semibold">
          Ihr Ort
          <Input {...bind('town')} />
        </label>
      </div>
      <div
        aria-live="polite"
        className="border border-l-[3px] border-line-strong border-l-accent bg-surface p-4 wrap-anywhere md:p-6"
      >
        <p className="text-fine text-muted">ihr-betrieb.example › {toPath(trade)}</p>
        <p className="mt-0.5 text-title font-medium text-balance underline md:text-[1.625rem] decoration-line-strong underline-offset-4">
          {trade} in {town}: Ablauf und Preise
        </p>
        <p className="mt-1 text-balance text-muted">
          Vom Termin bis zur Abnahme. Mit Preisspanne, Dauer und den Unterlagen, die Sie brauchen.
        </p>
      </div>
    </div>
  );
}
