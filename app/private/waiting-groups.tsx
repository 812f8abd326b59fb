import { useId, type ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { formatBriefMoment } from './dates.ts';
import { countDays } from './days.ts';
import { byUrgency, isLate, tellDeadline, type Wait } from './waits.ts';

type WaitingGroupsProps<Row> = {
  rows: readonly Row[];
  /** None of what is answered. */
  waitOf: (row: Row) => Wait | undefined;
  /** Where more than answered ones are among them. */
  others?: string;
  children: (rows: readonly Row[]) => ReactNode;
};

const [LATE, TODAY, TOMORROW, LATER] = ['Überfällig', 'Heute', 'Bis morgen', 'Später'] as const;
const tellGroup = (wait: Wait): string =>
  isLate(wait) ? LATE : ([TODAY, TOMORROW][-countDays(wait.due)] ?? LATER);

/**
 * One order for every list of the inbox: what is overdue, what is open by its day, the longest wait
 * first, then what is answered, as it came. Where all of them wait alike, no head says so.
 */
export function WaitingGroups<Row>({
  rows,
  waitOf,
  others = 'Erledigt',
  children,
}: WaitingGroupsProps<Row>) {
  const id = useId();
  const waiting = byUrgency(
    rows.flatMap((row) => {
      const wait = waitOf(row);
      return wait ? [{ ...wait, row }] : [];
    }),
  );
  const groups = [
    ...[LATE, TODAY, TOMORROW, LATER].map((title) => ({
      title,
      rows: waiting.filter((wait) => tellGroup(wait) === title).map(({ row }) => row),
    })),
    { title: others, rows: rows.filter((row) => !waitOf(row)) },
  ].filter((group) => group.rows.length > 0);
  if (groups.length === 1 && waiting.length > 0)
    return <section aria-label={groups[0]!.title}>{children(groups[0]!.rows)}</section>;
  return groups.map((group) => (
    <section key={group.title} aria-labelledby={id + group.title} className="not-first:mt-6">
      <h2 id={id + group.title} className="mb-2 text-small font-semibold">
        {group.title} ({group.rows.length})
      </h2>
      {children(group.rows)}
    </section>
  ));
}

/** 'Antwort bis 27.11., 12:00 Uhr', red once that is over. */
export const AnswerDue = ({ wait: { at, due } }: { wait: Wait }) =>
  isLate({ at, due }) ? (
    <span className="text-danger">Antwort überfällig seit {formatBriefMoment(due)} Uhr</span>
  ) : (
    <>Antwort bis {formatBriefMoment(due)} Uhr</>
  );

/** By when it must be answered; red once that is over. */
export const WaitingTime = ({ wait }: { wait: Wait }) => (
  <span className={cx('text-fine whitespace-nowrap', isLate(wait) ? 'text-danger' : 'text-muted')}>
    {tellDeadline(wait.due)}
  </span>
);
