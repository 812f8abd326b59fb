import { USUAL_PERIODS, type RetentionPeriods } from '#shared/privacy/retention.ts';
import { useRows } from '#app/lib/use-rows.ts';

export const RETENTION_KEY = ['retention-periods'];
export type StoredPeriods = RetentionPeriods & { updated_at: string };

/** How long personal data stay, as the admin area has set it. */
export const useRetention = () =>
  useRows<StoredPeriods>(RETENTION_KEY, async (client) => {
    const periods = await client.from('retention_periods').select().single();
    return periods;
  });

/** For texts that name a period; the usual ones until the stored ones are there. */
export const usePeriods = (): RetentionPeriods => useRetention().data ?? USUAL_PERIODS;
