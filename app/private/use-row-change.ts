import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showToast } from '#app/ui/feedback/toast.ts';

/** Somebody else has changed or deleted the row since it was read; nothing was written. */
export class ChangedMeanwhile extends Error {
  override message = 'Jemand anderes hat inzwischen gespeichert. Ihre Eingaben sind noch da.';
}

type Stored<Data> = { error: { message: string } | null; data?: Data };

type Change<Input, Data> = {
  /** Keys of the reads that show the changed rows; they are read again afterwards. */
  reads: readonly (readonly unknown[])[];
  /**
   * May write only over the version that was read:
   * `.eq('updated_at', …).select('id')`. An answer without rows, or `false`,
   * says that it is there no more; the mutation then fails with
   * ChangedMeanwhile. What it answers is the result of the mutation.
   */
  write: (client: SupabaseClient<Database>, input: Input) => PromiseLike<Stored<Data>>;
  /** Shows the change before it is stored; taken back when storing fails. */
  optimistic?: (queries: QueryClient, input: Input) => void;
  /** Title of the toast after success; none where the page itself shows it. */
  done?: string;
  /** Title of the toast after a failure, and what to do. */
  failed?: string;
  advice?: string;
};

/**
 * One write through the browser's client, under the caller's own rights, with a
 * toast for either outcome.
 */
export function useRowChange<Input, Data = unknown>({
  reads,
  write,
  optimistic,
  done,
  failed = 'Nicht gespeichert',
  advice = 'Bitte versuchen Sie es erneut.',
}: Change<Input, Data>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const { error, data } = await write(await loadSupabase(), input);
      if (error) throw new Error(error.message);
      if (data === false || (Array.isArray(data) && data.length === 0))
        throw new ChangedMeanwhile();
      return data;
    },
    onMutate: async (input: Input): Promise<[QueryKey, unknown][]> => {
      if (!optimistic) return [];
      await Promise.all(reads.map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = reads.flatMap((queryKey) => queries.getQueriesData({ queryKey }));
      optimistic(queries, input);
      return before;
    },
    onSuccess: () => done && void showToast({ title: done }),
    onError: (error, _input, before) => {
      for (const [queryKey, data] of before ?? []) queries.setQueryData(queryKey, data);
      const description = error instanceof ChangedMeanwhile ? error.message : advice;
      void showToast({ title: failed, description, tone: 'destructive' });
    },
    // Kept pending until the new rows are there, so that a control never jumps
    // back to its old value.
    onSettled: async () => {
      await Promise.all(reads.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
