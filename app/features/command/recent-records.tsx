import { Link, useLocation } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import {
  findRecordId,
  kindLabel,
  recordPath,
  useRecentIds,
  type FoundRecord,
} from '#app/private/records.ts';

/** What was opened last on this device, by names read anew: only ids are kept. Not what is open. */
export function RecentRecords() {
  const open = findRecordId(useLocation().pathname);
  const ids = useRecentIds().filter((id) => id !== open);
  const { data } = useRows<FoundRecord[]>(
    ['find-records', 'recent', ...ids],
    (client) => client.rpc('find_records', { ids: [...ids] }),
    ids.length > 0,
  );
  const records = ids.flatMap((id) => data?.find((record) => record.id === id) ?? []);
  if (records.length === 0) return null;
  return (
    <nav aria-label="Zuletzt geöffnet" className="mt-6 border-t border-line pt-4">
      <p className="caption mb-1 border-l-[3px] border-transparent pl-3 text-muted">
        Zuletzt geöffnet
      </p>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <Link
              to={recordPath(record)}
              className="grid min-h-11 content-center border-l-[3px] -outline-offset-2 py-1.5 leading-tight border-transparent pl-3 text-fine text-muted hover:border-line-strong hover:text-ink"
            >
              <span className="truncate">{record.title}</span>
              <span className="truncate text-[0.75rem]">{kindLabel(record.kind)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
