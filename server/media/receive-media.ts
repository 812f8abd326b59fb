import { openAsBlob } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { runPictureJob } from '#platform/storage/pictures/pictures.ts';
import { isMediaType, MEDIA_PROBLEMS, type MediaType } from '#shared/media/media.ts';

type Received = {
  file: Blob;
  type: MediaType;
  size: { width: number; height: number } | null;
};
const MAX_DRAWING_BYTES = 2 * 1024 * 1024;

/**
 * A file that has arrived, as the library keeps it: its kind is what its
 * content shows, never its name. Photographs lose place, time and device and
 * stand upright, drawings lose what can run. A string says what is wrong.
 */
export async function receiveMedia(path: string): Promise<Received | string> {
  const type = (await fileTypeFromFile(path))?.mime ?? 'text/plain';
  if (type === 'application/xml' || type === 'text/plain' || type === 'image/svg+xml')
    return receiveDrawing(path);
  if (!isMediaType(type)) return MEDIA_PROBLEMS.type;
  if (type === 'application/pdf')
    return { file: await openAsBlob(path, { type }), type, size: null };
  return receivePicture(path, type);
}

async function receiveDrawing(path: string): Promise<Received | string> {
  const blob = await openAsBlob(path);
  if (blob.size > MAX_DRAWING_BYTES) return MEDIA_PROBLEMS.type;
  const text = await readFile(path, 'utf8');
  if (!/<svg[\s>]/i.test(text)) return MEDIA_PROBLEMS.type;
  const { cleanDrawing } = await import('./clean-drawing.ts');
  const drawing = cleanDrawing(text);
  if (!drawing) return MEDIA_PROBLEMS.drawing;
  const target = `${path}.svg`;
  await writeFile(target, drawing.source);
  const { width, height } = drawing;
  const type = 'image/svg+xml';
  return { file: await openAsBlob(target, { type }), type, size: { width, height } };
}

async function receivePicture(path: string, type: MediaType): Promise<Received | string> {
  const refuse = (reason: 'large' | 'broken'): string =>
    reason === 'large' ? MEDIA_PROBLEMS.pixels : MEDIA_PROBLEMS.broken;
  let kept = path;
  if (type === 'image/jpeg' || type === 'image/png') {
    kept = `${path}.clean`;
    const cleaned = await runPictureJob({ kind: 'clean', source: path, target: kept });
    if ('refused' in cleaned) return refuse(cleaned.refused);
  } else {
    // Proves that it can be decoded; the others have just been.
    const tried = await runPictureJob({
      kind: 'deliver',
      source: path,
      target: `${path}.tried`,
      width: 320,
      fit: 'inside',
      position: 'centre',
      quality: 60,
      format: 'webp',
      acceptsWebp: true,
    });
    if ('refused' in tried) return refuse(tried.refused);
  }
  const found = await runPictureJob({ kind: 'measure', source: kept, target: kept });
  if ('refused' in found) return refuse(found.refused);
  const { width, height } = found;
  return { file: await openAsBlob(kept, { type }), type, size: { width, height } };
}
