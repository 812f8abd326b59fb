import { useMutation } from '@tanstack/react-query';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import type { PersonExport } from '#shared/privacy/privacy.ts';

export function DataExport() {
  const download = useMutation({
    mutationFn: async () => {
      const client = await loadSupabase();
      const { data, error } = await client.rpc('export_own_data');
      if (error) throw new Error(error.message);
      const { downloadPerson } = await import('#app/private/download-person.ts');
      await downloadPerson(client, data as PersonExport);
    },
    onError: () =>
      void showToast({
        title: 'Export gescheitert',
        description: 'Bitte versuchen Sie es erneut.',
        tone: 'destructive',
      }),
  });
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      Daten als ZIP herunterladen
    </Button>
  );
}
