import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { TOKEN_PAGES } from '#shared/core/token-pages.ts';
import {
  findDevice,
  findLanguage,
  findOrigin,
  isBot,
  UTM_NAMES,
} from '#shared/statistics/visits.ts';

/** Pages of which nothing is counted: private ones, and those whose address is a key. */
const UNCOUNTED = new RegExp(
  `^/(admin|portal|login|einrichten|offline|${TOKEN_PAGES.join('|')})(/|$)`,
);
/** What may wait for the next write; more is a flood. */
const MOST_WAITING = 5_000;

export type VisitCount = ReturnType<typeof createVisitCount>;

/**
 * Counts visits by what every browser sends with its first page: nothing is
 * read from the device, nothing that belongs to one visit is kept together, and
 * what was counted is thrown away.
 */
export function createVisitCount() {
  let waiting = new Map<string, { name: string; label: string; count: number }>();
  const add = (name: string, label: string): void => {
    if (label === '') return;
    const key = `${name} ${label}`;
    const known = waiting.get(key);
    if (known) known.count += 1;
    else if (waiting.size < MOST_WAITING) waiting.set(key, { name, label, count: 1 });
  };
  return {
    /**
     * Looks at a request; counts it once its page was given. `isFromMemory`: its
     * answer is one from the render cache, whose headers nobody can ask for.
     */
    note(request: IncomingMessage, response: ServerResponse, isFromMemory: boolean): void {
      // Only a browser names these, and only for a page that is to be looked at.
      if (request.headers['sec-fetch-dest'] !== 'document' || !isArrival(request)) return;
      response.once('close', () => {
        const type = String(response.getHeader('content-type') ?? '');
        if (response.statusCode === 200 && (isFromMemory || type.startsWith('text/html')))
          count(request);
      });
    },
    /** Writes what has come together since. */
    async store(service: SupabaseClient<Database>): Promise<void> {
      if (waiting.size === 0) return;
      const visits = [...waiting.values()];
      waiting = new Map();
      const { error } = await service.rpc('record_visits', { visits });
      if (error) throw new Error(`record_visits: ${error.message}`);
    },
  };

  function count({ url = '/', headers }: IncomingMessage): void {
    const address = URL.parse(url, 'http://site');
    const agent = headers['user-agent'] ?? '';
    if (!address || UNCOUNTED.test(address.pathname) || isBot(agent)) return;
    const { pathname, searchParams } = address;
    const { source, campaign } = findOrigin({
      campaign: UTM_NAMES.map((name) => searchParams.get(name)),
      referrer: headers.referer ?? '',
    });
    add('landing', pathname);
    add('source', source);
    add('campaign', campaign);
    add('device', findDevice(agent));
    add('language', findLanguage(headers['accept-language'] ?? ''));
  }
}

/**
 * The first page of a visit: from another site, typed, or out of a mail; not
 * one that the browser only fetches ahead.
 */
const isArrival = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers['sec-fetch-site'] !== 'same-origin' &&
  headers['sec-purpose'] === undefined &&
  // A page read again is no visit.
  headers['cache-control'] === undefined;
