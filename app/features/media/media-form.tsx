import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { isDrawing, isPicture, MAX_ALT_LENGTH, WHOLE, type Media } from '#shared/media/media.ts';
import { FocusPreviews, FrameEditor } from './frame-editor.tsx';
import { MediaTile } from './media-tile.tsx';

type Answer =
  | { saved: true }
  | { saved: false; message: string; fieldErrors?: Readonly<Record<string, string>> };

/** Name, description, frame and focus of a file of the library. */
export function MediaForm({ media }: { media: Media }) {
  const fetcher = useFetcher<Answer>();
  const [crop, setCrop] = useState(media.crop);
  const [focus, setFocus] = useState(media.focus);
  const [version, setVersion] = useState(media.version);
  // Another file has another frame.
  if (version !== media.version) {
    setVersion(media.version);
    setCrop(media.crop);
    setFocus(media.focus);
  }
  const [isDirty, setIsDirty] = useState(false);
  const changes = useRef({ made: 0, sent: 0 });
  const noteChange = (): void => {
    changes.current.made += 1;
    setIsDirty(true);
  };
  const isBusy = fetcher.state !== 'idle';
  const answer = isBusy ? undefined : fetcher.data;
  useEffect(() => {
    if (!answer) return;
    if (answer.saved && changes.current.made === changes.current.sent) setIsDirty(false);
    void showToast(
      answer.saved
        ? { title: 'Gespeichert' }
        : { title: 'Nicht gespeichert', description: answer.message, tone: 'destructive' },
    );
  }, [answer]);
  // Without its frame.
  const original = `/api/media/${media.id}/whole?${media.version}`;
  const hasFrame = isPicture(media) && !isDrawing(media) && media.size !== null;
  const fields = hasFrame
    ? {
        crop_x: crop.x,
        crop_y: crop.y,
        crop_width: crop.width,
        crop_height: crop.height,
        focus_x: focus.x,
        focus_y: focus.y,
      }
    : {};
  return (
    <fetcher.Form
      method="post"
      noValidate
      className="mb-10 grid gap-8 lg:grid-cols-[3fr_2fr]"
      onChange={noteChange}
      onSubmit={() => {
        changes.current.sent = changes.current.made;
      }}
    >
      <UnsavedGuard dirty={isDirty} busy={isBusy} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        {hasFrame && media.size ? (
          <FrameEditor
            source={original}
            size={media.size}
            crop={crop}
            focus={focus}
            onCrop={(next) => {
              setCrop(next);
              noteChange();
            }}
            onFocus={(next) => {
              setFocus(next);
              noteChange();
            }}
          />
        ) : (
          <MediaTile media={media} />
        )}
        {hasFrame && (
          <p className="mt-3 text-fine text-muted">
            Ziehen Sie die Ecken für den Ausschnitt. Der Kreis ist der Schwerpunkt: Er bleibt zu
            sehen, wo eine Seite das Bild beschneidet.
          </p>
        )}
      </div>
      <div className="grid content-start gap-5">
        <Field label="Name in der Mediathek" required>
          {(control) => (
            <Input {...control} name="name" defaultValue={media.name} maxLength={200} />
          )}
        </Field>
        {isPicture(media) && (
          <Field
            label="Was zeigt das Bild?"
            required
            hint="Ein Satz für alle, die das Bild nicht sehen, und für Suchmaschinen."
            error={answer?.saved === false ? answer.fieldErrors?.['alt'] : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                name="alt"
                rows={2}
                defaultValue={media.alt}
                maxLength={MAX_ALT_LENGTH}
              />
            )}
          </Field>
        )}
        {hasFrame && media.size && (
          <FocusPreviews source={original} size={media.size} crop={crop} focus={focus} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            Speichern
          </Button>
          {hasFrame && (
            <Button
              variant="quiet"
              onClick={() => {
                setCrop(WHOLE);
                setFocus({ x: 0.5, y: 0.5 });
                noteChange();
              }}
            >
              Ganzes Bild
            </Button>
          )}
        </div>
      </div>
    </fetcher.Form>
  );
}
