import { useRows } from '#app/lib/use-rows.ts';
import { FigureCell } from '#app/private/figure-cell.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';

type Next = { name: string; starts_at: string };

export function NextTalkFigure() {
  const { data } = useRows<Next[]>(['dashboard', 'next-booking'], (client) =>
    client
      .from('bookings')
      .select('name,starts_at')
      .eq('status', 'booked')
      .gt('starts_at', new Date().toISOString())
      .order('starts_at')
      .limit(1),
  );
  const next = data?.[0];
  return (
    <FigureCell
      label="Nächstes Gespräch"
      to="/admin/termine"
      value={data && (next ? formatBriefMoment(next.starts_at) : 'keines geplant')}
      note={next?.name}
    />
  );
}
