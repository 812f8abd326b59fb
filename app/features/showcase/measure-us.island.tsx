import { useEffect, useState } from 'react';
import { formatNumber } from '#shared/core/format.ts';

type Measured = { paint: number; answer: number; presses: number; bytes: number; others: number };
type Figure = {
  value: string;
  unit: string;
  text: string;
  aim: string;
  source?: string;
  /** There is none before the first click. */
  takesClick?: true;
};
type Timed = PerformanceEntry & { interactionId?: number };

/** Shorter answers are not told to pages. */
const SHORTEST_MS = 16;
const PAINT = 'largest-contentful-paint';
const ANSWER = 'event';

/** What this very page has cost this visitor; nothing of it leaves the browser. */
export default function MeasureUs() {
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => {
    let paint = 0;
    let answer = 0;
    const look = (): void => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loaded = page?.loadEventStart ?? 0;
      const first = files.filter(({ startTime }) => startTime <= loaded);
      setMeasured({
        paint,
        answer,
        presses: (performance as { interactionCount?: number }).interactionCount ?? 0,
        bytes: first.reduce((sum, file) => sum + file.encodedBodySize, page?.encodedBodySize ?? 0),
        others: files.filter(({ name }) => !isOwn(name)).length,
      });
    };
    const painted = observe(PAINT, (entry) => {
      paint = entry.startTime;
      look();
    });
    const answered = observe(ANSWER, (entry) => {
      if (entry.interactionId) answer = Math.max(answer, entry.duration);
    });
    // Short answers from before are forgotten, but the first.
    const begun = observe('first-input', ({ duration }) => (answer = Math.max(answer, duration)));
    look();
    const timer = setInterval(look, 1_000);
    return () => {
      clearInterval(timer);
      painted?.disconnect();
      answered?.disconnect();
      begun?.disconnect();
    };
  }, []);
  return (
    <dl aria-live="off" className="grid grid-cols-2 border-t border-line-strong @4xl:grid-cols-4">
      {describe(measured).map(({ value, unit, text, aim }) => (
        <div
          key={text}
          className="flex flex-col-reverse justify-end gap-1 border-b border-line py-5 pr-4 @4xl:border-b-0"
        >
          <dt>
            {text}
            <span className="block text-small">{aim}</span>
          </dt>
          <dd className="tabular min-h-[1em] font-display whitespace-nowrap text-[clamp(2.75rem,7.5cqi,7rem)] leading-none font-bold tracking-[-0.03em]">
            <span {...(!value && { 'data-loading': '', className: 'scriptless:hidden' })}>
              {value || '–'}
              {unit && <span className="text-[0.4em] tracking-normal"> {unit}</span>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isOwn = (address: string): boolean =>
  /^(data|blob):/.test(address) || address.startsWith(location.origin);

function observe(type: string, take: (entry: Timed) => void): PerformanceObserver | undefined {
  if (!tells(type)) return undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  // React's types know neither the threshold nor that old entries are told too.
  observer.observe({
    type,
    buffered: true,
    durationThreshold: SHORTEST_MS,
  } as PerformanceObserverInit);
  return observer;
}

const tells = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type);

function describe(measured: Measured | undefined): Figure[] {
  const { paint = 0, answer = 0, presses = 0, bytes = 0, others = 0 } = measured ?? {};
  const figures: Figure[] = [
    {
      value: paint ? formatNumber(Math.round(paint / 10) / 100) : '',
      unit: 's',
      text: 'bis das größte Element zu sehen war (LCP)',
      aim: 'gut bis 2,5 s',
      source: PAINT,
    },
    {
      value: measured ? formatNumber(Math.round(bytes / 1024)) : '',
      unit: 'kB',
      text: 'für den ersten Aufruf, bis die Seite geladen war',
      aim: 'Text, Schriften und Script',
    },
    {
      value: measured ? String(others) : '',
      unit: '',
      text: 'Anfragen an fremde Server',
      aim: 'Ziel: 0',
    },
    {
      value: answer ? String(Math.round(answer)) : presses > 0 ? `< ${SHORTEST_MS}` : '',
      unit: 'ms',
      text: 'langsamste Antwort auf einen Klick (INP)',
      aim: 'gut bis 200 ms',
      takesClick: true,
      source: ANSWER,
    },
  ];
  // What a browser never tells is not waited for, nor what takes a click.
  return figures.filter(
    ({ value, source, takesClick }) =>
      (value || !takesClick) && (!measured || !source || tells(source)),
  );
}
