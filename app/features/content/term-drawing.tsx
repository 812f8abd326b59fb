import { Fragment, type CSSProperties } from 'react';
import type { PageData } from '#content/pages.ts';
import { keepTogether } from '#shared/core/keep-together.ts';
import { cx } from '#app/ui/cx.ts';
import { readNumber } from './post-figure.tsx';

type Drawn = Pick<PageData<'glossary'>, 'scale' | 'marks' | 'limits' | 'way' | 'parts'>;

export const isDrawn = ({ scale, limits, way, parts }: Drawn): boolean =>
  scale.length + limits.length + way.length + parts.length > 0;

/** A term as a measurement, as a way on the river or as a specimen in pieces. */
export const TermDrawing = ({ scale, marks, limits, way, parts }: Drawn) => (
  <>
    {scale.length > 1 && <Scale scale={scale} marks={marks} />}
    {scale.length === 1 && <Bars scale={scale} marks={marks} />}
    {limits.length > 0 && <Limits limits={limits} />}
    {way.length > 0 && <Way stations={way} />}
    {parts.length > 0 && <Parts parts={parts} />}
  </>
);

/** Room above the last mark, where nothing follows that says how far the scale goes. */
const HEADROOM = 1.1;
/** From here on the words of a mark stand before it. */
const LATE = 55;
/** The head of a pin, in the middle of its line. */
const PIN = { top: '-0.25rem', left: '-0.3125rem' };
const TICKS = 'repeating-linear-gradient(90deg,var(--ink) 0 2px,transparent 0 5%)';

/** The figure without what it counts. */
const splitUnit = (figure: string): [number: string, unit: string] => {
  const [number = ''] = figure.split(' ');
  return [number, figure.slice(number.length)];
};

/** Ranges as wide as they are; the first that the entry names is the good one. */
export function layOutScale({ scale, marks }: Pick<Drawn, 'scale' | 'marks'>) {
  const sorted = scale
    .map((band, index) => ({ ...band, start: readNumber(band.from), isGood: index === 0 }))
    .toSorted((one, other) => one.start - other.start);
  const first = sorted[0]?.start ?? 0;
  const last = sorted.at(-1)?.start ?? 0;
  const values = marks.map(({ at }) => readNumber(at));
  const end = Math.max(
    2 * last - (sorted.at(-2)?.start ?? last),
    ...values.map((value) => value * HEADROOM),
  );
  const place = (value: number): number => ((value - first) / (end - first)) * 100;
  return {
    bands: sorted.map((band, index) => ({
      ...band,
      share: place(sorted[index + 1]?.start ?? end) - place(band.start),
    })),
    marks: marks.map((mark) => ({ ...mark, place: place(readNumber(mark.at)) })),
  };
}

/** Values of one range, beneath each other and as long as they are. */
function Bars({ scale, marks }: Pick<Drawn, 'scale' | 'marks'>) {
  const greatest = Math.max(...marks.map(({ at }) => readNumber(at)));
  return (
    <>
      <ol className="grid gap-6">
        {marks.map(({ at, name }) => (
          <li key={name}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="font-display text-figure leading-none">{at}</strong>{' '}
              <span>{keepTogether(name)}</span>
            </p>
            <span
              aria-hidden="true"
              className="mt-2 block h-4 border-2 border-ink bg-accent"
              style={{ width: `${(readNumber(at) / greatest) * 100}%` }}
            />
          </li>
        ))}
      </ol>
      {scale.map(({ name }) => (
        <p key={name} className="mt-6 text-small">
          {keepTogether(name)}
        </p>
      ))}
    </>
  );
}

