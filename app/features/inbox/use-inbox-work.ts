import { countDays } from '#app/private/days.ts';
import { isLate } from '#app/private/waits.ts';
import { toWork, type Work, type WorkRow } from '#app/private/work-list.tsx';
import { addressOf } from './waiting-list.tsx';
import { useWaiting, WAYS_IN, type Waiting } from './waiting.ts';

/** What is not due before the day after tomorrow gives way to what is late elsewhere. */
function riskOf(row: Waiting): WorkRow['risk'] {
  if (isLate(row)) return 'promise broken';
  return countDays(row.due) >= -1 ? 'answer' : 'later answer';
}

export const tellWork = (rows: readonly Waiting[]) =>
  rows.map((row) => ({
    id: `${row.kind}-${row.id}`,
    risk: riskOf(row),
    to: addressOf(row),
    who: row.title,
    ...(row.text ? { what: row.text, kind: WAYS_IN[row.kind] } : { what: WAYS_IN[row.kind] }),
    due: row.due,
    act: 'Antworten',
  }));

/** All that awaits an answer, of the same list as the count of the navigation. */
export const useInboxWork = (): Work => toWork(useWaiting(), tellWork);
