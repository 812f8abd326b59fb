import { notifyManager, QueryClient } from '@tanstack/react-query';

const LONGEST_WAIT_MS = 30_000;
/** What the page was rendered with is not read again at once. */
const FRESH_MS = 2_000;

/**
 * The one cache of the browser's reads: three retries with growing pauses up to
 * 30 s, unused data leaves after 5 minutes (PERF-06, -07).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
      gcTime: 5 * 60 * 1000,
      staleTime: FRESH_MS,
    },
  },
});

// Before the event that started a change has ended: React would put a ticked
// control back until then.
notifyManager.setScheduler(queueMicrotask);
