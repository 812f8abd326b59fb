import { TOOLS, type Tool } from './draw-scene.ts';

type SignProps = {
  tool: Tool;
  /** With the stretch of river that it stands at; not where a river runs already. */
  onRiver?: boolean;
  className?: string;
};

/** One thing of the drawn system: what a topic, a section or a service is known by. */
export const Sign = ({ tool, onRiver = false, className }: SignProps) => (
  <svg
    viewBox="-4 -4 128 128"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    {onRiver && (
      <path
        d="M-4 92C18 92 30 66 60 74S102 112 124 98"
        stroke="var(--accent)"
        strokeWidth="5"
        vectorEffect="non-scaling-stroke"
      />
    )}
    {TOOLS[tool].map((path, index) => (
      <path
        key={path}
        d={path}
        fill={index === 0 ? 'var(--surface)' : 'none'}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);
