import { useRows } from '#app/lib/use-rows.ts';
import { toMoments, type Moments } from '#app/private/moments.tsx';

type Row = { id: string; from_staff: boolean; body: string; created_at: string };

/** Older ones are read in the conversation. */
const NEWEST = 30;

/** The newest messages between the agency and one customer. */
export const useMessageMoments = (customerId: string): Moments =>
  toMoments(
    useRows<Row[]>(['thread', customerId, 'summary'], (client) =>
      client
        .from('messages')
        .select('id,from_staff,body,created_at')
        .eq('customer_id', customerId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(NEWEST),
    ),
    ({ id, from_staff: isOurs, body, created_at: at }) => ({
      id,
      at,
      icon: 'chat',
      kind: isOurs ? 'Nachricht von Ihnen' : 'Nachricht des Kunden',
      title: body || 'Datei',
      to: `/admin/unterhaltungen/${customerId}`,
    }),
  );
