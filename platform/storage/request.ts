import { z } from 'zod';
import type { PlatformContext } from '../http/env.ts';
import { storageError } from './errors.ts';

const MAX_BODY_BYTES = 1_048_576;

/** Reads and validates a JSON body; an empty one counts as `{}`. Throws InvalidRequest or EntityTooLarge. */
export async function parseBody<T extends z.ZodType>(context: PlatformContext, schema: T): Promise<z.output<T>> {
  if (Number(context.req.header('content-length') ?? 0) > MAX_BODY_BYTES) throw storageError('EntityTooLarge', 'The body is too large');
  const text = await context.req.text();
  if (text.length > MAX_BODY_BYTES) throw storageError('EntityTooLarge', 'The body is too large');
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw storageError('InvalidRequest', 'Body is not valid JSON', { cause });
  }
  return parseInput(schema, body, 'body');
}

/** Validates query or body; the message names the field as Supabase does: `body/expiresIn …`. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown, where: 'body' | 'querystring'): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw storageError('InvalidRequest', `${[where, ...(issue?.path ?? [])].join('/')} ${issue?.message ?? 'is invalid'}`);
}
