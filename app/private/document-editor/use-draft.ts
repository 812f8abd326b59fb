import { useQueryClient } from '@tanstack/react-query';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useSelfSaving, type SelfSaving } from '../use-self-saving.ts';

type Draft<Content> = { id: string; content: Content; updated_at: string };

/**
 * The draft of an offer or invoice: saves itself by `write`, and is read from
 * its row when somebody else was faster.
 */
export function useDraft<Content>(
  table: 'offers' | 'invoices',
  draft: Draft<Content>,
  queryKey: readonly string[],
  write: SelfSaving<Content>['write'],
) {
  const queries = useQueryClient();
  return useSelfSaving<Content>({
    initial: { content: draft.content, updatedAt: draft.updated_at },
    write,
    read: async () => {
      const client = await loadSupabase();
      const { data } = await client
        .from(table)
        .select('content,updated_at')
        .eq('id', draft.id)
        .eq('status', 'draft')
        .maybeSingle<Pick<Draft<Content>, 'content' | 'updated_at'>>()
        .throwOnError();
      return data && { content: data.content, updatedAt: data.updated_at };
    },
    // Whoever comes back to this page starts from what was stored, not from what was read at first.
    onStored: ({ content, updatedAt }) =>
      queries.setQueryData<Draft<Content> | null>(
        queryKey,
        (known) => known && { ...known, content, updated_at: updatedAt },
      ),
  });
}
