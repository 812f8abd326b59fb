import { useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { isDrawing, isPicture, MAX_ALT_LENGTH, WHOLE, type Media } from '#shared/media/media.ts';
import { FocusPreviews, FrameEditor } from './frame-editor.tsx';
import { MediaTile } from './media-tile.tsx';
import { toMediaValues, type MediaVersion } from './media-version.ts';

type Answer =
  | { saved: true }
  | {
      saved: false;
      message: string;
      fieldErrors?: Readonly<Record<string, string>>;
      theirs?: MediaVersion | null;
    };

/** What can differ, and what is said of it in place of what only machines read. */
const LABELS = [
  ['name', 'Name'],
  ['alt', 'Beschreibung'],
  ['frame', 'Ausschnitt und Schwerpunkt', 'geändert'],
  ['file', 'Datei', 'durch eine andere ersetzt'],
] as const;

type MediaFormProps = {
  media: Media;
  /** The version of the file that `media` is. */
  seen: string;
  /** What was typed is given up, and `media` is what is stored: the form begins anew. */
  onTaken: () => void;
};

/** Name, description, frame and focus of a file of the library. */
export function MediaForm({ media, seen, onTaken }: MediaFormProps) {
  const fetcher = useFetcher<Answer>();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
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
  const theirs = fetcher.data?.saved === false ? fetcher.data.theirs : undefined;
  const shown = toMediaValues(media);
  const keep = (version: MediaVersion): void => {
    const values = new FormData(form.current!);
    values.set('seen', version.seen);
    // A frame goes over that of others where it was drawn here, and on the file that is stored.
    const isDrawn = toMediaValues({ ...media, crop, focus }).frame !== shown.frame;
    if (!isDrawn || version.values.file !== shown.file)
      for (const name of Object.keys(fields)) values.delete(name);
    changes.current.sent = changes.current.made;
    void fetcher.submit(values, { method: 'post' });
  };
  const [isGivenUp, setIsGivenUp] = useState(false);
  const take = (): void => {
    setIsDirty(false);
    setIsGivenUp(true);
    void revalidate();
  };
  useEffect(() => {
    if (isGivenUp) onTaken();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the newer version is here
  }, [seen]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      className="mb-10 grid gap-8 lg:grid-cols-[3fr_2fr]"
      onChange={noteChange}
      onSubmit={() => {
        changes.current.sent = changes.current.made;
      }}
    >
      <UnsavedGuard dirty={isDirty} busy={isBusy} />
      {theirs !== undefined && (
        <div className="lg:col-span-2">
          <ConflictNotice
            differences={
              theirs &&
              LABELS.flatMap(([name, label, text]) =>
                theirs.values[name] === shown[name]
                  ? []
                  : [[label, text ?? theirs.values[name]] as const],
              )
            }
            busy={isBusy}
            onKeep={() => theirs && keep(theirs)}
            onTake={take}
          />
        </div>
      )}
      {Object.entries({ ...fields, seen }).map(([name, value]) => (
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
