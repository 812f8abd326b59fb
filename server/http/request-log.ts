import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { requestIdOf } from '#platform/core/ids.ts';
import { UUID } from '#shared/core/uuid.ts';

export type RequestLogLevel = 'info' | 'debug';

/**
 * Files of the build and the probes of a supervisor say nothing about visitors'
 * requests: always at debug.
 */
const BACKGROUND = /^\/(assets\/|(healthz|readyz|metrics)$)/;
const ID = new RegExp(`^${UUID}`, 'i');
/** Slugs are lower case; what is long and mixed is a token, and what is long and hexadecimal. */
const TOKEN = /^(?=.*[A-Z])(?=.*[\d_])[\w.~%=-]{24,}$|^[\da-f]{40,128}(?:\.|$)/;
const MAX_LENGTH = 200;

/**
 * Logs each request once, when its answer has left or the client has gone: id,
 * method, path, status, duration. No address, no query, nothing that names a
 * person. Gives its id, which the client reads in `x-request-id`.
 */
export function createRequestLog(
  log: Logger,
  level: RequestLogLevel,
): (request: IncomingMessage, response: ServerResponse) => string {
  return (request, response) => {
    const begun = performance.now();
    const requestId = requestIdOf(request.headers['x-request-id']?.toString());
    const lineLevel = BACKGROUND.test(request.url ?? '') ? 'debug' : level;
    if (!log.isLevelEnabled(lineLevel)) return requestId;
    response.once('close', () => {
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      const facts = {
        requestId,
        method: request.method,
        path: describePath(request.url ?? '/'),
        status: response.statusCode,
        ms,
      };
      log[lineLevel](response.writableFinished ? facts : { ...facts, aborted: true }, 'request');
    });
    return requestId;
  };
}

/** Pages, platform and functions share the id, and the answer names it. */
export function carryRequestId(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  response.setHeader('x-request-id', requestId);
  if (request.headers['x-request-id'] === requestId) return;
  const kept = request.rawHeaders.flatMap((name, i, all) =>
    i % 2 === 0 && name.toLowerCase() !== 'x-request-id' ? [name, all[i + 1] ?? ''] : [],
  );
  request.rawHeaders = [...kept, 'x-request-id', requestId];
  request.headers['x-request-id'] = requestId;
}

/** The path without its query, with ids, tokens, addresses and file names taken out. */
export function describePath(url: string): string {
  const [, ...segments] = (url.split(/[?#]/, 1)[0] ?? '').split('/');
  const shown =
    segments[0] === 'storage' && segments.length > 4 ? [...segments.slice(0, 4), '…'] : segments;
  return `/${shown.map(describeSegment).join('/')}`.slice(0, MAX_LENGTH);
}

function describeSegment(segment: string): string {
  if (ID.test(segment)) return ':id';
  if (TOKEN.test(segment)) return ':token';
  return /@|%40/i.test(segment) ? ':address' : segment;
}
