import { QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { PageReadsContext } from '#app/lib/page-reads.ts';
import { queryClient } from '#app/lib/query-client.ts';

/** What reads within a private area: on the server the reads of this page, else the one cache. */
export const AreaReads = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={use(PageReadsContext)?.queries ?? queryClient}>
    {children}
  </QueryClientProvider>
);
