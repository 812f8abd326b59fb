import type { Example } from '#content/examples/examples.ts';
import { FIGURES } from '#content/examples/figures.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { formatDay, formatNumber } from '#shared/core/format.ts';

/** Three figures of an example in a row, where it stands among others. */
export function KeyFigures({ example }: { example: Example }) {
  const { bytes, others, axe } = FIGURES[example.name];
  const figures = [
    { value: `${kilobytes(bytes)} kB`, text: 'die ganze Seite' },
    { value: others, text: 'Anfragen an fremde Server' },
    { value: axe, text: 'Mängel laut axe' },
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-4 border-t border-line-strong pt-3">
      {figures.map(({ value, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end">
          <dt className="text-fine text-muted">{text}</dt>
          <dd className="tabular font-display text-title font-bold whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const kilobytes = (bytes: number): string => formatNumber(Math.round(bytes / 102.4) / 10);

/**
 * What was measured of the example, as large figures; all of them can be
 * measured again by anybody.
 */
export function Measured({ example }: { example: Example }) {
  const { bytes, scriptBytes, others, axe, lighthouse, measured } = FIGURES[example.name];
  const marks = Object.values(lighthouse);
  const figures = [
    { value: kilobytes(bytes), unit: 'kB', text: 'die ganze Seite mit Schriften' },
    { value: kilobytes(scriptBytes), unit: 'kB', text: 'davon Script' },
    { value: String(others), unit: '', text: 'Anfragen an fremde Server' },
    { value: String(axe), unit: '', text: 'Mängel in der Barriereprüfung (axe), hell und dunkel' },
    { value: marks.join(' · '), unit: '', text: 'Lighthouse: Tempo, Zugang, Sauberkeit' },
  ];
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-ink md:grid-cols-[repeat(4,1fr)_1.7fr]">
        {figures.map(({ value, unit, text }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end border-b border-line py-4 last:col-span-2 md:border-0 md:last:col-span-1"
          >
            <dt className="text-small text-muted">{text}</dt>
            <dd className="font-display text-[clamp(2rem,1.4rem+2vw,3.25rem)] leading-none font-bold tracking-[-0.03em]">
              {value}
              {unit && <span className="text-[0.5em]"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-fine text-muted">
        {fillText(readTexts(OVERVIEW_TEXTS)['case.measured'], { day: formatDay(measured) })}
      </p>
    </div>
  );
}
