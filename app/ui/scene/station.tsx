import type { Tool } from './draw-scene.ts';
import { Sign } from './sign.tsx';

/**
 * One entry of a list as a station on the river, which runs through all of them
 * from above to below; on phones the drawing alone.
 */
export function Station({ tool }: { tool: Tool }) {
  return (
    <div
      aria-hidden="true"
      className="max-lg:absolute max-lg:top-8 max-lg:right-0 max-lg:w-16 lg:relative lg:col-span-3 lg:col-start-10"
    >
      <svg
        viewBox="0 0 120 100"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full max-lg:hidden"
      >
        <path
          d="M60 0C60 36 26 50 26 70S60 84 60 100"
          stroke="var(--accent)"
          strokeWidth="7"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Sign tool={tool} className="relative w-full lg:absolute lg:top-10 lg:w-56" />
    </div>
  );
}
