import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { hasActiveContent } from '#app/lib/files/active-content.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from './dialog.tsx';
import { QueryState } from './query-state.tsx';
import { downloadFile, isPdf } from '#app/lib/files/stored-file.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';

/**
 * A picture or PDF in a dialog. The bytes come through the client, so that they
 * show wherever the files lie.
 */
export function FilePreview({
  bucket,
  file,
  onClose,
}: {
  bucket: string;
  file: FileEntry;
  onClose: () => void;
}) {
  const query = useQuery({
    queryKey: ['file-bytes', bucket, file.path],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async () => {
      const { data, error } = await (await loadSupabase()).storage.from(bucket).download(file.path);
      if (error) throw error;
      // A document of another kind would be opened as one of this page.
      const bytes = new Blob([data], { type: file.mime_type });
      return { bytes, isActive: isPdf(file) && (await hasActiveContent(data)) };
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={<span className="break-words">{file.name}</span>}
      footer={
        <Button size="small" variant="secondary" onClick={() => void downloadFile(bucket, file)}>
          Herunterladen
        </Button>
      }
    >
      <QueryState query={query}>
        {({ bytes, isActive }) =>
          isActive ? (
            <p>
              Diese Datei enthält Skripte oder andere aktive Inhalte. Sie wird hier nicht geöffnet.
              Laden Sie sie nur herunter, wenn Sie dem Absender vertrauen.
            </p>
          ) : (
            <Content file={file} bytes={bytes} />
          )
        }
      </QueryState>
    </Dialog>
  );
}

function Content({ file, bytes }: { file: FileEntry; bytes: Blob }) {
  const address = useObjectUrl(bytes);
  if (address === '') return null;
  if (!isPdf(file))
    return (
      <img src={address} alt={file.name} className="mx-auto max-h-[70dvh] max-w-full bg-white" />
    );
  // Phones show no PDF inside of a page.
  if (!navigator.pdfViewerEnabled)
    return <p>Ihr Browser zeigt PDF-Dateien nicht in der Seite. Laden Sie die Datei herunter.</p>;
  return (
    <iframe
      src={`${address}#navpanes=0`}
      title={file.name}
      className="h-[70dvh] w-full border border-line"
    />
  );
}

/** An address of the bytes for as long as the component shows them. */
export function useObjectUrl(bytes: Blob): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(bytes);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a resource of its own that has to be given back
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return address;
}
