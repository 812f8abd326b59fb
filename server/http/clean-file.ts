import { openAsBlob } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { runPictureJob } from '#platform/storage/pictures/pictures.ts';
import { QUOTE_FILE_PROBLEMS, QUOTE_FILE_TYPES } from '#shared/quote/quote-files.ts';

/**
 * A file that has arrived, of the type that its content shows, never its name;
 * pictures are written anew beside it, upright and without place, time and
 * device. The bytes stay on the disk. A string says what is wrong.
 */
export async function cleanFile(path: string): Promise<Blob | string> {
  const type = (await fileTypeFromFile(path))?.mime;
  if (!type || !(type in QUOTE_FILE_TYPES)) return QUOTE_FILE_PROBLEMS.type;
  if (!type.startsWith('image/')) return openAsBlob(path, { type });
  const target = `${path}.clean`;
  const answer = await runPictureJob({ kind: 'clean', source: path, target });
  if (!('refused' in answer)) return openAsBlob(target, { type });
  return answer.refused === 'large' ? QUOTE_FILE_PROBLEMS.pixels : QUOTE_FILE_PROBLEMS.broken;
}
