import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { countDays, tellSince } from './days.ts';
import { Panel } from './panel.tsx';
import { QueryState } from './query-state.tsx';
import { formatBriefDay, formatClock } from './dates.ts';
import { RowActions, Verb } from './row-actions.tsx';
import { tellDistance } from './waits.ts';

/** What is lost if nobody acts, the worst first. */
const RISKS = [
  'promise broken',
  'answer',
  'money',
  'decision',
  'talk',
  'mail',
  'later answer',
  'day',
  'customer',
] as const;

/** Something that waits for somebody, and what he can do about it. */
export type WorkRow = {
  id: string;
  risk: (typeof RISKS)[number];
  to: string;
  who: string;
  /** What decides: a sum, a subject. */
  what: string;
  /** What kind of thing it is, where `what` does not say it. */
  kind?: string;
  /** In a word: opens it, or does it from here. */
  act: string | ReactNode;
} & ({ /** Day or moment. */ due: string } | { /** Where nothing was promised. */ since: string });

/** What one subject adds, once it is read. */
export type Work = { query: UseQueryResult<unknown>; rows: readonly WorkRow[] | undefined };

export const toWork = <Data,>(
  query: UseQueryResult<Data>,
  tell: (data: Data) => readonly WorkRow[],
): Work => ({ query, rows: query.data === undefined ? undefined : tell(query.data) });

/** The first rows of more, and in one row how many are left out. */
export function withRest(
  rows: readonly WorkRow[],
  count: number,
  [one, many]: readonly [one: string, many: string],
  to: string,
): readonly WorkRow[] {
  const last = rows.at(-1);
  if (!last || count <= rows.length) return rows;
  const { kind: _, ...rest } = last;
  const more = count - rows.length;
  const told = { who: `${more} weitere`, what: more === 1 ? one : many };
  return [...rows, { ...rest, ...told, id: `rest-${last.risk}`, to, act: 'Ansehen' }];
}

/** Rows that are shown before all are asked for, and of each group at least so many. */
const FEW = 8;
const FEW_OF_GROUP = 2;

const momentOf = (row: WorkRow): string => ('due' in row ? row.due : row.since);
const isOver = (row: WorkRow): boolean =>
  'due' in row && tellDistance(row.due).endsWith('überfällig');
/** A customer was asked, and no day was agreed. */
const isAsked = (row: WorkRow): boolean => !('due' in row) && row.risk === 'customer';
const isToday = (row: WorkRow): boolean => !('due' in row) || countDays(row.due) === 0;
/** Promised for tomorrow at the latest: today's work, before anybody is reminded. */
const isPromised = (row: WorkRow): boolean =>
  !isOver(row) && !isToday(row) && row.risk === 'answer';

/** What has no day is of today where it is ours to do. */
const GROUPS: readonly { id: string; title: string; holds: (row: WorkRow) => boolean }[] = [
  { id: 'ueberfaellig', title: 'Überfällig', holds: isOver },
  { id: 'heute', title: 'Heute', holds: (row) => !isOver(row) && !isAsked(row) && isToday(row) },
  { id: 'antworten', title: 'Bis morgen antworten', holds: isPromised },
  { id: 'wartet', title: 'Wartet auf Kunden', holds: isAsked },
  {
    id: 'demnaechst',
    title: 'Demnächst',
    holds: (row) => !isOver(row) && !isToday(row) && !isPromised(row),
  },
];

const byRisk = (one: WorkRow, other: WorkRow): number =>
  RISKS.indexOf(one.risk) - RISKS.indexOf(other.risk) ||
  Date.parse(momentOf(one)) - Date.parse(momentOf(other));

