import { useAnswer } from '#app/lib/use-rows.ts';
import { WaitingSchema } from './waiting.ts';

/** What the agency looks at each morning, read once for all that shows a part of it. */
export const useToday = () =>
  useAnswer(['dashboard', 'today'], WaitingSchema, (client) => client.rpc('dashboard_today'));
