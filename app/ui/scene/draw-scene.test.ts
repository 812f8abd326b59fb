import { expect, it } from 'vitest';
import {
  drawScene,
  NAME_LINE,
  NAMES_HEIGHT,
  placeStages,
  SCENE,
  TOOLS,
  type Tool,
} from './draw-scene.ts';

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

it('names pages in a row on the bank opposite, within the field', () => {
  const names = ['Anfrage', 'Entwurf von Liste, Artikel und Kasse', 'Umsetzung', 'Start'];
  for (let seed = 0; seed < 50; seed++) {
    const { tiles } = drawScene(`/services/${seed}`, 'shop');
    const stages = placeStages(tiles, names);
    expect(stages.map(({ lines }) => lines.join(' '))).toEqual(names);
    expect(stages[1]!.lines).toEqual(['Entwurf von Liste,', 'Artikel und Kasse']);
    const places = stages.map(({ tile }) => tile.mooring[0]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const { tile, top, lines } of stages) {
      expect(top > tile.mooring[1]).toBe(tile.isAbove);
      expect(top).toBeGreaterThan(16);
      expect(top + (lines.length - 1) * NAME_LINE).toBeLessThan(SCENE.height + NAMES_HEIGHT - 6);
    }
  }
  expect(placeStages(drawScene('/', 'pen').tiles, names.concat(names))).toEqual([]);
});
