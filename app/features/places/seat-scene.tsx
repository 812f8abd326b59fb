import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

/** Kilometres from the seat to each border. */
type SeatSceneProps = { belgium: number; germany: number };

const WEST = 74;
const EAST = 566;

/**
 * Where the agency sits: in the bend of the Maas, between two borders, from
 * edge to edge. The distances are true to scale, the houses are no portrait.
 * Where the page is narrow, what lies beyond the borders is cut off.
 */
export function SeatScene({ belgium, germany }: SeatSceneProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const seat = Math.round(WEST + ((EAST - WEST) * belgium) / (belgium + germany));
  const ways = [
    { at: (WEST + seat) / 2, figure: `${belgium} km`, label: texts['about.near.belgium'] },
    { at: (seat + EAST) / 2, figure: `${germany} km`, label: texts['about.near.germany'] },
  ];
  return (
    <svg
      viewBox="-260 0 1160 320"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Zeichnung: Roermond im Bogen der Maas, ${ways
        .map(({ figure, label }) => `${figure} ${label}`)
        .join(', ')}`}
      className={LANDSCAPE}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Landscape seat={seat} />
      <path d={`M${WEST} 240H${EAST}M${WEST} 233v14M${EAST} 233v14`} />
      <circle cx={seat} cy="240" r="6" fill="var(--accent)" />
      <g stroke="none" textAnchor="middle">
        <text
          x={seat}
          y="229"
          fill="var(--ink)"
          fontWeight="600"
          className="text-[23px] sm:text-[13px]"
        >
          Roermond
        </text>
        {ways.map(({ at, figure, label }) => (
          <g key={label}>
            <text
              x={at}
              y="288"
              fill="var(--ink)"
              fontFamily="var(--font-display)"
              fontWeight="700"
              fontSize="50"
            >
              {figure}
            </text>
            <text x={at} y="312" fill="var(--muted)" className="text-[23px] sm:text-[18px]">
              {label}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

// The river leaves to the north: it fades where the drawing ends.
const LANDSCAPE =
  'block aspect-[640/320] w-full [mask-image:linear-gradient(transparent,#000_2rem)] ' +
  'lg:aspect-[1160/320]';

/** Borders, river and town above the ruler. */
const Landscape = ({ seat }: { seat: number }) => (
  <>
    <g stroke="var(--line-strong)" strokeDasharray="12 7 2 7">
      <path d={`M${WEST - 4} 8C${WEST - 22} 76 ${WEST + 20} 140 ${WEST} 240`} />
      <path d={`M${EAST + 8} 8C${EAST - 16} 70 ${EAST + 18} 150 ${EAST} 240`} />
    </g>
    <Plate x={WEST - 40} y={48} country="B" />
    <Plate x={WEST + 36} y={48} country="NL" />
    <Plate x={EAST - 34} y={48} country="NL" />
    <Plate x={EAST + 40} y={48} country="D" />
    {/* The Rur comes from Germany. */}
    <path
      d="M920 70C820 70 800 158 700 152S600 92 540 100 490 104 464 112"
      stroke="var(--accent)"
      strokeWidth="5"
    />
    <path
      d="M-280 206C-80 206 60 64 192 64 244 64 262 112 276 150S316 204 378 204 470 122 492-12"
      stroke="var(--accent)"
      strokeWidth="10"
    />
    <path d="M520 214v-22M540 214v-20M556 214v-24" />
    <path
      d="M520 192c-10-16-7-42 0-54 7 12 10 38 0 54zM540 194c-8-13-6-33 0-43 6 10 8 30 0 43zM556 190c-9-14-6-36 0-47 6 11 9 33 0 47z"
      fill="var(--surface)"
    />
    <g transform={`translate(${seat - 62} 78)`}>
      <path d="M-2 90h128" />
      <g fill="var(--surface)">
        <path d="M0 90V34l20-22 20 22v56z" />
        <path d="M84 90V42l20-20 20 20v48z" />
        <path d="M36 90V24h8V12h8V0h20v12h8v12h8v66z" />
      </g>
      {/* Somebody is there. */}
      <path d="M46 40h12v16H46zM66 40h12v16H66z" fill="var(--accent)" />
      <path d="M56 90V66h12v24M12 50h14v16H12zM98 54h13v16H98z" />
    </g>
  </>
);

/** The oval sign of a country. */
const Plate = ({ x, y, country }: { x: number; y: number; country: string }) => (
  <>
    <ellipse cx={x} cy={y} rx="24" ry="17" fill="var(--canvas)" />
    <text
      x={x}
      y={y + 6.5}
      textAnchor="middle"
      fontWeight="700"
      fill="var(--ink)"
      stroke="none"
      className="text-[23px] sm:text-[18px]"
    >
      {country}
    </text>
  </>
);
