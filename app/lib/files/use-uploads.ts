import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, fileTypeOf } from '#shared/projects/work-files.ts';
import { createUuid } from '../uuid.ts';
import { startUpload, type UploadHandle } from './resumable-upload.ts';

export type Upload = {
  id: string;
  name: string;
  size: number;
  sent: number;
  /** Empty while it runs. */ problem: string;
  canRetry: boolean;
};
type StoredFile = { path: string; name: string; mimeType: string; size: number };

type Target = {
  bucket: string;
  /** First part of the path: a project or a customer. */
  folder: string;
  /** Lists the stored file where it belongs; a rejection offers to try again. */
  onStored: (file: StoredFile) => Promise<void>;
};

/**
 * Uploads under way, several at once. A finished one leaves the list; those of
 * a page that is left are given up.
 */
export function useUploads({ bucket, folder, onStored }: Target) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, { retry: () => void; cancel: () => void }>());
  const store = useRef(onStored);
  useEffect(() => {
    store.current = onStored;
  });

  const update = (id: string, change: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
    );
  const drop = useCallback((id: string) => {
    running.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }, []);

  const start = useCallback(
    (id: string, file: File) => {
      // Only files that checkFile() took come this far.
      const mimeType = fileTypeOf(file.name) ?? '';
      const path = `${folder}/${id}`;
      let isGivenUp = false;
      let isStored = false;
      let handle: UploadHandle | undefined;
      const fail = (problem: string) => update(id, { problem, canRetry: true });
      const list = () => {
        isStored = true;
        store.current({ path, name: file.name, mimeType, size: file.size }).then(
          () => drop(id),
          () => fail('Die Datei ist da, aber noch nicht eingetragen.'),
        );
      };
      const begin = () => {
        startUpload(
          { bucket, path, file, mimeType },
          { onProgress: (sent) => update(id, { sent }), onStored: list, onFailed: fail },
        ).then(
          (started) => {
            handle = started;
            if (isGivenUp) started.cancel();
          },
          () => fail('Die Verbindung ist unterbrochen.'),
        );
      };
      running.current.set(id, {
        retry() {
          update(id, { problem: '', canRetry: false });
          if (isStored) list();
          else if (handle) handle.resume();
          else begin();
        },
        cancel() {
          isGivenUp = true;
          handle?.cancel();
          drop(id);
        },
      });
      begin();
    },
    [bucket, folder, drop],
  );

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const id = createUuid();
      const problem = checkFile(file);
      setUploads((all) => [
        ...all,
        { id, name: file.name, size: file.size, sent: 0, problem, canRetry: false },
      ]);
      if (problem) running.current.set(id, { retry: () => undefined, cancel: () => drop(id) });
      else start(id, file);
    }
  };

  // What stopped for want of a connection goes on by itself.
  useEffect(() => {
    const retryAll = () => {
      for (const upload of uploads) if (upload.canRetry) running.current.get(upload.id)?.retry();
    };
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [uploads]);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { cancel } of all.values()) cancel();
    };
  }, []);

  return {
    uploads,
    add,
    retry: (id: string) => running.current.get(id)?.retry(),
    cancel: (id: string) => running.current.get(id)?.cancel(),
    isBusy: uploads.some(({ problem }) => problem === ''),
  };
}
