import { Scene } from '#app/ui/scene/scene.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';

/** Between head and text, from edge to edge: where on the river this page lies. */
export const SceneBand = ({ seed, tool }: { seed: string; tool: Tool }) => (
  <div className="border-b border-line">
    <Scene seed={seed} tool={tool} />
  </div>
);
