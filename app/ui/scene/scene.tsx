import { cx } from '../cx.ts';
import { drawScene, NAME_LINE, NAMES_HEIGHT, placeStages, SCENE, type Tool } from './draw-scene.ts';

type SceneProps = {
  seed: string;
  tool: Tool;
  /** The tool and the stretch of river at it, for a place beside a title. */
  isDetail?: boolean;
  /** Names of the pages in a row, on desks; others are not drawn then. */
  stages?: readonly string[];
  className?: string;
};
const DETAIL = 2.2 * SCENE.height;

/**
 * The drawing of a page: always the same strokes, never the same stretch of
 * river. It tells nothing that the words do not. As wide as its place; where
 * that is narrow, the river goes on beyond both sides.
 */
export function Scene({ seed, tool, isDetail = false, stages = [], className }: SceneProps) {
  const { river, border, tiles, tool: drawn } = drawScene(seed, tool);
  const named = placeStages(tiles, stages);
  const hasNames = named.length > 0;
  const shown = hasNames ? named.map(({ tile }) => tile) : tiles;
  const height = SCENE.height + (hasNames ? NAMES_HEIGHT : 0);
  const left = Math.min(Math.max(drawn.x + 60 - DETAIL / 2, 0), SCENE.width - DETAIL);
  return (
    <svg
      viewBox={isDetail ? `${left} 0 ${DETAIL} ${height}` : `0 0 ${SCENE.width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx(
        'w-full',
        isDetail ? 'aspect-[11/5]' : hasNames ? 'aspect-[64/11]' : 'aspect-[32/5] min-h-28',
        className,
      )}
    >
      <path d={border} stroke="var(--line-strong)" strokeDasharray="14 8 2 8" />
      <path d={river} stroke="var(--accent)" strokeWidth="9" />
      {shown.map(({ outline, mooring: [x, y] }) => (
        <g key={x} stroke="var(--ink)">
          <path d={outline} fill="var(--canvas)" />
          <circle cx={x} cy={y} r="6" fill="var(--canvas)" />
        </g>
      ))}
      <g
        className="font-medium text-[1.0625rem] max-lg:hidden"
        fill="var(--ink)"
        stroke="var(--canvas)"
        strokeWidth="6"
        paintOrder="stroke"
        textAnchor="middle"
      >
        {named.map(({ tile: { mooring }, lines, top }) => (
          <text key={mooring[0]} y={top}>
            {lines.map((line, index) => (
              <tspan key={line} x={mooring[0]} dy={index && NAME_LINE}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
      <g transform={`translate(${drawn.x} ${drawn.y})`} stroke="var(--ink)">
        {drawn.paths.map((path, index) => (
          <path key={path} d={path} fill={index === 0 ? 'var(--surface)' : 'none'} />
        ))}
      </g>
    </svg>
  );
}
