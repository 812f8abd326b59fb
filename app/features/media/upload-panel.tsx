import { useState } from 'react';
import { FileDrop } from '#app/lib/files/file-drop.tsx';
import { createUuid } from '#app/lib/uuid.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { DOCUMENT_ACCEPT, MEDIA_PROBLEMS, PICTURE_ACCEPT } from '#shared/media/media.ts';
import { uploadMedia } from './upload-media.ts';
import { type Staged, isDocument, StagedFile } from './staged-file.tsx';

type UploadPanelProps = {
  /** For a place that shows a picture. */
  picturesOnly?: boolean;
  onStored: (id: string) => void;
};

/** Files wait here for the sentence that describes them, then go into the library. */
export function UploadPanel({ picturesOnly = false, onStored }: UploadPanelProps) {
  const [staged, setStaged] = useState<readonly Staged[]>([]);
  const isBusy = staged.some((entry) => entry.isBusy);

  const add = (files: readonly File[]): void =>
    setStaged((before) => [
      ...before,
      ...files.map((file) => ({
        key: createUuid(),
        file,
        preview: isDocument(file) ? '' : URL.createObjectURL(file),
        alt: '',
        // File dialogs can show all files, and any can be dropped.
        ...(picturesOnly && isDocument(file) && { error: MEDIA_PROBLEMS.picture }),
      })),
    ]);
  const change = (key: string, changes: Partial<Staged>): void =>
    setStaged((before) =>
      before.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)),
    );
  const remove = ({ key, preview }: Staged): void => {
    URL.revokeObjectURL(preview);
    setStaged((before) => before.filter((entry) => entry.key !== key));
  };

  const send = async (): Promise<void> => {
    let stored = 0;
    for (const entry of staged) {
      const { key, file, alt } = entry;
      if (picturesOnly && isDocument(file)) continue;
      if (!isDocument(file) && alt.trim() === '') {
        change(key, { error: MEDIA_PROBLEMS.alt });
        continue;
      }
      change(key, { isBusy: true });
      const answer = await uploadMedia(file, { alt: alt.trim() });
      if ('error' in answer) {
        change(key, { isBusy: false, error: answer.error });
        continue;
      }
      stored += 1;
      remove(entry);
      onStored(answer.id);
    }
    if (stored > 0)
      void showToast({
        title: stored === 1 ? 'Datei hochgeladen' : `${stored} Dateien hochgeladen`,
      });
  };

  return (
    <section aria-label="Hochladen">
      <UnsavedGuard dirty={staged.length > 0} />
      <FileDrop
        className="flex flex-wrap items-center justify-between gap-4 p-5"
        label="Dateien auswählen"
        accept={picturesOnly ? PICTURE_ACCEPT : `${PICTURE_ACCEPT},${DOCUMENT_ACCEPT}`}
        describedBy="medien-hinweis"
        onPick={add}
      >
        <p id="medien-hinweis" className="max-w-[52ch] text-small text-muted">
          JPEG, PNG, WebP, AVIF{picturesOnly ? ' oder SVG' : ', SVG oder PDF'} bis 25&nbsp;MB. Aus
          Fotos entfernen wir Ort und Gerätedaten, aus SVG alles, was ausgeführt werden kann.
        </p>
      </FileDrop>
      {staged.length > 0 && (
        <form
          className="border border-t-0 border-line-strong bg-surface"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React carries it through the portal, to the form whose dialog this may be.
            event.stopPropagation();
            void send();
          }}
        >
          <ul>
            {staged.map((entry) => (
              <StagedFile
                key={entry.key}
                entry={entry}
                onChange={(changes) => change(entry.key, changes)}
                onRemove={() => remove(entry)}
              />
            ))}
          </ul>
          <div className="p-4">
            <Button type="submit" size="small" busy={isBusy}>
              {staged.length === 1 ? 'Hochladen' : `${staged.length} Dateien hochladen`}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
