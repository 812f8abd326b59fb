import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { deleteVersion } from '#app/private/delete-version.ts';
import { inItsWords } from '#app/lib/refused.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { countAddresses, issueKey, SUMMARY_KEY, type Draft, type Issue } from './issue.ts';

/**
 * What can be done with a draft. What is tested or sent is always what stands in
 * the fields.
 */
export function useDraftActions(issue: Issue, draft: Draft, seen: string) {
  const reads = [SUMMARY_KEY, issueKey(issue.id)];
  const store = (client: SupabaseClient<Database>, over = seen) =>
    client
      .from('newsletter_issues')
      .update(draft)
      .eq('id', issue.id)
      .eq('updated_at', over)
      .select('id');
  const save = useRowChange<string>({ reads, write: store, done: 'Entwurf gespeichert' });
  const test = useRowChange<void>({
    reads,
    write: async (client) => {
      const stored = await store(client);
      if (stored.error || stored.data.length === 0) return stored;
      return inItsWords(client.rpc('test_newsletter_issue', { issue_id: issue.id }));
    },
    done: (address) => `Testmail an ${String(address)}`,
    failed: 'Nicht ausgeführt',
  });
  // Both leave the page: it is read again only when it stays.
  const send = useRowChange<void>({
    reads: [SUMMARY_KEY],
    write: async (client) => {
      const stored = await store(client);
      if (stored.error || stored.data.length === 0) return stored;
      return inItsWords(client.rpc('send_newsletter_issue', { issue_id: issue.id }));
    },
    done: (count) => `Versand an ${countAddresses(Number(count))} begonnen`,
    failed: 'Nicht ausgeführt',
  });
  const remove = useRowChange<void>({
    reads: [SUMMARY_KEY],
    write: (client) => deleteVersion(client, 'newsletter_issues', issue.id, seen),
    done: 'Entwurf gelöscht',
    failed: 'Nicht gelöscht',
  });
  return { save, test, send, remove };
}
