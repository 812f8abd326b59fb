import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { INLINE_SCRIPTS, PublicEnd, PublicStart } from './islands/document.tsx';
import { serverContext } from './lib/contexts.ts';
import { IslandFilesContext } from './lib/island-files.ts';
import { NonceContext } from './lib/nonce.ts';
import { findPageKind, PageKindContext } from './lib/page-kind.ts';
import { PagePartsContext } from './lib/page-parts.ts';
import { PageReadsContext } from './lib/page-reads.ts';
import { createPageReads } from './render-reads.ts';

// The server must fill the same context object that the loaders read; it takes it from this bundle.
export { serverContext, INLINE_SCRIPTS };

const RENDER_TIMEOUT_MS = 10_000;
const PAGE_PARTS = { Start: PublicStart, End: PublicEnd };

/** Faults of loaders and actions; an address nobody serves is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.get(serverContext).logError(error);
}

/**
 * Renders whole pages: they are cached and compressed as one piece, and nothing
 * on them arrives late.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { logError, keepDocument, islands, createSupabase, ...server } = context.get(serverContext);
  const { matches } = entry.staticHandlerContext;
  const kind = findPageKind(matches.map(({ route }) => entry.routeModules[route.id]));
  // What is the same for everybody carries no nonce: its inline scripts are
  // allowed by their hashes.
  const nonce = kind === 'application' ? server.nonce : undefined;
  const reads =
    kind === 'application' ? createPageReads(() => createSupabase(request).client) : null;
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <IslandFilesContext value={islands}>
        <NonceContext value={nonce}>
          <PageKindContext value={kind}>
            <PagePartsContext value={PAGE_PARTS}>
              <PageReadsContext value={reads}>
                <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
              </PageReadsContext>
            </PagePartsContext>
          </PageKindContext>
        </NonceContext>
      </IslandFilesContext>,
      {
        ...(nonce && { nonce }),
        // Complete parts stand where they belong instead of being moved there
        // by a script: the page is whole without scripts (SEO-09).
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set('content-type', 'text/html; charset=utf-8');
          const pieces: Uint8Array[] = [];
          pipe(
            new Writable({
              write(piece: Uint8Array, _encoding, done) {
                pieces.push(piece);
                done();
              },
              final(done) {
                keepDocument(Buffer.concat(pieces), kind);
                resolve(new Response(null, { status, headers }));
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError: logError,
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}
