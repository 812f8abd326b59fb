import { useQuery } from '@tanstack/react-query';
import { useRows } from '#app/lib/use-rows.ts';
import type { Tables } from '#shared/database-types.ts';
import { findMinute } from '#shared/bookings/booking-slots.ts';
import { loadCalendar } from '#app/lib/call-booking.ts';

/** Columns of bookings as the staff sees them. */
export type BookingRow = Pick<
  Tables<'bookings'>,
  | 'id'
  | 'reference'
  | 'user_id'
  | 'starts_at'
  | 'ends_at'
  | 'seat'
  | 'name'
  | 'email'
  | 'phone'
  | 'note'
  | 'kind'
  | 'place'
  | 'status'
  | 'confirm_by'
  | 'created_at'
>;
export const BOOKING_COLUMNS =
  'id,reference,user_id,starts_at,ends_at,seat,name,email,phone,note,kind,place,status,confirm_by,created_at';
export type Absence = Pick<
  Tables<'absences'>,
  'id' | 'starts_at' | 'ends_at' | 'places' | 'reason'
>;
export type ClosedDay = Pick<Tables<'closed_days'>, 'id' | 'day' | 'reason'>;
export type HoursRow = Pick<Tables<'opening_hours'>, 'weekday' | 'opens_at' | 'closes_at'>;
export type Rules = Pick<
  Tables<'booking_rules'>,
  | 'capacity'
  | 'grid_minutes'
  | 'lead_hours'
  | 'days_ahead'
  | 'kinds'
  | 'video_url'
  | 'visit_address'
  | 'updated_at'
>;

export type BusyCalendar = Pick<
  Tables<'busy_calendars'>,
  'id' | 'name' | 'next_read_at' | 'read_at' | 'failed_since' | 'problem'
>;
export type BusyTime = Pick<Tables<'busy_times'>, 'starts_at' | 'ends_at'> & {
  busy_calendars: { name: string };
};

export const BOOKINGS_KEY = ['admin-bookings'] as const;
export const HOURS_KEY = ['booking-hours'] as const;
export const RULES_KEY = ['booking-rules'] as const;
export const ABSENCES_KEY = ['booking-absences'] as const;
export const BUSY_CALENDARS_KEY = ['busy-calendars'] as const;
export const BUSY_TIMES_KEY = ['busy-times'] as const;
/** Both change with a calendar that is read. */
export const BUSY_READS = [BUSY_CALENDARS_KEY, BUSY_TIMES_KEY];
export const CLOSED_DAYS_KEY = ['booking-closed-days'] as const;

export const useHours = () =>
  useRows<HoursRow[]>(HOURS_KEY, (client) =>
    client
      .from('opening_hours')
      .select('weekday,opens_at,closes_at')
      .order('weekday')
      .order('opens_at'),
  );

export const useRules = () =>
  useRows<Rules>(RULES_KEY, async (client) => {
    const rules = await client
      .from('booking_rules')
      .select(
        'capacity,grid_minutes,lead_hours,days_ahead,kinds,video_url,visit_address,updated_at',
      )
      .single();
    return rules;
  });

export const useAbsences = () =>
  useRows<Absence[]>(ABSENCES_KEY, (client) =>
    client.from('absences').select('id,starts_at,ends_at,places,reason').order('starts_at'),
  );

export const useClosedDays = () =>
  useRows<ClosedDay[]>(CLOSED_DAYS_KEY, (client) =>
    client.from('closed_days').select('id,day,reason').order('day'),
  );

/** Public holidays, as the slot computation knows them. */
export const useHolidays = () =>
  useQuery({
    queryKey: ['booking-holidays'],
    queryFn: async () => (await loadCalendar()).holidays,
  });

/** Today by the agency's clock, YYYY-MM-DD. */
export const useBusyCalendars = () =>
  useRows<BusyCalendar[]>(BUSY_CALENDARS_KEY, (client) =>
    client
      .from('busy_calendars')
      .select('id,name,next_read_at,read_at,failed_since,problem')
      .order('created_at'),
  );

/** Busy times kept elsewhere, of the week that begins at `from`. */
export const useBusyTimes = (from: string, to: string) =>
  useRows<BusyTime[]>([...BUSY_TIMES_KEY, from], (client) =>
    client
      .from('busy_times')
      .select('starts_at,ends_at,busy_calendars(name)')
      .lt('starts_at', to)
      .gt('ends_at', from)
      .order('starts_at'),
  );

/** Minutes since midnight by the agency's clock. */
export const findNow = (): number => findMinute(new Date());
export const isOver = (moment: string): boolean => Date.parse(moment) <= Date.now();
