import { useState } from 'react';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { isPicture, type Media } from '#shared/media/media.ts';
import { MediaTile } from './media-tile.tsx';
import { UploadPanel } from './upload-panel.tsx';

type MediaPickerProps = {
  title: string;
  media: readonly Media[];
  onPick: (id: string) => void;
  onClose: () => void;
};

/** Chooses a picture of the library, or takes a new one in and chooses that. */
export function MediaPicker({ title, media, onPick, onClose }: MediaPickerProps) {
  const [isUploading, setIsUploading] = useState(false);
  const pictures = media.filter(isPicture);
  return (
    <Dialog open onClose={onClose} title={title} size="wide">
      <div className="grid gap-6">
        <UploadPanel
          picturesOnly
          onStored={(id) => {
            if (isUploading) return;
            setIsUploading(true);
            onPick(id);
          }}
        />
        {pictures.length === 0 ? (
          <EmptyState title="Noch kein Bild">
            Wählen Sie eine Datei von Ihrem Gerät, dann steht sie hier.
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {pictures.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className="group block w-full text-left"
                  aria-label={`${picture.name} wählen`}
                  onClick={() => onPick(picture.id)}
                >
                  <MediaTile media={picture} />
                  <span className="mt-1.5 block truncate text-small group-hover:underline">
                    {picture.name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
