import * as z from 'zod/mini';
import { formatNumber } from '#shared/core/format.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { FigureList } from '#app/private/figure-list.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { IssueList } from './issue-list.tsx';
import { SUMMARY_KEY, SummarySchema } from './issue.ts';
import { SectionHead } from './section-head.tsx';
import { SubscriberExport } from './subscriber-export.tsx';
import { SubscriberList } from './subscriber-list.tsx';

const PROGRESS_MS = 2_000;

/**
 * Counts, issues and subscribers. While an issue is being sent the counts are
 * read again every two seconds.
 */
export function NewsletterOverview() {
  const query = useRead({
    queryKey: SUMMARY_KEY,
    read: async (client) => {
      const { data, error } = await client.rpc('newsletter_summary');
      if (error) throw new Error(error.message);
      return z.parse(SummarySchema, data);
    },
    refetchInterval: ({ state }) =>
      state.data?.issues.some(({ waiting }) => waiting > 0) ? PROGRESS_MS : false,
  });
  return (
    <QueryState query={query}>
      {({ confirmed, requested, unsubscribed, issues }) => (
        <>
          <FigureList
            figures={[
              ['Bestätigt', formatNumber(confirmed)],
              ['Warten auf Bestätigung', formatNumber(requested)],
              ['Abgemeldet', formatNumber(unsubscribed)],
            ]}
          />
          <IssueList issues={issues} />
          <section aria-labelledby="abonnenten" className="mt-10">
            <SectionHead id="abonnenten" title="Abonnenten">
              {confirmed > 0 && <SubscriberExport />}
            </SectionHead>
            <SubscriberList />
          </section>
        </>
      )}
    </QueryState>
  );
}