/** Measurements of different units below one measure: each has three fields of the same width. */
const Limits = ({ limits }: Pick<Drawn, 'limits'>) => (
  <ul className="grid gap-8 md:grid-cols-3">
    {limits.map(({ name, good, middling }) => (
      <li key={name} className="min-w-0">
        <p className="text-small">{keepTogether(name)}</p>
        <div aria-hidden="true" className="mt-2 grid grid-cols-3 border-2 border-ink">
          <span className="h-4 bg-accent" />
          <span className="h-4" style={FIELD} />
          <span className="h-4" style={FIELD} />
        </div>
        <ol className="mt-2 grid grid-cols-3">
          {[
            [`bis ${good}`, 'gut'],
            [`bis ${middling}`, 'mäßig'],
            ['darüber', 'schlecht'],
          ].map(([range, verdict]) => (
            <li key={range} className="min-w-0 pr-2">
              <strong className="block font-display text-lead leading-tight">
                {keepTogether(range ?? '')}
              </strong>
              <span className="text-small">{verdict}</span>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);
const FIELD = { borderLeft: '2px solid' };

/** Beside an axis names have no room on a phone, and labels of pins would cross each other. */
function Scale(drawn: Pick<Drawn, 'scale' | 'marks'>) {
  const { bands, marks } = layOutScale(drawn);
  return (
    <>
      <div className="grid" style={{ gridTemplateRows: `repeat(${marks.length}, auto)` }}>
        {marks.map(({ at, name, place }, index) => (
          <Fragment key={name}>
            <span
              aria-hidden="true"
              className="relative mt-2 w-0.5 bg-ink"
              style={{ gridArea: `${index + 1} / 1 / -1`, marginLeft: `${place}%` }}
            >
              <span
                className="absolute size-3 rounded-full border-2 border-ink bg-accent"
                style={PIN}
              />
            </span>
            <p
              className={cx('relative flex pb-3', place > LATE && 'justify-end')}
              style={{
                gridArea: `${index + 1} / 1`,
                [place > LATE ? 'paddingRight' : 'paddingLeft']:
                  `${place > LATE ? 100 - place : place}%`,
              }}
            >
              <span className={cx('mx-4 bg-surface', place > LATE && 'text-right')}>
                <strong className="whitespace-nowrap">{at}</strong>{' '}
                <span className="text-small max-md:hidden">{keepTogether(name)}</span>
              </span>
            </p>
          </Fragment>
        ))}
      </div>
      <div aria-hidden="true" className="flex border-2 border-ink">
        {bands.map(({ from, share, isGood }, index) => (
          <div
            key={from}
            className={cx('h-4', isGood && 'bg-accent')}
            style={{ width: `${share}%`, borderLeft: index ? '2px solid' : 'none' }}
          />
        ))}
      </div>
      <div aria-hidden="true" className="h-3" style={{ background: TICKS }} />
      <ol className="flex">
        {bands.map(({ from, name, share }) => (
          <li key={from} className="min-w-0 pr-2" style={{ width: `${share}%` }}>
            <strong className="block font-display text-title leading-tight">
              {splitUnit(from)[0]}
              <span className="max-md:hidden">{splitUnit(from)[1]}</span>
            </strong>
            <span className="block text-small hyphens-auto max-md:hidden">
              {keepTogether(name)}
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-6 grid gap-2 md:hidden">
        {bands.map(({ from, name, isGood }) => (
          <Entry key={from} swatch={cx(isGood && 'bg-accent')} figure={`ab ${from}`} name={name} />
        ))}
        {marks.map(({ at, name }) => (
          <Entry key={name} swatch="rounded-full bg-accent" figure={at} name={name} />
        ))}
      </ul>
    </>
  );
}

const Entry = ({ swatch, figure, name }: { swatch: string; figure: string; name: string }) => (
  <li className="flex items-baseline gap-3">
    <span aria-hidden="true" className={cx('size-3 shrink-0 border-2 border-ink', swatch)} />
    <span className="min-w-0">
      <strong className="whitespace-nowrap">{figure}</strong> {keepTogether(name)}
    </span>
  </li>
);

/** How far below the top a station of a desk lies: in turn on both sides of a bend. */
const BENDS = [10, 34];
const bendAt = (index: number): number => BENDS[index % 2] ?? 0;

/** From the middle of its first station to where its round end is within the page. */
const RIVER = { left: '0.625rem', right: '0.3125rem' };

/** Stations at a river, which runs down a phone and across a desk. */
function Way({ stations }: { stations: Drawn['way'] }) {
  const course = stations.map((_, index) => {
    const [x, before, after] = [(index + 1) * 100, bendAt(index), bendAt(index + 1)];
    return `C${x - 50} ${before} ${x - 50} ${after} ${x} ${after}`;
  });
  return (
    <ol className="relative grid gap-y-6 lg:grid-flow-col lg:auto-cols-fr">
      <li aria-hidden="true" className="absolute inset-0" style={RIVER}>
        <span className="block h-full w-2 -translate-x-1 rounded-full bg-accent lg:hidden" />
        <svg
          viewBox={`0 0 ${stations.length * 100} 44`}
          preserveAspectRatio="none"
          fill="none"
          className="h-11 w-full overflow-visible max-lg:hidden"
        >
          <path
            d={`M0 ${bendAt(0)}${course.join('')}`}
            stroke="var(--accent)"
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </li>
      {stations.map(({ name, detail }, index) => (
        <li key={name} className="relative min-w-0 pl-12 lg:pt-16 lg:pr-8 lg:pl-0">
          <span
            aria-hidden="true"
            className="absolute top-1 left-0 size-5 rounded-full border-2 border-ink bg-surface lg:top-(--bend) lg:-translate-y-1/2"
            style={{ '--bend': `${bendAt(index)}px` } as CSSProperties}
          />
          <strong className="block font-display text-title leading-tight hyphens-auto">
            {name}
          </strong>
          {detail && <span className="block hyphens-auto">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

/** As on a drawing for a workshop: each piece over a bracket and its name. */
const Parts = ({ parts }: { parts: Drawn['parts'] }) => (
  <dl className="flex flex-wrap gap-x-3 gap-y-6">
    {parts.map(({ part, name }) => (
      <div key={part} className="min-w-0">
        <dt className="text-lead font-medium wrap-anywhere md:text-[2rem]">
          {part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part}
        </dt>
        <dd>
          <span aria-hidden="true" className="mt-1 block h-3 border-2 border-t-0 border-ink" />
          <span className="mt-1 block text-small">{name}</span>
        </dd>
      </div>
    ))}
  </dl>
);
