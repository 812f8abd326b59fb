import { z } from 'zod';
import { parseStorableJson } from '../core/storable.ts';
import type { PlatformContext } from '../http/env.ts';
import { readBody } from '../http/limit-body.ts';
import { storageError } from './errors.ts';

const MAX_BODY_BYTES = 1_048_576;

/**
 * Reads and validates a JSON body; an empty one counts as `{}`. Throws
 * InvalidRequest or EntityTooLarge.
 */
export async function parseBody<T extends z.ZodType>(
  context: PlatformContext,
  schema: T,
): Promise<z.output<T>> {
  const bytes = await readBody(context.req.raw, MAX_BODY_BYTES, () =>
    storageError('EntityTooLarge', 'The body is too large'),
  );
  const text = bytes.toString();
  let body: unknown;
  try {
    body = text === '' ? {} : parseStorableJson(text);
  } catch (cause) {
    throw storageError('InvalidRequest', 'Body is not valid JSON', { cause });
  }
  return parseInput(schema, body, 'body');
}

/** Validates query or body; the message names the field as Supabase does: `body/expiresIn …`. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  where: 'body' | 'querystring',
): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw storageError(
    'InvalidRequest',
    `${[where, ...(issue?.path ?? [])].join('/')} ${issue?.message ?? 'is invalid'}`,
  );
}
