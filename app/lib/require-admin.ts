import { data, type RouterContextProvider } from 'react-router';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { requireSignedIn } from './area-guard.ts';
import { serverContext } from './contexts.ts';

/**
 * Guard of loaders and actions that show or change what only admins may; gives
 * the client that acts as the caller. Throws 403.
 */
export async function requireAdmin(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SupabaseClient<Database>> {
  await requireSignedIn(request, context);
  const { client } = context.get(serverContext).createSupabase(request);
  const { data: allowed } = await client.rpc('is_admin');
  if (allowed !== true) throw data('Kein Zugriff', { status: 403 });
  return client;
}
