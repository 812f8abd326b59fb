import { useRows } from '#app/lib/use-rows.ts';
import type { Tables } from '#shared/database-types.ts';
import { threadKey } from './message-rows.ts';

type LastMessage = Pick<
  Tables<'messages'>,
  'from_staff' | 'body' | 'created_at' | 'settled_at'
> | null;

/** The newest message of a customer's thread; null where nobody has written yet. */
export const useLastMessage = (customerId: string) =>
  useRows<LastMessage>([...threadKey(customerId), 'last'], (client) =>
    client
      .from('messages')
      .select('from_staff,body,created_at,settled_at')
      .eq('customer_id', customerId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
