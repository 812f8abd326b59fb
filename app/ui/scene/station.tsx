import { TOOLS, type Tool } from './draw-scene.ts';

/**
 * One entry of a list as a station on the river, which runs through all of them
 * from above to below; on phones the drawing alone.
 */
export function Station({ tool }: { tool: Tool }) {
  return (
    <div
      aria-hidden="true"
      className="max-md:absolute max-md:top-8 max-md:right-0 max-md:w-16 md:relative"
    >
      <svg
        viewBox="0 0 120 100"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full max-md:hidden"
      >
        <path
          d="M60 0C60 36 26 50 26 70S60 84 60 100"
          stroke="var(--accent)"
          strokeWidth="7"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg
        viewBox="-4 -4 128 128"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="relative w-full md:absolute md:top-11"
      >
        {TOOLS[tool].map((path, index) => (
          <path key={path} d={path} fill={index === 0 ? 'var(--surface)' : 'none'} />
        ))}
      </svg>
    </div>
  );
}
