import type { PostFigureData } from './find-post-figure.ts';

/** What can be counted at a glance; more is shown as a length. */
const MOST_MARKS = 60;

/** '10.000 Euro' → 10000, '2,5 s' → 2.5. */
export const readNumber = (figure: string): number =>
  Number(figure.split(/\s/)[0]?.replaceAll('.', '').replace(',', '.'));

/** The next of 1, 2 or 5 with noughts that is greater. */
export function findScaleEnd(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * step).find((end) => end > value) ?? 20 * step;
}

/**
 * The figure of a post as a measurement: a sum in its pieces, minutes on a
 * dial, a small number counted out, a large one on a scale from zero.
 */
export function PostFigure({ figure, pieces, className }: PostFigureData & { className?: string }) {
  const value = readNumber(figure);
  if (!Number.isInteger(value) || value < 1) return null;
  return (
    <svg
      viewBox="-4 -4 248 128"
      preserveAspectRatio="xMaxYMid meet"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {pieces.length > 0 ? (
        <Pieces pieces={pieces} />
      ) : value > MOST_MARKS ? (
        <Scale value={value} />
      ) : figure.endsWith('Minuten') ? (
        <Dial minutes={value} />
      ) : (
        <Marks count={value} noun={figure.split(/\s/)[1]} />
      )}
    </svg>
  );
}

/** About twice as many columns as rows, and full rows where they are near. */
function findColumns(count: number): number {
  if (count <= 5) return count;
  const wanted = Math.ceil(Math.sqrt(count * 2));
  return [0, 1, 2, 3].map((more) => wanted + more).find((each) => count % each === 0) ?? wanted;
}

/** In a box of 24, for days and more. */
const SHEET = 'M1 4H23V23H1ZM1 10H23M7 1V6M17 1V6';
const ON_CALENDARS = ['Tage', 'Wochen', 'Monate', 'Jahre'];
const SQUARE = 'M1 1H23V23H1Z';

/** As many as are counted, the last one lit. */
function Marks({ count, noun = '' }: { count: number; noun: string | undefined }) {
  const columns = findColumns(count);
  const rows = Math.ceil(count / columns);
  const step = Math.min(240 / columns, 120 / rows);
  const side = step * 0.8;
  const left = 240 - columns * step + step - side;
  return Array.from({ length: count }, (_, index) => {
    const x = left + (index % columns) * step;
    const y = 60 - (rows * step) / 2 + Math.floor(index / columns) * step;
    return (
      <path
        key={index}
        d={ON_CALENDARS.includes(noun) ? SHEET : SQUARE}
        transform={`translate(${x} ${y}) scale(${side / 24})`}
        strokeWidth={(2.5 * 24) / side}
        fill={index === count - 1 ? 'var(--accent)' : 'none'}
      />
    );
  });
}

function Dial({ minutes }: { minutes: number }) {
  return (
    <g transform="translate(180 60)">
      {Array.from({ length: MOST_MARKS }, (_, minute) => (
        <path
          key={minute}
          d={minute < minutes ? 'M0-58V-34' : 'M0-58V-52'}
          stroke={minute < minutes ? 'var(--accent)' : 'currentColor'}
          transform={`rotate(${minute * 6})`}
        />
      ))}
      <path d="M0-24V0" transform={`rotate(${minutes * 6})`} />
      <circle r="3.5" fill="currentColor" />
    </g>
  );
}

/** As in the table that adds it up: one bar, its first piece lit. */
function Pieces({ pieces }: Pick<PostFigureData, 'pieces'>) {
  const total = pieces.reduce((rest, piece) => rest + piece, 0);
  let end = 0;
  return pieces.map((piece, index) => {
    const x = end;
    end += (piece / total) * 240;
    return (
      <path
        key={index}
        d={`M${x} 36H${end}V84H${x}Z`}
        fill={index === 0 ? 'var(--accent)' : 'none'}
      />
    );
  });
}

const STEPS = 20;

function Scale({ value }: { value: number }) {
  const at = (value / findScaleEnd(value)) * 240;
  return (
    <>
      <path d={`M0 60H${at}`} stroke="var(--accent)" strokeWidth="10" />
      {Array.from({ length: STEPS + 1 }, (_, index) => (
        <path key={index} d={`M${(index * 240) / STEPS} 84v${index % 5 === 0 ? 24 : 12}`} />
      ))}
      <path d="M0 84H240" />
      <path d={`M${at} 84V30`} />
      <circle cx={at} cy="24" r="7" fill="var(--accent)" />
    </>
  );
}

/** Beside the title of a post: its figure, drawn and told. */
export const PostHead = ({ measured }: { measured: PostFigureData }) => (
  <div className="flex h-full flex-wrap content-end items-center gap-x-8">
    <Figure figure={measured.figure} />
    <PostFigure {...measured} className="h-20 min-w-0 md:h-32" />
  </div>
);

/** The figure itself, told. */
export function Figure({ figure }: { figure: string }) {
  const [number = '', ...counted] = figure.split(/\s/);
  return (
    <p className="font-display text-[clamp(2.25rem,1.8rem+1.75vw,3.375rem)] leading-none font-semibold whitespace-nowrap">
      {number} <span className="text-[0.4em]">{counted.join(' ')}</span>
    </p>
  );
}
