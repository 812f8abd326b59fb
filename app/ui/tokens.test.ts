import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has every background that a component asks for', () => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8');
  const named = new Set([...tokens.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name));
  const sources = globSync('app/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const asked = new Set(sources.flatMap((source) => [...source.matchAll(/\bbg-([a-z]+(?:-[a-z]+)*)/g)].map(([, name]) => name!)));
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !named.has(name))).toEqual([]);
});
