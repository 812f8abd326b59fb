import type { Reach } from '../access.ts';

/** True for what may be stored as a cache-control: it comes back as a header of each download. */
export const isCacheControl = (text: string): boolean => /^[\x20-\x7e]{1,255}$/.test(text);

/** What only a store between server and browser reads, or what lengthens a max-age. */
const SHARED = /^(?:public|private|s-maxage|proxy-revalidate|stale-|immutable)/i;

/**
 * The cache-control of a download: as stored for everybody; for one reader kept
 * by his browser alone, and by none longer than his address holds.
 */
export function limitCacheControl(stored: string, reach: Reach, now: Date): string {
  if (reach.kind === 'everybody') return stored;
  const left = reach.until
    ? Math.max(0, Math.floor((reach.until.getTime() - now.getTime()) / 1000))
    : Number.POSITIVE_INFINITY;
  const directives = stored
    .split(',')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !SHARED.test(directive))
    .map((directive) => {
      const [, seconds] = /^max-age="?(\d+)"?$/i.exec(directive) ?? [];
      return seconds === undefined ? directive : `max-age=${Math.min(Number(seconds), left)}`;
    });
  return ['private', ...directives].join(', ');
}
