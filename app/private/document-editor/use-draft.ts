import type { SupabaseClient } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Database } from '#shared/database-types.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useSelfSaving, type SelfSaving } from '../use-self-saving.ts';
import { keepUntouched } from './field-errors.ts';

type Draft<Content> = { id: string; content: Content; updated_at: string };

/**
 * The draft of an offer or invoice: saves itself by `write`, and is read anew
 * by `read` when somebody else was faster. `errors` are what was refused, by path
 * in the content, until the field is touched.
 */
export function useDraft<Content extends Record<string, unknown>>(
  read: (
    client: SupabaseClient<Database>,
  ) => PromiseLike<{ data: Pick<Draft<Content>, 'content' | 'updated_at'> | null }>,
  draft: Draft<Content>,
  queryKey: readonly string[],
  write: SelfSaving<Content>['write'],
) {
  const queries = useQueryClient();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useSelfSaving<Content>({
    initial: { content: draft.content, updatedAt: draft.updated_at },
    write,
    read: async () => {
      const { data } = await read(await loadSupabase());
      return data && { content: data.content, updatedAt: data.updated_at };
    },
    // Whoever comes back to this page starts from what was stored, not from what was read at first.
    onStored: ({ content, updatedAt }) =>
      queries.setQueryData<Draft<Content> | null>(
        queryKey,
        (known) => known && { ...known, content, updated_at: updatedAt },
      ),
  });
  return {
    ...saving,
    errors,
    setErrors,
    set: (part: Partial<Content>) => {
      const next = { ...saving.content, ...part };
      setErrors((known) => keepUntouched(known, saving.content, next));
      saving.change(next);
    },
    /** Where it is no draft any more, the page shows what it is now. */
    takeTheirs: () =>
      saving.theirs ? saving.takeTheirs() : void queries.invalidateQueries({ queryKey }),
  };
}
