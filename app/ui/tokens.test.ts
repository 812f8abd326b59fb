import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOR } from '#documents/sheet.ts';
import { MAIL_COLOURS } from '#emails/layout.ts';

it('has every background that a component asks for', () => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8');
  const named = new Set([...tokens.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name));
  const sources = globSync('app/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const asked = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bbg-([a-z]+(?:-[a-z]+)*)/g)].map(([, name]) => name!),
    ),
  );
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !named.has(name))).toEqual([]);
});

it('gives mails and documents the colours of the site', () => {
  const light = readFileSync('app/ui/tokens.css', 'utf8').split('@media')[0]!;
  const tokens = Object.fromEntries(
    [...light.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
  const { canvas, ink, muted, line, accent } = tokens;
  expect(MAIL_COLOURS).toEqual({ canvas, ink, quiet: muted, line });
  expect(COLOR).toEqual({ ink, muted, line, accent });
});
