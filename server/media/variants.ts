import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { LRUCache } from 'lru-cache';
import { runPictureJob } from '#platform/storage/pictures/pictures.ts';
import { inTemporaryFolder } from '#platform/storage/upload/temporary-folder.ts';
import type { Database } from '#shared/database-types.ts';
import {
  listFormats,
  listVariantWidths,
  shownSize,
  type Media,
  type VariantFormat,
} from '#shared/media/media.ts';

export const BUCKET = 'media';
const QUALITY: Record<VariantFormat, number> = { avif: 55, webp: 78, jpeg: 80, png: 100 };

/** `isWhole`: without the crop, for who sets it. */
export type Variant = { width: number; format: VariantFormat; isWhole?: true };
type Source = { media: Media; path: string };
type Bytes = Buffer<ArrayBuffer>;

/**
 * Makes each variant of a picture once and keeps it in the bucket beside the
 * originals, for all processes and after restarts. The work is done by the
 * process of platform/storage/pictures, one picture after the other and within
 * its memory.
 */
export function createVariants(client: SupabaseClient<Database>, incoming: string) {
  const made = new LRUCache<string, Bytes>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ length }) => length + 1,
  });
  const inWork = new Map<string, Promise<Bytes | null>>();
  const bucket = () => client.storage.from(BUCKET);

  const find = async (source: Source, variant: Variant): Promise<Bytes | null> => {
    const name = variantName(source.media, variant);
    const { data } = await bucket().download(name);
    if (data) return Buffer.from(await data.arrayBuffer());
    const { data: original, error } = await bucket().download(source.path).asStream();
    if (error) throw error;
    const bytes = await makeVariant(original, source.media, variant, incoming);
    if (!bytes) return null;
    // Another process may have been faster; both have made the same.
    const { error: unkept } = await bucket().upload(name, bytes, {
      contentType: `image/${variant.format}`,
      upsert: true,
    });
    if (unkept) throw unkept;
    return bytes;
  };

  /** Null: the picture cannot be made within the limits. */
  const get = async (source: Source, variant: Variant): Promise<Bytes | null> => {
    const key = variantName(source.media, variant);
    const known = made.get(key);
    if (known) return known;
    const work = inWork.get(key) ?? find(source, variant);
    inWork.set(key, work);
    try {
      const bytes = await work;
      if (bytes) made.set(key, bytes);
      return bytes;
    } finally {
      inWork.delete(key);
    }
  };

  return {
    get,
    /** Before the first visitor asks. */
    async makeAll(source: Source): Promise<void> {
      for (const format of listFormats(source.media.type))
        for (const width of listVariantWidths(source.media, format))
          await get(source, { width, format });
    },
    /** All variants of a row that is gone or has another file. */
    async forget(id: string): Promise<void> {
      const { data } = await bucket().list(`variants/${id}`, { limit: 1000 });
      const names = (data ?? []).map(({ name }) => `variants/${id}/${name}`);
      if (names.length > 0) await bucket().remove(names);
    },
  };
}
export type Variants = ReturnType<typeof createVariants>;

const variantName = ({ id, version }: Media, { width, format, isWhole }: Variant): string =>
  `variants/${id}/${isWhole ? 'whole-' : ''}${version}-${width}.${format}`;

async function makeVariant(
  original: ReadableStream,
  media: Media,
  { width, format, isWhole }: Variant,
  incoming: string,
): Promise<Bytes | null> {
  return inTemporaryFolder(incoming, async (folder) => {
    const [from, to] = [join(folder, randomUUID()), join(folder, randomUUID())];
    await pipeline(Readable.fromWeb(original), createWriteStream(from, { mode: 0o600 }));
    const answer = await runPictureJob({
      kind: 'deliver',
      source: from,
      target: to,
      crop: isWhole ? undefined : findCrop(media),
      width,
      fit: 'inside',
      position: 'centre',
      quality: QUALITY[format],
      format,
      acceptsWebp: false,
    });
    return 'refused' in answer ? null : await readFile(to);
  });
}

/** In pixels of the original, within its borders. */
function findCrop({ size, crop }: Media) {
  if (!size || (crop.width === 1 && crop.height === 1)) return undefined;
  const shown = shownSize({ size, crop });
  return {
    left: Math.min(Math.round(size.width * crop.x), size.width - shown.width),
    top: Math.min(Math.round(size.height * crop.y), size.height - shown.height),
    ...shown,
  };
}
