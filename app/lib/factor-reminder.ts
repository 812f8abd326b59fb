import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import type { Database } from '#shared/database-types.ts';

const ReminderSchema = z
  .object({ due_at: z.string(), is_due: z.boolean(), is_quiet: z.boolean() })
  .nullable();

/** How an admin without second factor is to be led to one. */
export type FactorReminder = { dueAt: string; isDue: boolean; isQuiet: boolean };

/** Null for everybody else. Where it cannot be read nothing stands in the way. */
export async function readFactorReminder(
  client: SupabaseClient<Database>,
): Promise<FactorReminder | null> {
  const { data } = await client.rpc('factor_reminder');
  const found = ReminderSchema.safeParse(data).data;
  return found ? { dueAt: found.due_at, isDue: found.is_due, isQuiet: found.is_quiet } : null;
}
