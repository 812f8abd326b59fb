import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { downloadFile } from '#app/lib/download.ts';
import { Button } from '#app/ui/button.tsx';
import { useExport } from '#app/private/use-export.ts';
import { buildSubscriberCsv, type ConfirmedRow } from './build-csv.ts';

const PAGE = 1000;

/** Everybody who has confirmed, for a mail program. */
export function SubscriberExport() {
  const download = useExport(async (client) =>
    downloadFile(
      'newsletter-bestaetigt.csv',
      'text/csv',
      buildSubscriberCsv(await readConfirmed(client)),
    ),
  );
  return (
    <Button
      size="small"
      variant="secondary"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      Bestätigte als CSV
    </Button>
  );
}

async function readConfirmed(client: SupabaseClient<Database>): Promise<ConfirmedRow[]> {
  const rows: ConfirmedRow[] = [];
  for (let from = 0; ; from += PAGE) {
    const { data, error } = await client
      .from('newsletter_subscriptions')
      .select('email,source,requested_at,confirmed_at')
      .eq('status', 'confirmed')
      .order('confirmed_at')
      .order('id')
      .range(from, from + PAGE - 1);
    if (error) throw new Error(error.message);
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
}
