import type { IncomingMessage } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

const MAX_REST_BYTES = 100 * 1024 * 1024;
const MAX_REST_MS = 30_000;

/** Parts '.' and '..', also encoded: an address with them would be read as another one. */
const LEADS_ELSEWHERE = /^[^?#]*[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i;

/**
 * For `http.createServer`. Browsers and clients resolve '..' before they send;
 * who sends it all the same is refused. An answer that refuses a body is often
 * ready before the body has arrived; sent then, it would be lost: the socket ends
 * with bytes unread, and the client sees a reset instead of the error, or at its
 * next request. So the rest is read and thrown away first.
 */
export function createListener(
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
) {
  return getRequestListener((request, env) => {
    // This server speaks HTTP/1.1 alone.
    const { incoming, outgoing } = env as HttpBindings;
    const response = LEADS_ELSEWHERE.test(incoming.url ?? '')
      ? Response.json({ message: 'Invalid path' }, { status: 400 })
      : fetch(request, { incoming, outgoing });
    if (request.method === 'GET' || request.method === 'HEAD') return response;
    return Promise.resolve(response).then(async (answer) => {
      if (!(await discardRest(incoming))) outgoing.shouldKeepAlive = false;
      return answer;
    });
  });
}

/**
 * For `http.createServer`: any other upgrade that a client offers (`h2c` by
 * some) is passed over, and its request answered as usual.
 */
export const shouldUpgradeCallback = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** False when the rest is too long or too slow to wait for. */
function discardRest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > MAX_REST_BYTES) end(false);
    };
    const end = (isWhole: boolean): void => {
      clearTimeout(timer);
      incoming.off('data', count);
      resolve(isWhole);
    };
    const timer = setTimeout(() => end(false), MAX_REST_MS);
    // The web stream of the body, which nobody reads any more, would collect
    // what arrives and pause.
    incoming.removeAllListeners('data');
    incoming.on('data', count);
    incoming.once('end', () => end(true)).once('close', () => end(true));
    incoming.resume();
  });
}
