import { useEffect, useState } from 'react';
import { data, redirect, useFetcher, useRevalidator } from 'react-router';
import * as z from 'zod';
import {
  notAnswered,
  notStored,
  textOf,
  type SiteFormAnswer,
} from '#app/features/content/site-fields.ts';
import { DeleteMedia } from '#app/features/media/delete-media.tsx';
import { FocusPreviews, FrameEditor } from '#app/features/media/frame-editor.tsx';
import { describeMedia, MediaTile } from '#app/features/media/media-tile.tsx';
import { removeMedia } from '#app/features/media/remove-media.server.ts';
import { uploadMedia } from '#app/features/media/upload-media.ts';
import { readUses } from '#app/features/media/uses.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { FilePicker } from '#app/lib/files/file-picker.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { TextLink } from '#app/ui/link.tsx';
import {
  DOCUMENT_ACCEPT,
  filePath,
  isDrawing,
  isPicture,
  MAX_ALT_LENGTH,
  MEDIA_PROBLEMS,
  PICTURE_ACCEPT,
  WHOLE,
  type Media,
} from '#shared/media/media.ts';
import { MediaRowSchema, toMedia } from '#shared/media/media-row.ts';
import type { Route } from './+types/media-item.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const { data: row, error } = await client
    .from('media')
    .select()
    .eq('id', params.id)
    .maybeSingle();
  if (error) throw new Error(error.message);
  if (!row) throw data('Diese Datei gibt es nicht', { status: 404 });
  const media = toMedia(MediaRowSchema.parse(row));
  const uses = (await readUses(client)).get(media.id) ?? [];
  return { media, uses };
}

const share = () => z.coerce.number().min(0).max(1);
const FrameSchema = z.object({
  crop_x: share(),
  crop_y: share(),
  crop_width: share(),
  crop_height: share(),
  focus_x: share(),
  focus_y: share(),
});

export async function action({
  request,
  params,
  context,
}: Route.ActionArgs): Promise<SiteFormAnswer | Response> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const { refreshSiteContent } = context.get(serverContext);
  if (form.has('remove')) {
    const problem = await removeMedia(client, params.id, form.has('everywhere'));
    if (problem) return { saved: false, message: problem };
    await refreshSiteContent();
    return redirect('/admin/medien');
  }
  const name = textOf(form, 'name').slice(0, 200);
  const alt = textOf(form, 'alt').slice(0, MAX_ALT_LENGTH);
  const frame = FrameSchema.safeParse(Object.fromEntries(form)).data ?? {};
  const { error } = await client
    .from('media')
    .update({ ...(name && { name }), alt, ...frame })
    .eq('id', params.id);
  if (error?.code === '23514')
    return { saved: false, message: MEDIA_PROBLEMS.alt, fieldErrors: { alt: MEDIA_PROBLEMS.alt } };
  if (error) return notStored(error);
  await refreshSiteContent();
  return { saved: true };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, notAnswered);

export default function AdminMediaItem({ loaderData }: Route.ComponentProps) {
  const { media, uses } = loaderData;
  return (
    <div className="max-w-[72rem]">
      <PageHead title={media.name} back={['/admin/medien', 'Medien']} note={describeMedia(media)}>
        {isDrawing(media) || !isPicture(media) ? (
          <ButtonAnchor href={filePath(media)} size="small" variant="secondary">
            Datei öffnen
          </ButtonAnchor>
        ) : null}
        <Replace media={media} />
      </PageHead>
      <MediaForm key={`${media.id}-${media.version}`} media={media} />
      <SettingsPart
        title="Verwendung"
        intro="Wo diese Datei auf der Website steht. In Texten heißt sie medien: und ihre Kennung."
      >
        {uses.length === 0 ? (
          <p className="text-small text-muted">Diese Datei steht auf keiner Seite.</p>
        ) : (
          <ul className="border-t border-line">
            {uses.map((use) => (
              <li key={use.label} className="border-b border-line py-1 text-small">
                <TextLink to={use.to} className="inline-flex min-h-11 items-center">
                  {use.label}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </SettingsPart>
      <SettingsPart
        title="Löschen"
        intro="Die Datei und alle ihre Fassungen verschwinden vom Server."
      >
        <DeleteMedia uses={uses} />
      </SettingsPart>
    </div>
  );
}

function MediaForm({ media }: { media: Media }) {
  const fetcher = useFetcher<typeof action>();
  const [crop, setCrop] = useState(media.crop);
  const [focus, setFocus] = useState(media.focus);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (!answer) return;
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
    <fetcher.Form method="post" noValidate className="mb-10 grid gap-8 lg:grid-cols-[3fr_2fr]">
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
            onCrop={setCrop}
            onFocus={setFocus}
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
          <Button type="submit" busy={fetcher.state !== 'idle'}>
            Speichern
          </Button>
          {hasFrame && (
            <Button
              variant="quiet"
              onClick={() => {
                setCrop(WHOLE);
                setFocus({ x: 0.5, y: 0.5 });
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

function Replace({ media }: { media: Media }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const replace = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (!file) return;
    setIsBusy(true);
    const answer = await uploadMedia(file, { replaced: media.id });
    setIsBusy(false);
    void showToast(
      'error' in answer
        ? { title: 'Nicht ersetzt', description: answer.error, tone: 'destructive' }
        : { title: 'Ersetzt, überall auf der Website' },
    );
    await revalidate();
  };
  return (
    <FilePicker
      label={isBusy ? 'Wird hochgeladen...' : 'Durch andere Datei ersetzen'}
      accept={isPicture(media) ? PICTURE_ACCEPT : DOCUMENT_ACCEPT}
      onPick={(files) => void replace(files)}
    />
  );
}
