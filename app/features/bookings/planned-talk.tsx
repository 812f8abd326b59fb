import { formatSlotClock } from '#shared/bookings/booking-slots.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { isUnconfirmed } from './booking-state.tsx';
import { isOver, type BookingRow } from './calendar-data.ts';

type PlannedTalkProps = {
  row: BookingRow;
  onChoose: () => void;
};

/** From so long on a name and its time stand one below the other. */
const TWO_LINES_MS = 30 * 60_000;

/**
 * A talk of the calendar, on a desk as high as it lasts. Filled by what it is: over grey, coming
 * yellow, running full; held ones are open.
 */
export function PlannedTalk({ row, onChoose }: PlannedTalkProps) {
  const names = useTexts(TALK_TEXTS);
  const over = isOver(row.ends_at);
  const held = isUnconfirmed(row);
  const isShort = Date.parse(row.ends_at) - Date.parse(row.starts_at) < TWO_LINES_MS;
  const isRunning = !over && isOver(row.starts_at);
  return (
    <button
      type="button"
      onClick={onChoose}
      // As high as a pointer needs it, however short the talk is: none begins within a step.
      className="group block w-full text-left lg:flex lg:h-full lg:items-start lg:min-h-[calc(var(--step)-2px)]"
    >
      <span
        className={cx(
          'flex min-h-14 w-full items-center gap-2 overflow-hidden rounded-control border border-l-4 ' +
            'px-3 py-1.5 text-small group-hover:border-ink group-hover:underline ' +
            'lg:mx-1 lg:h-[calc(var(--height)-2px)] lg:min-h-[1.375rem] lg:items-start lg:px-2 lg:py-0',
          over
            ? 'border-transparent border-l-line-strong bg-sunken text-muted dark:bg-line'
            : held
              ? 'border-dashed border-line-strong bg-surface'
              : isRunning
                ? 'border-transparent bg-accent text-on-accent'
                : 'border-transparent border-l-accent bg-waiting-wash',
        )}
      >
        <span
          className={cx(
            'min-w-0 leading-tight',
            isShort &&
              'lg:flex lg:w-full lg:flex-row-reverse lg:justify-end lg:gap-x-2 lg:self-center lg:text-fine',
          )}
        >
          <span className={cx('block truncate', over ? 'font-medium' : 'font-semibold')}>
            {row.name}
          </span>
          <span className={cx('tabular block truncate text-fine', isShort && 'lg:shrink-0')}>
            {formatSlotClock(row.starts_at)}–{formatSlotClock(row.ends_at)}
            {/* Most are calls: a desk shows what is not. */}
            <span className={!held && row.kind === 'phone' ? 'lg:sr-only' : undefined}>
              {' · '}
              {held ? 'nicht bestätigt' : names[row.kind]}
            </span>
          </span>
        </span>
        {over && <span className="sr-only">, vorbei</span>}
        {isRunning && <span className="sr-only">, läuft</span>}
        {row.user_id && (
          <Badge className="ml-auto lg:hidden" tone="neutral">
            Kundenkonto
          </Badge>
        )}
      </span>
    </button>
  );
}
