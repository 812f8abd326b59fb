import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Answer } from '#content/schemas/assistant.ts';
import { findModelKey, packModel, unpackModel, type PackedModel } from './pack.ts';
import { trainReader, type LearnedExample, type ReaderModel } from './train.ts';

/**
 * The model on disk if it was trained from these texts; else it is trained,
 * which takes half a minute, and kept there, where the program's folder may be
 * written.
 */
export async function loadModel(
  file: string,
  answers: readonly Answer[],
  learned: readonly LearnedExample[] = [],
): Promise<ReaderModel> {
  const key = await findModelKey([answers, learned]);
  const stored = await readModel(file);
  if (stored?.key === key) return unpackModel(stored, answers, learned);
  const packed = packModel(key, trainReader(answers, learned));
  await keepModel(file, packed).catch((error: NodeJS.ErrnoException) => {
    if (!READ_ONLY.has(error.code)) throw error;
  });
  return unpackModel(packed, answers, learned);
}
const READ_ONLY: ReadonlySet<string | undefined> = new Set(['EROFS', 'EACCES', 'EPERM']);

async function keepModel(file: string, packed: PackedModel): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Another process may be reading it.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(packed));
  await rename(draft, file);
}

async function readModel(file: string): Promise<PackedModel | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as PackedModel);
}
