import { downloadFile } from '#app/lib/download.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatSlotClock, formatSlotDay, formatSlotTime } from '#shared/bookings/booking-slots.ts';
import type { BookingStatus } from '#shared/bookings/booking.ts';
import { nameLeaf } from '#shared/bookings/local-time.ts';
import { TALK_TITLE } from '#shared/bookings/talk-uid.ts';
import type { TalkKind } from '#shared/bookings/talks.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { tellMissing } from '#app/ui/lazy-extra.ts';
import { TalkPlace } from './talk-place.tsx';

export type Appointment = {
  id: string;
  reference: string;
  email: string;
  starts_at: string;
  ends_at: string;
  sequence: number;
  status: BookingStatus;
  confirm_by: string | null;
  kind: TalkKind;
  phone: string;
  place: string;
  /** What it is about. */
  note: string;
};

const ICONS: Record<TalkKind, IconName> = { phone: 'phone', video: 'window', visit: 'pin' };

type TalkCardProps = {
  talk: Appointment;
  isNext: boolean;
  /** The address whose mail alone confirms it. */
  linkAt?: string;
};

/** One that is to come: when, how, and until when it is held; on a desk the next has `DaySheet`. */
export function TalkCard({ talk, isNext, linkAt = '' }: TalkCardProps) {
  const { starts_at: startsAt, ends_at: endsAt, confirm_by: confirmBy } = talk;
  return (
    <div className="flex items-start gap-4 sm:gap-6">
      <Leaf startsAt={startsAt} isPhoneOnly={isNext} />
      <div className="min-w-0">
        <h3 className="sr-only">{formatSlotDay(startsAt)}</h3>
        <p className="tabular font-display text-head leading-tight font-semibold">
          {formatSlotClock(startsAt)} bis {formatSlotTime(endsAt)}
        </p>
        <div className="mt-2 flex items-start gap-2.5">
          <Icon name={ICONS[talk.kind]} size={18} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <How talk={talk} />
          </div>
        </div>
        {confirmBy && (
          <p className="mt-2 text-small">
            Für Sie freigehalten bis {formatSlotTime(confirmBy)}.{' '}
            {linkAt ? (
              <>
                Bitte bestätigen Sie den Termin über den Link in der E-Mail an{' '}
                <span className="wrap-anywhere">{linkAt}</span>.
              </>
            ) : (
              'Gebucht ist der Termin, wenn Sie ihn bestätigen.'
            )}
          </p>
        )}
        <p className="mt-2 text-fine text-muted">Buchungsnummer {talk.reference}</p>
      </div>
    </div>
  );
}

/** As of a calendar on the wall; the day is read out beside it. */
function Leaf({ startsAt, isPhoneOnly }: { startsAt: string; isPhoneOnly: boolean }) {
  const { weekday, day, month } = nameLeaf(agencyDay(startsAt));
  return (
    <p
      aria-hidden="true"
      className={cx(
        'grid w-20 shrink-0 overflow-hidden rounded-control border border-ink text-center',
        isPhoneOnly && 'lg:hidden',
      )}
    >
      <span className="bg-ink py-1 text-fine font-semibold text-canvas">{weekday}</span>
      <span className="tabular pt-2 font-display text-[2.25rem] leading-none font-bold">{day}</span>
      <span className="pb-2 text-small">{month}</span>
    </p>
  );
}

function How({ talk: { kind, phone, place, confirm_by: confirmBy } }: { talk: Appointment }) {
  const names = useTexts(TALK_TEXTS);
  if (kind !== 'phone') return <TalkPlace kind={kind} place={confirmBy ? '' : place} />;
  return (
    <p className="text-small wrap-anywhere">
      {phone ? (
        <>
          Wir rufen Sie an: <span className="whitespace-nowrap">{phone}</span>
        </>
      ) : (
        names.phone
      )}
    </p>
  );
}

const FILE = 'Kalenderdatei';

/** Also for calendars that do not open mails. */
export function CalendarFile({ talk }: { talk: Appointment }) {
  const { name, email } = useCompany();
  const save = async () => {
    const { buildTalkFile } = await import('#shared/bookings/talk-file.ts');
    const file = buildTalkFile(
      {
        id: talk.id,
        sequence: talk.sequence,
        startsAt: talk.starts_at,
        endsAt: talk.ends_at,
        title: `${TALK_TITLE} ${name}`,
        place: talk.place,
      },
      email,
      new Date(),
    );
    downloadFile('termin.ics', 'text/calendar;charset=utf-8', file);
  };
  return (
    <Button
      variant="quiet"
      className="max-sm:-ml-5"
      onClick={() => void save().catch(() => tellMissing(FILE))}
    >
      <Icon name="calendar" size={18} />
      {FILE}
    </Button>
  );
}
