import { useAnswer } from '#app/lib/use-rows.ts';

/** What the agency looks at each morning, read once for all that shows a part of it. */
export const useToday = () =>
  useAnswer(
    ['dashboard', 'today'],
    // The first page that is pressed does not wait for the schema library.
    async () => (await import('./waiting.ts')).WaitingSchema,
    (client) => client.rpc('dashboard_today'),
  );
