import { useRead } from '#app/lib/use-rows.ts';
import { RecordPart } from '#app/private/record-part.tsx';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { Badge } from '#app/ui/badge.tsx';

type Last = { id: string; from_staff: boolean; body: string; created_at: string; unread: number };

/** The conversation with one customer as its last message, and what of it is unread. */
export function CustomerThread({ customerId }: { customerId: string }) {
  const query = useRead<readonly Last[]>({
    queryKey: ['thread', customerId, 'summary'],
    read: async (client) => {
      const messages = () => client.from('messages');
      const [{ data }, { count }] = await Promise.all([
        messages()
          .select('id,from_staff,body,created_at')
          .eq('customer_id', customerId)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(1)
          .throwOnError(),
        messages()
          .select('id', { count: 'exact', head: true })
          .eq('customer_id', customerId)
          .eq('from_staff', false)
          .is('read_at', null)
          .throwOnError(),
      ]);
      return data.map((last) => ({ ...last, unread: count ?? 0 }));
    },
  });
  return (
    <RecordPart
      id="unterhaltung"
      title="Kundennachrichten"
      query={query}
      whenEmpty="Noch keine Nachrichten."
      rowOf={({ id, from_staff, body, created_at, unread }) => ({
        id,
        to: `/admin/unterhaltungen/${customerId}`,
        title: `${from_staff ? 'Sie: ' : ''}${body || 'Datei'}`,
        note: formatBriefMoment(created_at),
        mark: unread > 0 && <Badge tone="waiting">{unread} ungelesen</Badge>,
      })}
    />
  );
}
