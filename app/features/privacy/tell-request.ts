import type { PersonOverview } from '#shared/privacy/privacy.ts';
import { formatShortDay } from '#app/private/dates.ts';

/** Whether the person waits for his erasure; a request can have been taken back meanwhile. */
export function tellRequest({ accounts }: Pick<PersonOverview, 'accounts'>): string {
  const asked = accounts.flatMap(({ deletion_requested_at: at }) => at ?? []).toSorted()[0];
  return asked ? `Löschung beantragt am ${formatShortDay(asked)}` : 'Kein offener Löschantrag';
}
