import {
  // oxlint-disable-next-line no-restricted-imports -- the one way to write
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { NoAnswer, Refused, SESSION_ENDED } from '#app/lib/refused.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { SAVED_MEANWHILE } from '#app/private/save-seen.ts';
import { showFailure, showToast, type ToastMessage } from '#app/ui/feedback/toast.ts';

/** Somebody else has changed or deleted the row since it was read. */
export class ChangedMeanwhile extends Refused {
  constructor() {
    super(SAVED_MEANWHILE);
  }
}

/** `status`: of the answer, where the database gave it. */
type Stored<Data> = { error: { message: string } | null; data?: Data; status?: number };

const UNAUTHORIZED = 401;

type Refusal = { success: false; error: string; fieldErrors?: Record<string, string> };

/** What a function answers (`callFunction`) as the outcome of a write; `lost` stands for none. */
export function storedBy<Done extends { success: true }>(
  answer: Done | Refusal,
  lost?: Refusal,
): Stored<Done> {
  if (answer.success) return { error: null, data: answer };
  return {
    error: answer === lost ? new NoAnswer(answer.error) : new Refused(answer.error, answer),
  };
}

type Told = Omit<ToastMessage, 'tone'>;

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
  /** After a failure, even when the page has been left meanwhile. */
  giveBack?: (input: Input, why: Refused) => void;
  /** Writes of one scope happen one after the other, in their order. */
  scope?: string;
  /** The toast after success, or its title; none where the page itself shows it. */
  done?: string | ((data: Data | undefined, input: Input) => string | Told);
  /** Title of the toast after a failure; null where the form itself says why. */
  failed?: string | null;
  /** What to do, where the failure has no words of its own. */
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
  giveBack,
  scope,
  done,
  failed = 'Nicht gespeichert',
  advice = 'Bitte versuchen Sie es erneut.',
}: Change<Input, Data>) {
  const queries = useQueryClient();
  return useMutation<Data | undefined, Refused, Input, [QueryKey, unknown][]>({
    ...(scope && { scope: { id: scope } }),
    mutationFn: async (input) => {
      try {
        const { error, data, status } = await write(await loadSupabase(), input);
        if (error && status === UNAUTHORIZED) throw new Refused(SESSION_ENDED, { cause: error });
        if (error) throw error;
        if (data === false || (Array.isArray(data) && data.length === 0))
          throw new ChangedMeanwhile();
        return data;
      } catch (error) {
        throw error instanceof Refused ? error : new Refused(advice, { cause: error });
      }
    },
    onMutate: async (input) => {
      if (!optimistic) return [];
      await Promise.all(reads.map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = reads.flatMap((queryKey) => queries.getQueriesData({ queryKey }));
      optimistic(queries, input);
      return before;
    },
    onSuccess: (data, input) => {
      const told = typeof done === 'function' ? done(data, input) : done;
      if (told) void showToast(typeof told === 'string' ? { title: told } : told);
    },
    onError: (error, input, before) => {
      for (const [queryKey, data] of before ?? []) queries.setQueryData(queryKey, data);
      giveBack?.(input, error);
      if (failed === null) return;
      void showFailure(
        error instanceof NoAnswer ? 'Keine Antwort erhalten' : failed,
        error.message,
      );
    },
    // Stored, it is kept pending until the new rows are there, so that a control never jumps
    // back to its old value. What failed is over at once.
    onSettled: async (_, error) => {
      const read = Promise.all(reads.map((queryKey) => queries.invalidateQueries({ queryKey })));
      if (!error) await read;
    },
  });
}
