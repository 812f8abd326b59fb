import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';

const PackageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

it('names in docs/decisions/008 what runs with the product, and nothing else', () => {
  const { dependencies } = PackageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const [, table = ''] = readFileSync('docs/decisions/008-libraries.md', 'utf8').split(
    '## What runs with the product',
  );
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(new Set(named)).toEqual(new Set(Object.keys(dependencies)));
});
