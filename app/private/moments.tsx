import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Panel } from './panel.tsx';
import { QueryState } from './query-state.tsx';
import { formatBriefDay } from './dates.ts';

/** Something that happened with a customer, and the way to its record. */
export type Moment = {
  id: string;
  at: string;
  icon: IconName;
  /** What it is: 'Angebot gesendet'. */
  kind: string;
  title: string;
  /** Number and dates. */
  note?: string;
  value?: string;
  mark?: ReactNode;
  /** Still to be done, paid or decided. */
  isOpen?: boolean;
} & ({ to: string } | { onOpen: () => void });

/** What one subject adds, once it is read. */
export type Moments = { query: UseQueryResult<unknown>; data: readonly Moment[] | undefined };

export const toMoments = <Row,>(
  query: UseQueryResult<readonly Row[]>,
  tell: (row: Row) => Moment | readonly Moment[],
): Moments => ({ query, data: query.data?.flatMap(tell) });

/** Rows that are shown before all are asked for. */
const FEW = 12;

const newestFirst = (moments: readonly Moment[]): Moment[] =>
  moments.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

/** What all subjects add; nothing before the last one is read. */
const join = (parts: readonly Moments[]): readonly Moment[] | undefined =>
  parts.some(({ data }) => data === undefined)
    ? undefined
    : parts.flatMap(({ data }) => data ?? []);

/** What is running with a customer, in the order of the subjects; nothing where nothing is. */
export function OpenMoments({ parts }: { parts: readonly Moments[] }) {
  const open = join(parts)?.filter(({ isOpen }) => isOpen) ?? [];
  if (open.length === 0) return null;
  return (
    <Panel id="offen" title="Offen">
      <ul className="panel-rows">
        {open.map((moment) => (
          <li key={moment.id}>
            <Row
              moment={moment}
              first={<span className="font-medium">{moment.title}</span>}
              second={<span className="text-muted">{moment.note || moment.kind}</span>}
              end={moment.mark}
              isStacked
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Everything that happened with a customer, whatever it was, the newest first. */
export function Timeline({ parts }: { parts: readonly Moments[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const moments = join(parts);
  const missing = parts.find(({ data }) => data === undefined);
  return (
    <Panel id="verlauf" title="Verlauf">
      {missing && <QueryState query={missing.query}>{() => null}</QueryState>}
      {moments?.length === 0 && (
        <p className="panel-row py-4 text-small text-muted">
          Noch nichts geschehen. Anfragen, Angebote, Nachrichten, Gespräche und Rechnungen stehen
          dann hier, das Neueste zuerst.
        </p>
      )}
      {moments && moments.length > 0 && (
        <ol className="panel-rows">
          {newestFirst(moments)
            .slice(0, isWhole ? undefined : FEW)
            .map((moment) => (
              <li key={moment.id}>
                <Row
                  moment={moment}
                  first={<span className="font-medium">{moment.kind}</span>}
                  second={moment.title}
                  end={<span className="text-muted">{formatBriefDay(moment.at)}</span>}
                />
              </li>
            ))}
        </ol>
      )}
      {moments && !isWhole && moments.length > FEW && (
        <Button size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          Alle {moments.length} zeigen
        </Button>
      )}
    </Panel>
  );
}

const ROW =
  'panel-row group grid w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 ' +
  'gap-y-0.5 py-2.5 text-left text-small';

type RowProps = {
  moment: Moment;
  first: ReactNode;
  second: ReactNode;
  /** State or day. */
  end: ReactNode;
  /** On phones the end has a line of its own. */
  isStacked?: boolean;
};

function Row({ moment, first, second, end, isStacked = false }: RowProps) {
  const content = (
    <>
      <Icon name={moment.icon} size={18} className="self-center text-muted" />
      <span className="line-clamp-2 min-w-0 break-words underline-offset-4 group-hover:underline">
        {first}
      </span>
      <span className="tabular justify-self-end">{moment.value}</span>
      <span
        className={cx(
          'col-start-2 line-clamp-2 min-w-0 break-words',
          isStacked && 'max-sm:col-[2/-1]',
        )}
      >
        {second}
      </span>
      <span
        className={cx(
          'tabular justify-self-end',
          isStacked && 'max-sm:col-[2/-1] max-sm:justify-self-start',
        )}
      >
        {end}
      </span>
    </>
  );
  return 'to' in moment ? (
    <Link to={moment.to} className={ROW}>
      {content}
    </Link>
  ) : (
    <button type="button" className={ROW} onClick={moment.onOpen}>
      {content}
    </button>
  );
}
