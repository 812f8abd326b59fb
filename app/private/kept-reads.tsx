import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { PageReadsContext } from '#app/lib/page-reads.ts';

const ID = 'page-reads';

/** Stands behind the page: what the server has read for it. */
export function KeptReads() {
  const reads = use(PageReadsContext);
  const json = reads ? use(reads.keep()) : '';
  return (
    <script
      id={ID}
      type="application/json"
      // The browser's copy of this has nothing left to say.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

/** Gives the browser's cache what the page was rendered with. By this browser's clock. */
export function takeKeptReads(queries: QueryClient): void {
  const json = document.getElementById(ID)?.textContent;
  if (!json) return;
  const state = JSON.parse(json) as DehydratedState;
  for (const { state: query } of state.queries) query.dataUpdatedAt = Date.now();
  hydrate(queries, state);
}
