import { invalidRange } from '../errors.ts';
import type { Window } from './types.ts';

const everything: Window = { offset: 0, limit: null };

/**
 * The rows wanted of the resource itself: the `Range` header (GET only) cut
 * with `limit` and `offset`.
 */
export function parseTopWindow(
  window: Window | undefined,
  rangeHeader: string | undefined,
): Window {
  const asked = window ?? everything;
  if (asked.limit !== null && asked.limit < 0)
    throw invalidRange('Limit should be greater than or equal to zero.');
  const header = parseRangeHeader(rangeHeader);
  if (asked.limit === 0) return { offset: 0, limit: 0 };
  if (!header) return asked;
  const offset = Math.max(asked.offset, header.offset);
  const last = Math.min(lastOf(asked), lastOf(header));
  if (last < offset)
    throw invalidRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  return { offset, limit: Number.isFinite(last) ? last - offset + 1 : null };
}

const lastOf = (window: Window): number =>
  window.limit === null ? Number.POSITIVE_INFINITY : window.offset + window.limit - 1;

function parseRangeHeader(header: string | undefined): Window | null {
  const found =
    header === undefined ? null : /^(?:items=|bytes=)?(\d{1,15})-(\d{0,15})$/u.exec(header.trim());
  if (!found) return null;
  const offset = Number(found[1]);
  if (!found[2]) return { offset, limit: null };
  if (Number(found[2]) < offset)
    throw invalidRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  return { offset, limit: Number(found[2]) - offset + 1 };
}

/**
 * `Content-Range` and the status of a read: 206 when the counted total is
 * larger than the page, 416 beyond the end.
 */
export function describeRange(
  offset: number,
  rows: number,
  total: number | null,
): { status: 200 | 206 | 416; contentRange: string } {
  const last = offset + rows - 1;
  const shown = total !== 0 && offset <= last ? `${offset}-${last}` : '*';
  const status = total === null ? 200 : offset > total ? 416 : rows < total ? 206 : 200;
  return { status, contentRange: `${shown}/${total ?? '*'}` };
}
