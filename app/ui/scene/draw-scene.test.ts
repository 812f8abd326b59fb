import { expect, it } from 'vitest';
import { drawScene, SCENE, TOOLS, type Tool } from './draw-scene.ts';

const numbersOf = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

it('draws the same page the same way, and every page differently', () => {
  const paths = ['/services/webdesign', '/blog/barrierefrei', '/glossar/dns', '/glossar/cookie'];
  expect(drawScene(paths[0]!, 'window')).toEqual(drawScene(paths[0]!, 'window'));
  expect(new Set(paths.map((path) => drawScene(path, 'window').river)).size).toBe(paths.length);
});

it('keeps river, pages and tool within the field, the tool clear of the pages', () => {
  for (const tool of Object.keys(TOOLS) as Tool[])
    for (let seed = 0; seed < 50; seed++) {
      const scene = drawScene(`/glossar/${seed}`, tool);
      const river = numbersOf(scene.river);
      expect(Math.max(...river)).toBeLessThanOrEqual(SCENE.width);
      expect(river.every(Number.isFinite)).toBe(true);
      expect(scene.tiles.length).toBeGreaterThanOrEqual(3);
      // What stands on a bank is whole: the strip shows the field from top to bottom.
      for (const { outline } of scene.tiles) {
        const [, top = 0, height = 0] = /zM\S+ \S+|M\S+ (\d+)h\d+v(\d+)/.exec(outline) ?? [];
        expect(Number(top)).toBeGreaterThan(0);
        expect(Number(top) + Number(height)).toBeLessThan(SCENE.height);
      }
      for (const { mooring } of scene.tiles)
        expect(Math.abs(mooring[0] - (scene.tool.x + 60))).toBeGreaterThanOrEqual(100);
    }
});
