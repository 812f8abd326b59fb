import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { BOOKINGS_KEY } from './calendar-data.ts';

type Talk = { starts_at: string; ends_at: string };

/** Talks booked before a time was blocked stay booked: somebody has to move them. */
export function TalksWithin({ isWithin }: { isWithin: (talk: Talk) => boolean }) {
  const booked = useRows<Talk[]>([...BOOKINGS_KEY, 'upcoming-times'], (client) =>
    client
      .from('bookings')
      .select('starts_at,ends_at')
      .eq('status', 'booked')
      .gte('starts_at', new Date().toISOString()),
  );
  const talks = booked.data?.filter(isWithin).length ?? 0;
  return (
    talks > 0 && (
      <Badge tone="danger" className="mt-1">
        {talks === 1 ? '1 gebuchter Termin' : `${talks} gebuchte Termine`} in dieser Zeit
      </Badge>
    )
  );
}
