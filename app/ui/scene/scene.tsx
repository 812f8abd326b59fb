import { cx } from '../cx.ts';
import { drawScene, SCENE, type Tool } from './draw-scene.ts';

type SceneProps = {
  seed: string;
  tool: Tool;
  /** The tool and the stretch of river at it, for a place beside a title. */
  isDetail?: boolean;
  className?: string;
};
const DETAIL = 2.2 * SCENE.height;

/**
 * The drawing of a page: always the same strokes, never the same stretch of
 * river. It tells nothing that the words do not. As wide as its place; where
 * that is narrow, the river goes on beyond both sides.
 */
export function Scene({ seed, tool, isDetail = false, className }: SceneProps) {
  const { river, border, tiles, tool: drawn } = drawScene(seed, tool);
  const left = Math.min(Math.max(drawn.x + 60 - DETAIL / 2, 0), SCENE.width - DETAIL);
  return (
    <svg
      viewBox={`${isDetail ? left : 0} 0 ${isDetail ? DETAIL : SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('w-full', isDetail ? 'aspect-[11/5]' : 'aspect-[32/5] min-h-28', className)}
    >
      <path d={border} stroke="var(--line-strong)" strokeDasharray="14 8 2 8" />
      <path d={river} stroke="var(--accent)" strokeWidth="9" />
      {tiles.map(({ outline, mooring: [x, y] }) => (
        <g key={x} stroke="var(--ink)">
          <path d={outline} fill="var(--canvas)" />
          <circle cx={x} cy={y} r="6" fill="var(--canvas)" />
        </g>
      ))}
      <g transform={`translate(${drawn.x} ${drawn.y})`} stroke="var(--ink)">
        {drawn.paths.map((path, index) => (
          <path key={path} d={path} fill={index === 0 ? 'var(--surface)' : 'none'} />
        ))}
      </g>
    </svg>
  );
}
