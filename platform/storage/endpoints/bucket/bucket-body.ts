import { z } from 'zod';
import { storageError } from '../../errors.ts';
import { MAX_FILE_BYTES } from '../../service.ts';
import type { BucketFields } from '../../tables/buckets.ts';

/** Fields of a bucket that callers set. A limit is bytes or text such as `20MB`. */
export const BucketFieldsSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
});

const SIZE = /^(\d+(?:\.\d+)?)\s*(gb|mb|kb|b)?$/i;
const UNITS: Readonly<Record<string, number>> = { gb: 1e9, mb: 1e6, kb: 1e3, b: 1 };
const MIME_TYPE = /^[\w\-+.]+\/([\w\-+.]+|\*)(;\s*charset=[\w-]+)?$|^\*$/;

export function parseBucketFields(body: z.output<typeof BucketFieldsSchema>): BucketFields {
  return {
    public: body.public,
    fileSizeLimit: parseLimit(body.file_size_limit),
    allowedMimeTypes: parseTypes(body.allowed_mime_types),
  };
}

function parseLimit(limit: number | string | null | undefined): number | null | undefined {
  if (limit === null || limit === undefined) return limit;
  const match = typeof limit === 'string' ? SIZE.exec(limit) : null;
  if (typeof limit === 'string' && !match)
    throw storageError(
      'InvalidRequest',
      'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
    );
  const bytes = match
    ? Number(match[1]) * UNITS[(match[2] ?? 'b').toLowerCase()]!
    : (limit as number);
  if (!Number.isFinite(bytes) || bytes < 0)
    throw storageError('InvalidRequest', 'Invalid file size limit');
  if (bytes > MAX_FILE_BYTES) throw storageError('EntityTooLarge');
  return Math.floor(bytes);
}

function parseTypes(types: string[] | null | undefined): string[] | null | undefined {
  const given = types?.filter((type) => type !== '');
  const wrong = given?.find((type) => type.length > 1000 || !MIME_TYPE.test(type));
  if (wrong !== undefined)
    throw storageError('InvalidMimeType', `mime type ${wrong.slice(0, 100)} is not supported`);
  return given ?? types;
}