/** All that waits for the agency, whatever it is, in one list. */
export function WorkList({ parts }: { parts: readonly Work[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const unread = parts.filter(({ rows }) => rows === undefined);
  // All at once, so that nothing moves while it is being read; what failed keeps none of the others.
  const isReading = unread.some(({ query }) => !query.isError);
  const rows = isReading ? [] : parts.flatMap((part) => part.rows ?? []).toSorted(byRisk);
  const groups = GROUPS.map((group) => ({ ...group, rows: rows.filter(group.holds) }));
  const ordered = groups.flatMap((group) => group.rows);
  const first = ordered.find((row) => !isAsked(row));
  const shown = new Set(
    isWhole
      ? ordered
      : [...ordered.slice(0, FEW), ...groups.flatMap((group) => group.rows.slice(0, FEW_OF_GROUP))],
  );
  return (
    <Panel
      id="zu-tun"
      title="Zu tun"
      aside={
        rows.length > 0 && <span className="tabular text-small text-muted">{rows.length}</span>
      }
    >
      {(isReading ? unread.slice(0, 1) : unread).map(({ query }, index) => (
        <QueryState key={index} query={query}>
          {() => null}
        </QueryState>
      ))}
      {rows.length === 0 && unread.length === 0 && (
        <p className="panel-row py-4 text-small text-muted">Nichts wartet auf Sie.</p>
      )}
      <div className="panel-rows">
        {groups
          .filter((group) => group.rows.some((row) => shown.has(row)))
          .map((group) => (
            <div key={group.id}>
              <h3
                id={`zu-tun-${group.id}`}
                className="panel-row flex justify-between bg-sunken py-1.5 text-fine font-medium text-muted"
              >
                {group.title}
                <span className="tabular">{group.rows.length}</span>
              </h3>
              <ul
                aria-labelledby={`zu-tun-${group.id}`}
                className="panel-rows border-t border-line"
              >
                {group.rows
                  .filter((row) => shown.has(row))
                  .map((row) => (
                    <Row key={row.risk + row.id} row={row} isFirst={row === first} />
                  ))}
              </ul>
            </div>
          ))}
      </div>
      {shown.size < rows.length && (
        <button
          type="button"
          className="panel-row flex min-h-11 w-full items-center border-t border-line text-small text-muted"
          onClick={() => setIsWhole(true)}
        >
          Alle {rows.length} zeigen
        </button>
      )}
    </Panel>
  );
}

/** Money or an answer that is late. */
const isUrgent = (row: WorkRow): boolean =>
  isOver(row) && (row.risk === 'money' || row.risk === 'promise broken');

const Row = ({ row, isFirst }: { row: WorkRow; isFirst: boolean }) => (
  <li
    className={
      'panel-row relative grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-2 py-2 text-small ' +
      'sm:gap-x-4 hover:bg-sunken sm:grid-cols-[minmax(0,3fr)_minmax(9rem,2fr)_auto]'
    }
  >
    <span className="min-w-0">
      <Link
        to={row.to}
        data-row=""
        className="block truncate font-medium after:absolute after:inset-0"
      >
        {row.who}
      </Link>
      {/* On phones what decides has the room, at a desk the kind is never cut. */}
      <span className="block text-muted max-sm:truncate sm:flex">
        <span className="sm:truncate">{row.what}</span>
        {row.kind && <span className="whitespace-pre sm:shrink-0"> · {row.kind}</span>}
      </span>
    </span>
    <When row={row} />
    {/* On phones the record has it. */}
    <RowActions
      isFirst={isFirst}
      isUrgent={isUrgent(row)}
      className="self-center *:w-[6.5rem] *:justify-center max-sm:hidden"
    >
      {typeof row.act === 'string' ? <Verb>{row.act}</Verb> : row.act}
    </RowActions>
    <Icon name="chevron" size={16} className="-rotate-90 self-center text-muted sm:hidden" />
  </li>
);

/** How far it is, and the day: 'morgen' and '30.11., 15:40'. */
function When({ row }: { row: WorkRow }) {
  const moment = momentOf(row);
  const told = 'due' in row ? tellDistance(row.due) : tellSince(countDays(row.since));
  return (
    <span className="tabular whitespace-nowrap max-sm:text-right">
      <span className={isOver(row) ? 'text-danger' : ''}>{told}</span>
      <span className="block text-muted">
        {formatBriefDay(moment)}
        {'due' in row && row.due.includes('T') && `, ${formatClock(row.due)}`}
      </span>
    </span>
  );
}
