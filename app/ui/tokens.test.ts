import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOR } from '#documents/sheet.ts';
import { contrast } from '#shared/agency/brand.ts';
import { MAIL_COLOURS } from '#emails/layout.ts';

it('has every background that a component asks for', () => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8');
  const named = new Set([...tokens.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name));
  const sources = globSync('app/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const asked = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?<![\w-])bg-([a-z]+(?:-[a-z]+)*)/g)].map(([, name]) => name!),
    ),
  );
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !named.has(name))).toEqual([]);
});

it('shows what waits for somebody on its ground, and in letters that can be read', () => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8');
  const dark = tokens.split('@media (prefers-color-scheme: dark)')[1]!;
  for (const scheme of [tokens, dark]) {
    const read = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(scheme)![1]!;
    expect(contrast(read('waiting'), read('waiting-wash'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(read('waiting-wash'), read('canvas'))).toBeGreaterThan(1.05);
  }
  const ground = /--canvas: (#[0-9a-f]{6});/.exec(
    readFileSync('app/private/area.css', 'utf8'),
  )![1]!;
  const wash = /--waiting-wash: (#[0-9a-f]{6});/.exec(dark)![1]!;
  expect(contrast(wash, ground)).toBeGreaterThan(1.3);
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
