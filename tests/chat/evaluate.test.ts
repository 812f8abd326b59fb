import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { FreshLine } from './fresh-line.ts';

const run = promisify(execFile);

test('puts a set to the assistant, keeps its answers, and never replaces them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-set-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'set.jsonl');
  const messages = ['Was kostet das Startpaket?', 'Danke'];
  await writeFile(file, JSON.stringify({ id: 'g1', messages, expect: ['590 €', 'Farewell'] }));
  const evaluate = () => run(process.execPath, ['tests/chat/evaluate.ts', file]);
  const readLine = async () => FreshLine.parse(JSON.parse(await readFile(file, 'utf8')));

  await evaluate();
  const { answers = [] } = await readLine();
  expect(answers).toHaveLength(2);
  expect(answers[0]).toContain('Startpaket kostet');

  const kept = { ...(await readLine()), answers: ['as it was', 'then'] };
  await writeFile(file, JSON.stringify(kept));
  await evaluate();
  expect(await readLine()).toEqual(kept);
});
