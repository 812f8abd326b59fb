import type { SupabaseClient } from '@supabase/supabase-js';
import { Icon } from '#app/ui/icon.tsx';
import { useRowChange } from '../area/use-row-change.ts';

type RemoveButtonProps = {
  label: string;
  reads: readonly (readonly unknown[])[];
  done: string;
  write: (client: SupabaseClient) => PromiseLike<{ error: { message: string } | null }>;
};

/** Takes one row out of a list; for rows that are entered again in a moment. */
export function RemoveButton({ label, ...change }: RemoveButtonProps) {
  const remove = useRowChange<void>(change);
  return (
    <button
      type="button"
      aria-label={label}
      title="Entfernen"
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken disabled:opacity-55"
    >
      <Icon name="trash" size={18} />
    </button>
  );
}
