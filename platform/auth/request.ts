import { isIP } from 'node:net';
import { z } from 'zod';
import { parseStorableJson } from '../core/storable.ts';
import type { PlatformContext } from '../http/env.ts';
import { authError } from './errors.ts';

/** What people send; a megabyte of nothing but fields would hold up the event loop. */
export const MAX_BODY_BYTES = 256 * 1024;
/** What identity providers and the service send. */
export const MAX_TRUSTED_BODY_BYTES = 1024 * 1024;

/**
 * Reads and validates a JSON body. Throws `bad_json` or `validation_failed`;
 * the router has limited its size.
 */
export async function parseBody<T extends z.ZodType>(
  context: PlatformContext,
  schema: T,
): Promise<z.output<T>> {
  const text = await context.req.text();
  let body: unknown;
  try {
    body = text === '' ? {} : parseStorableJson(text);
  } catch (cause) {
    throw authError('bad_json', undefined, { cause });
  }
  return parseInput(schema, body);
}

export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const at = issue?.path.join('.');
  throw authError(
    'validation_failed',
    at ? `${at}: ${issue?.message}` : (issue?.message ?? 'Invalid request'),
  );
}

/** Optional text of a body: clients send null or '' for "not given". */
export const OptionalText = z
  .string()
  .max(4_096)
  .nullish()
  .transform((text) => text ?? '');
export const OptionalObject = z.record(z.string(), z.unknown()).nullish();

const EmailSchema = z.email().max(255);

/** Lower-case address. Throws `validation_failed` for anything that is none. */
export function parseEmail(email: string): string {
  const parsed = EmailSchema.safeParse(email.trim().toLowerCase());
  if (!parsed.success)
    throw authError('validation_failed', 'Unable to validate email address: invalid format');
  return parsed.data;
}

/** Digits without the plus sign, as Supabase stores numbers. */
export function parsePhone(phone: string): string {
  const digits = phone.replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(digits))
    throw authError('validation_failed', 'Invalid phone number format (E.164 required)');
  return digits;
}

/** The client's network address where it is one, for sessions and the audit log. */
export function findClientAddress(context: PlatformContext): string | null {
  const address = context.get('clientAddress') ?? '';
  return isIP(address) ? address : null;
}
