import { formatSlotClock } from '#shared/bookings/booking-slots.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { isUnconfirmed } from './booking-state.tsx';
import { isOver, type BookingRow } from './calendar-data.ts';

/** Where the whole name has no room. */
const BRIEF = { phone: 'Telefon', video: 'Video', visit: 'Besuch' } as const;

type PlannedTalkProps = {
  row: BookingRow;
  /** One line has room in it on a desk. */
  isShort: boolean;
  onChoose: () => void;
};

/**
 * A talk of the calendar, on a desk as high as it lasts. Filled by what it is: over grey, coming
 * yellow, running full; held ones are open.
 */
export function PlannedTalk({ row, isShort, onChoose }: PlannedTalkProps) {
  const names = useTexts(TALK_TEXTS);
  const over = isOver(row.ends_at);
  const held = isUnconfirmed(row);
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
            'lg:h-[calc(var(--height)-2px)] lg:min-h-[20px] lg:items-start lg:px-2 lg:py-0 ' +
            'lg:leading-tight',
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
            isShort && 'lg:flex lg:w-full lg:items-baseline lg:gap-1.5',
          )}
        >
          <span
            className={cx(
              'block truncate',
              isShort && 'lg:max-w-full lg:shrink-0',
              over ? 'font-medium' : 'font-semibold',
            )}
          >
            {row.name}
          </span>
          <span className={cx('tabular block truncate text-fine', isShort && 'lg:min-w-0')}>
            {formatSlotClock(row.starts_at)}
            <span className={isShort ? 'lg:sr-only' : undefined}>
              –{formatSlotClock(row.ends_at)}
            </span>
            <span className={isShort ? 'lg:max-xl:sr-only' : undefined}>
              {' · '}
              {held ? (
                'nicht bestätigt'
              ) : isShort ? (
                <>
                  <span className="lg:hidden">{names[row.kind]}</span>
                  <span className="max-lg:hidden">{BRIEF[row.kind]}</span>
                </>
              ) : (
                names[row.kind]
              )}
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
