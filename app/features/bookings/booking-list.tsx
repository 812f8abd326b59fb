import { useState } from 'react';
import { agencyDay, findToday } from '#shared/agency/agency-day.ts';
import { cx } from '#app/ui/cx.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { formatSlotClock, formatSlotDay } from '#shared/bookings/booking-slots.ts';
import { nameLeaf } from '#shared/bookings/local-time.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import type { Texts } from '#shared/texts/text-group.ts';
import { FilterSelect } from '#app/private/list-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { BookingState } from './booking-state.tsx';
import { BOOKING_COLUMNS, BOOKINGS_KEY, isOver, type BookingRow } from './calendar-data.ts';

const NEWEST = 2000;
const FILTERS = {
  upcoming: 'Kommende',
  past: 'Vergangene',
  cancelled: 'Abgesagte',
  all: 'Alle',
} as const;
type Filter = keyof typeof FILTERS;
const isFilter = (word: string): word is Filter => Object.hasOwn(FILTERS, word);

const textsOf = (row: BookingRow, names: Texts<typeof TALK_TEXTS>): string[] => [
  row.reference,
  row.name,
  row.email,
  row.phone,
  row.note,
  names[row.kind],
  formatSlotDay(row.starts_at),
];

/** The first of its day in the list, which alone names it. */
type Listed = BookingRow & { isFirst: boolean };

const nameDayOf = ({ starts_at: start }: BookingRow): string =>
  agencyDay(start) === findToday()
    ? 'heute'
    : `${nameLeaf(agencyDay(start)).weekday} ${formatBriefDay(start)}`;
const nameTime = ({ starts_at: start, ends_at: end }: BookingRow): string =>
  `${formatSlotClock(start)}–${formatSlotClock(end)}`;

export const markDays = (rows: readonly BookingRow[]): Listed[] =>
  rows.map((row, index) => {
    const before = rows[index - 1];
    return {
      ...row,
      isFirst: !before || agencyDay(before.starts_at) !== agencyDay(row.starts_at),
    };
  });

function matches({ status, ends_at }: BookingRow, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'cancelled') return status === 'cancelled';
  // One that is going on is not past.
  const isUpcoming = !isOver(ends_at);
  return status === 'booked' && (filter === 'upcoming' ? isUpcoming : !isUpcoming);
}

/**
 * All talks with search and filter; the upcoming ones with the next one first,
 * all others with the latest first.
 */
export function BookingList() {
  const names = useTexts(TALK_TEXTS);
  const [filter, setFilter] = useState<Filter>('upcoming');
  const [chosen, setChosen] = useState<BookingRow>();
  const query = useRows<BookingRow[]>([...BOOKINGS_KEY, 'list'], (client) =>
    client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .order('starts_at', { ascending: false })
      .limit(NEWEST),
  );
  const columns: readonly Column<Listed>[] = [
    {
      key: 'time',
      label: 'Termin',
      head: true,
      cell: (row) => (
        <button
          type="button"
          aria-label={`Termin von ${row.name}: ${nameDayOf(row)}, ${nameTime(row)}`}
          onClick={() => setChosen(row)}
          data-row=""
          className={
            'tabular -my-2 min-h-11 text-left whitespace-nowrap underline-offset-4 hover:underline'
          }
        >
          {/* As in a calendar a day is named once. */}
          <span
            className={cx(
              'inline-block pr-3 font-medium sm:min-w-28',
              !row.isFirst && 'sm:invisible',
            )}
          >
            {nameDayOf(row)}
          </span>
          {nameTime(row)}
        </button>
      ),
    },
    {
      key: 'name',
      label: 'Name',
      onPhone: 'meta',
      cell: (row) => <span className="block sm:min-w-[9rem]">{row.name}</span>,
    },
    { key: 'kind', label: 'Gespräch', onPhone: 'meta', cell: ({ kind }) => names[kind] },
    {
      key: 'contact',
      label: 'Kontakt',
      onPhone: 'hidden',
      cell: (row) => [row.email, row.phone].filter(Boolean).join(', '),
    },
    {
      key: 'status',
      label: 'Status',
      onPhone: 'state',
      cell: (row) => <BookingState booking={row} />,
    },
    {
      key: 'created',
      label: 'Gebucht am',
      align: 'end',
      onPhone: 'hidden',
      cell: (row) => formatBriefDay(row.created_at),
    },
  ];
  return (
    <QueryState query={query}>
      {(rows) => {
        const filtered = rows.filter((row) => matches(row, filter));
        return (
          <>
            <SearchList
              filters={
                <FilterSelect
                  label="Zeigen"
                  value={filter}
                  options={Object.entries(FILTERS)}
                  onChange={(value) => isFilter(value) && setFilter(value)}
                />
              }
              rows={filter === 'upcoming' ? filtered.toReversed() : filtered}
              textsOf={(row) => textsOf(row, names)}
              noun="Termine"
              placeholder="Name, E-Mail, Nummer, Tag"
              whenEmpty={
                filter === 'upcoming'
                  ? 'Neue Buchungen erscheinen hier von selbst.'
                  : 'Zu dieser Auswahl gibt es keine Termine.'
              }
            >
              {(found) => (
                <Table
                  caption="Termine"
                  captionHidden
                  phoneRows
                  columns={columns}
                  rows={markDays(found)}
                  rowKey={({ id }) => id}
                />
              )}
            </SearchList>
            {chosen && <BookingDialog booking={chosen} onClose={() => setChosen(undefined)} />}
          </>
        );
      }}
    </QueryState>
  );
}
