import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { formatSlot } from '#shared/bookings/booking-slots.ts';

const KEY = ['portal-bookings'];
const READS = [KEY];
const LINE = 'flex min-h-11 items-center text-small underline underline-offset-4';

/** When the customer speaks to the agency next, or the way to choose a time. */
export function NextTalk({ userId }: { userId: string }) {
  useLiveTable('bookings', READS);
  const { data: talk } = useRows<{ starts_at: string } | null>([...KEY, userId, 'next'], (client) =>
    client
      .from('bookings')
      .select('starts_at')
      .eq('user_id', userId)
      .eq('status', 'booked')
      .gt('ends_at', new Date().toISOString())
      .order('starts_at')
      .limit(1)
      .maybeSingle(),
  );
  if (!talk)
    return (
      <Link to="/portal/termine" className={LINE}>
        Termin wählen
      </Link>
    );
  return (
    <div className="mt-2 text-small">
      <p className="text-muted">Ihr nächster Termin</p>
      <Link to="/portal/termine" className={LINE}>
        {formatSlot(talk.starts_at)}
      </Link>
    </div>
  );
}
