import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

type RemoveButtonProps = {
  label: string;
  reads: readonly (readonly unknown[])[];
  done: string;
  write: (client: SupabaseClient<Database>) => PromiseLike<{ error: { message: string } | null }>;
};

/** Takes one row out of a list; for rows that are entered again in a moment. */
export function RemoveButton({ label, ...change }: RemoveButtonProps) {
  const remove = useRowChange<void>(change);
  return (
    <IconButton
      icon="trash"
      label={label}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    />
  );
}
