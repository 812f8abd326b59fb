// oxlint-disable-next-line no-restricted-imports -- reads only: a file for the browser
import { useMutation } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showFailure } from '#app/ui/feedback/toast.ts';

type Client = SupabaseClient<Database>;

/** Reads what `save` hands to the browser as a file; a failure is told. */
export const useExport = (save: (client: Client) => Promise<void>) =>
  useMutation({
    mutationFn: async () => save(await loadSupabase()),
    onError: () => void showFailure('Export gescheitert', 'Bitte versuchen Sie es erneut.'),
  });

/** All that is stored about a person, with the files, as ZIP. */
export const usePersonExport = (
  read: (client: Client) => PromiseLike<{ data: unknown; error: { message: string } | null }>,
) =>
  useExport(async (client) => {
    const { data, error } = await read(client);
    if (error) throw new Error(error.message);
    const { downloadPerson } = await import('./download-person.ts');
    const { length: missing } = await downloadPerson(client, data);
    if (missing > 0)
      void showFailure(
        missing === 1 ? 'Eine Datei fehlt' : `${missing} Dateien fehlen`,
        'Welche, steht in der Datei LIESMICH.txt.',
      );
  });
