import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '#shared/agency/brand.ts';
import { findPage, readCollection } from '../pages.ts';
import { EXAMPLES, NIGHT, priceExample } from './examples.ts';
import { FIGURES } from './figures.ts';
import { EXERCISES } from './physiotherapie/figure.ts';
import { listSchemes, pictureFile, SHOTS, type Shot } from './pictures.ts';
import { hashSources } from './source-hash.ts';

describe.each(EXAMPLES)('example $name', (example) => {
  it('shows figures and pictures of what it is now: else run `npm run showcase`', () => {
    expect(FIGURES[example.name].sources).toBe(hashSources(example.name));
  });

  it('asks nobody else, has no finding of axe and little script', () => {
    const { others, axe, scriptBytes } = FIGURES[example.name];
    expect({ others, axe }).toEqual({ others: 0, axe: 0 });
    expect(scriptBytes).toBeLessThan(10 * 1024);
  });

  it('has every picture, none above 60 kB', async () => {
    for (const shot of Object.keys(SHOTS) as Shot[])
      for (const width of SHOTS[shot].widths)
        for (const scheme of listSchemes(example, shot)) {
          const name = pictureFile(shot, width, scheme);
          const file = join(import.meta.dirname, example.name, name);
          expect((await stat(file)).size, file).toBeLessThanOrEqual(60 * 1024);
        }
  });

  it('is told by a case of the same package and extras', async () => {
    const page = await findPage('case-studies', example.caseSlug);
    expect(page?.data.package).toBe(example.package);
    const { source } = (await readCollection('case-studies')).find(
      ({ slug }) => slug === example.caseSlug,
    )!;
    const price = source.split(/^## /m).find((part) => part.startsWith('Aufwand und Preis'))!;
    const named = [...price.matchAll(/\{\{service\.([a-z]+)\}\}/g)].map(([, id]) => id);
    expect(new Set(named)).toEqual(new Set<string>(example.extras));
  });
});

it('lies by night on a ground that stands out from the page', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../../app/ui/tokens.css'), 'utf8');
  const [canvas] = tokens.split('(prefers-color-scheme: dark)')[1]!.match(/#[0-9a-f]{6}/)!;
  expect(contrast(NIGHT, canvas)).toBeGreaterThan(1.3);
});

it('costs what the price list says', () => {
  const prices = Object.fromEntries(EXAMPLES.map((entry) => [entry.name, priceExample(entry)]));
  expect(prices).toEqual({
    kaeserei: 2590 + 249 + 99,
    tischlerei: 590 + 249,
    pension: 1290 + 249 + 99 + 199,
    physiotherapie: 1290 + 99,
    hausverwaltung: 5990 + 199,
  });
});

it('ends the line of an exercise inside its picture, 700 wide, instead of in a cut', () => {
  for (const { id, rest, turn } of EXERCISES)
    for (const points of [rest, turn]) expect(points.at(-1)?.[0], id).toBeLessThanOrEqual(690);
});
