import type { FunctionContext } from '../context.ts';

/**
 * Reads a talk, once more where its hold seems to be over: the database alone
 * knows, for the hold goes on while its mail waits (`is_hold_over`).
 */
export async function readCurrent<Row extends { confirm_by: string | null }>(
  read: () => Promise<Row | null>,
  context: FunctionContext,
): Promise<Row | null> {
  const row = await read();
  if (!row?.confirm_by || Date.parse(row.confirm_by) > context.now().getTime()) return row;
  const { error } = await context
    .admin('a talk that nobody has confirmed ends for everybody')
    .rpc('end_unconfirmed_bookings');
  if (error) throw new Error(`holds not ended: ${error.message}`);
  return read();
}
