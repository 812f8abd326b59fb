import { useId, type ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { formatBriefMoment } from './dates.ts';
import { byUrgency, isLate, tellDeadline, type Wait } from './waits.ts';

type WaitingGroupsProps<Row> = {
  rows: readonly Row[];
  /** None of what is answered. */
  waitOf: (row: Row) => Wait | undefined;
  /** Where more than answered ones are among them. */
  others?: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * One order for every list of the inbox: what is overdue, what is open, in both
 * the longest wait first, then what is answered, as it came.
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
    { title: 'Überfällig', rows: waiting.filter((wait) => isLate(wait)).map(({ row }) => row) },
    { title: 'Offen', rows: waiting.filter((wait) => !isLate(wait)).map(({ row }) => row) },
    { title: others, rows: rows.filter((row) => !waitOf(row)) },
  ];
  return groups
    .filter((group) => group.rows.length > 0)
    .map((group) => (
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
