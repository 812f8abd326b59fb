import { setPriority } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { isTooLarge, MAX_HELD_BYTES, pixelBytes } from './budget.ts';
import type { OutputFormat, PictureAnswer, PictureJob } from './job.ts';

// The process of pictures.ts: one picture at a time, and whatever it cost ends with it.

sharp.cache(false);
sharp.concurrency(1);
// Requests come first.
setPriority(10);

/** Formats whose encoder holds the whole picture, and the longest side it gets. */
const LONGEST_SIDE: Partial<Record<OutputFormat, number>> = {
  webp: 2_500,
  gif: 2_500,
  avif: 1_600,
};
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff']);

process.on('message', (job: PictureJob) => {
  void run(job)
    .catch((): PictureAnswer => ({ refused: 'broken' }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

async function run(job: PictureJob): Promise<PictureAnswer> {
  const image = sharp(job.source, {
    limitInputPixels: false,
    failOn: job.kind === 'clean' ? 'warning' : 'none',
  });
  const head = await image.metadata();
  if (isTooLarge(head)) return { refused: 'large' };
  const isTurned = (head.orientation ?? 1) > 1;
  const { width: wide, height: high } = head.autoOrient;
  if (job.kind === 'measure')
    return { format: chooseFormat(head, 'origin', false), width: wide, height: high };
  const upright = image.autoOrient();
  const format =
    job.kind === 'clean'
      ? chooseCleanFormat(head)
      : chooseFormat(head, job.format, job.acceptsWebp);
  const sized =
    job.kind === 'clean' ? (isTurned ? fitToMemory(upright, head) : upright) : size(upright, job);
  await write(sized, format, job).toFile(job.target);
  return { format, width: wide, height: high };

  function size(
    whole: Sharp,
    { crop, width, height, fit, position }: PictureJob & { kind: 'deliver' },
  ) {
    const picture = crop ? whole.extract(crop) : whole;
    const longest = LONGEST_SIDE[format] ?? (isTurned ? 2_500 : undefined);
    const box = {
      width: Math.min(width ?? longest ?? Infinity, longest ?? Infinity),
      height: Math.min(height ?? longest ?? Infinity, longest ?? Infinity),
    };
    if (!width || !height) {
      if (!Number.isFinite(box.width) && !Number.isFinite(box.height)) return picture;
      return picture.resize({
        ...(Number.isFinite(box.width) ? { width: box.width } : {}),
        ...(Number.isFinite(box.height) ? { height: box.height } : {}),
        fit: 'inside',
        withoutEnlargement: true,
      });
    }
    return picture.resize({ ...box, fit, position, withoutEnlargement: true });
  }
}

/** Turning needs the whole picture: what does not fit is made a little smaller on the way. */
function fitToMemory(picture: Sharp, head: Metadata): Sharp {
  const scale = Math.sqrt(MAX_HELD_BYTES / (head.width * head.height * pixelBytes(head)));
  if (scale >= 1) return picture;
  const side = Math.floor(Math.max(head.width, head.height) * scale);
  return picture.resize({ width: side, height: side, fit: 'inside' });
}

type WrittenJob = Exclude<PictureJob, { kind: 'measure' }>;
const write = (picture: Sharp, format: OutputFormat, job: WrittenJob): Sharp => {
  const quality = job.kind === 'clean' ? 90 : job.quality;
  switch (format) {
    case 'png':
    case 'gif':
      return picture.toFormat(format);
    // The optimal code table of a JPEG needs it all at once; so do the better
    // efforts of AVIF, and minutes.
    case 'jpeg':
      return picture.jpeg({ quality, optimiseCoding: false });
    case 'avif':
      return picture.avif({ quality, effort: 2 });
    case 'webp':
      return picture.webp({ quality });
  }
};

const chooseCleanFormat = ({ format }: Metadata): OutputFormat =>
  format === 'png' ? 'png' : 'jpeg';

/** The wish, else WebP for browsers that take it, else what it was. */
function chooseFormat(
  { format: source }: Metadata,
  format: (PictureJob & { kind: 'deliver' })['format'],
  acceptsWebp: boolean,
): OutputFormat {
  if (!FORMATS.has(source) && source !== 'heif') throw new Error(`format ${source}`);
  if (format && format !== 'origin') return format;
  if (acceptsWebp && format === undefined) return 'webp';
  if (source === 'heif') return 'avif';
  return source === 'png' || source === 'webp' || source === 'gif' ? source : 'jpeg';
}
