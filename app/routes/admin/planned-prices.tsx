import { formatDay } from '#shared/core/format.ts';
import { Notice } from '#app/private/notice.tsx';

type Planned = { version: number; validFrom: string };

/** Which lists will hold from when; of several for one day the last one published. */
export function PlannedPrices({ lists }: { lists: readonly Planned[] }) {
  const byDay = new Map(
    lists
      .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom) || a.version - b.version)
      .map(({ validFrom, version }) => [validFrom, version]),
  );
  if (byDay.size === 0) return null;
  const named = [...byDay].map(
    ([day, version], index) =>
      `${index === 0 ? 'Ab' : 'ab'} ${formatDay(day)}${index === 0 ? ' gilt' : ''} Liste ${version}`,
  );
  return (
    <Notice className="mb-6">
      {named.join(', ')}. Was Sie vorher veröffentlichen, steht nicht in{' '}
      {byDay.size === 1 ? 'ihr' : 'ihnen'}.
    </Notice>
  );
}
