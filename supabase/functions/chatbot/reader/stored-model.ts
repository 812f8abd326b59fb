import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Answer } from '#content/schemas/assistant.ts';
import { findModelKey, packModel, unpackModel, type PackedModel } from './pack.ts';
import { trainReader, type LearnedExample, type ReaderModel } from './train.ts';

/**
 * The model on disk if it was trained from these texts; else it is trained,
 * which takes seconds, and kept there.
 */
export async function loadModel(
  file: string,
  answers: readonly Answer[],
  learned: readonly LearnedExample[] = [],
): Promise<ReaderModel> {
  const key = await findModelKey([answers, learned]);
  const stored = await readModel(file);
  if (stored?.key === key) return unpackModel(stored);
  const packed = await packModel(key, trainReader(answers, learned));
  await mkdir(dirname(file), { recursive: true });
  // Another process may be reading it.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(packed));
  await rename(draft, file);
  return unpackModel(packed);
}

async function readModel(file: string): Promise<PackedModel | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as PackedModel);
}
