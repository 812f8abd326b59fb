import { useState } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { formatSlotClock, formatSlotDay } from '#shared/bookings/booking-slots.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import type { Texts } from '#shared/texts/text-group.ts';
import { nameDayOf } from '#app/private/days.ts';
import { FilterSelect } from '#app/private/list-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { BookingState, isUnconfirmed } from './booking-state.tsx';
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

const nameTime = ({ starts_at: start, ends_at: end }: BookingRow): string =>
  `${formatSlotClock(start)}–${formatSlotClock(end)}`;

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
                  columns={listColumns(found, names, setChosen)}
                  rows={found}
                  groupOf={({ starts_at: start }) => nameDayOf(start)}
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

/**
 * The kind of a talk and its state stand there where they differ: a booked call is the rule, and
 * says nothing in every row.
 */
function listColumns(
  rows: readonly BookingRow[],
  names: Texts<typeof TALK_TEXTS>,
  choose: (row: BookingRow) => void,
): Column<BookingRow>[] {
  const kind: Column<BookingRow> = {
    key: 'kind',
    label: 'Gespräch',
    onPhone: 'meta',
    cell: (row) => names[row.kind],
  };
  const state: Column<BookingRow> = {
    key: 'status',
    label: 'Status',
    onPhone: 'state',
    cell: (row) => (isPlain(row) ? '' : <BookingState booking={row} />),
  };
  return [
    {
      key: 'time',
      label: 'Termin',
      head: true,
      width: 'sm:w-[8.5rem]',
      cell: (row) => (
        <button
          type="button"
          aria-label={`Termin von ${row.name}: ${nameDayOf(row.starts_at)}, ${nameTime(row)}`}
          onClick={() => choose(row)}
          data-row=""
          className={
            'tabular -my-2 min-h-11 text-left whitespace-nowrap underline-offset-4 hover:underline'
          }
        >
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
    ...(rows.some((row) => row.kind !== 'phone') ? [kind] : []),
    {
      key: 'phone',
      label: 'Telefon',
      onPhone: 'hidden',
      cell: ({ phone }) =>
        phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="-my-2 inline-flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:underline"
          >
            {phone}
          </a>
        ),
    },
    {
      key: 'note',
      label: 'Anliegen',
      onPhone: 'wide',
      cell: ({ note }) => note && <span className="line-clamp-1">{note}</span>,
    },
    ...(rows.every(isPlain) ? [] : [state]),
    {
      key: 'created',
      label: 'Gebucht am',
      align: 'end',
      onPhone: 'hidden',
      cell: (row) => formatBriefDay(row.created_at),
    },
  ];
}

const isPlain = (row: BookingRow): boolean => row.status === 'booked' && !isUnconfirmed(row);
