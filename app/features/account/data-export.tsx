import { Button } from '#app/ui/button.tsx';
import { usePersonExport } from '#app/private/use-export.ts';

export function DataExport() {
  const download = usePersonExport((client) => client.rpc('export_own_data'));
  return (
    <Button
      variant="secondary"
      size="small"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      Daten als ZIP herunterladen
    </Button>
  );
}
