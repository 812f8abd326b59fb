import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { keepDeliveredTexts, readKeptTexts } from './assistant.ts';

it('takes what the build has kept while its key holds, and reads anew otherwise', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  const file = pathToFileURL(join(folder, 'texts.json'));
  const keep = (value: unknown) => writeFileSync(file, JSON.stringify(value));
  await keepDeliveredTexts(file);
  const { key, texts } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(readKeptTexts(file)).toEqual(texts);

  const other = { ...(texts as object), phrases: {} };
  keep({ key, texts: other });
  expect(readKeptTexts(file)).toEqual(other);
  keep({ key: 'of other files', texts: other });
  expect(readKeptTexts(file)).toEqual(texts);
  writeFileSync(file, '{"key":');
  expect(readKeptTexts(file)).toEqual(texts);
  rmSync(folder, { recursive: true });
});
