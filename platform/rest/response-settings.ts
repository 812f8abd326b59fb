import { z } from 'zod';
import { restError } from './errors.ts';

const HeadersSchema = z.array(
  z.record(z.string(), z.string()).refine((entry) => Object.keys(entry).length === 1),
);

/**
 * `response.headers` as SQL functions set it, `[{"name": "value"}, …]`,
 * replaces headers of the same names.
 */
export function setCustomHeaders(headers: Headers, setting: string | null): void {
  if (setting === null) return;
  try {
    const custom = HeadersSchema.parse(JSON.parse(setting)).flatMap((entry) =>
      Object.entries(entry),
    );
    for (const [name] of custom) headers.delete(name);
    for (const [name, value] of custom) headers.append(name, value);
  } catch (cause) {
    throw restError(
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a ' +
        'string value',
      {
        cause,
      },
    );
  }
}

/** `response.status` as SQL functions set it. */
export function parseStatus(setting: string | null): number | null {
  if (setting === null) return null;
  if (!/^[2-5]\d\d$/u.test(setting))
    throw restError('PGRST112', 'response.status guc must be a valid status code');
  return Number(setting);
}
