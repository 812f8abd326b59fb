import { useState } from 'react';
import { data, redirect, useRevalidator } from 'react-router';
import * as z from 'zod';
import {
  changedMeanwhile,
  notAnswered,
  notStored,
  textOf,
  type SiteFormAnswer,
} from '#app/features/content/site-fields.ts';
import { DeleteMedia } from '#app/features/media/delete-media.tsx';
import { MediaForm } from '#app/features/media/media-form.tsx';
import { describeMedia } from '#app/features/media/media-tile.tsx';
import { removeMedia } from '#app/features/media/remove-media.server.ts';
import { saveMedia } from '#app/features/media/save-media.server.ts';
import { uploadMedia } from '#app/features/media/upload-media.ts';
import { readUses } from '#app/features/media/uses.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { FilePicker } from '#app/lib/files/file-picker.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { keepTyped, stayWhenRefused } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { TextLink } from '#app/ui/link.tsx';
import {
  DOCUMENT_ACCEPT,
  filePath,
  isDrawing,
  isPicture,
  MAX_ALT_LENGTH,
  MEDIA_PROBLEMS,
  PICTURE_ACCEPT,
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
  return { media, seen: row.updated_at, uses };
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
  const values = { ...(name && { name }), alt, ...frame };
  const saving = await saveMedia(client, params.id, values, textOf(form, 'seen'));
  if ('theirs' in saving) return changedMeanwhile(saving.theirs);
  if ('seen' in saving) {
    await refreshSiteContent();
    return { saved: true };
  }
  if (saving.error.code === '23514')
    return { saved: false, message: MEDIA_PROBLEMS.alt, fieldErrors: { alt: MEDIA_PROBLEMS.alt } };
  return notStored(saving.error);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, notAnswered);

export const shouldRevalidate = stayWhenRefused;

export default function AdminMediaItem({ loaderData }: Route.ComponentProps) {
  const { media, seen, uses } = loaderData;
  const [round, setRound] = useState(0);
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
      <MediaForm
        key={`${media.id} ${round}`}
        media={media}
        seen={seen}
        onTaken={() => setRound(round + 1)}
      />
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
        : {
            title: 'Ersetzt, überall auf der Website',
            ...(isPicture(media) && { description: 'Passt die Beschreibung noch?' }),
          },
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
