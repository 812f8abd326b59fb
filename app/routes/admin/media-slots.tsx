import { useState } from 'react';
import { useFetcher } from 'react-router';
import { listPages } from '#content/pages.ts';
import { textOf } from '#app/features/content/site-fields.ts';
import { MediaPicker } from '#app/features/media/media-picker.tsx';
import { MediaTile } from '#app/features/media/media-tile.tsx';
import { readMedia } from '#app/features/media/read-media.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { Media } from '#shared/media/media.ts';
import { caseSlot, PICTURE_SLOTS } from '#shared/media/slots.ts';
import type { Route } from './+types/media-slots.ts';

type Place = { id: string; name: string; where: string; page: string; advice: string };

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const [media, cases, slots] = await Promise.all([
    readMedia(client),
    listPages('case-studies'),
    client.from('picture_slots').select('slot,media_id'),
  ]);
  if (slots.error) throw new Error(slots.error.message);
  const places: Place[] = [
    ...PICTURE_SLOTS,
    ...cases.map(({ slug, path, data }) => ({
      id: caseSlot(slug),
      name: data.title,
      where: 'Case Studies, Liste und Seite',
      page: path,
      advice: 'Querformat 16 : 9, mindestens 1.920 Pixel breit. Ersetzt das mitgelieferte Bild.',
    })),
  ];
  const filled: Record<string, string> = Object.fromEntries(
    slots.data.map(({ slot, media_id: id }) => [slot, id]),
  );
  return { media, places, filled };
}

export async function action({ request, context }: Route.ActionArgs): Promise<{ error?: string }> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const [slot, id] = [textOf(form, 'slot'), textOf(form, 'media')];
  const { error } = id
    ? await client.from('picture_slots').upsert({ slot, media_id: id })
    : await client.from('picture_slots').delete().eq('slot', slot);
  if (error) return { error: 'Nicht gespeichert. Bitte laden Sie die Seite neu.' };
  await context.get(serverContext).refreshSiteContent();
  return {};
}

export default function AdminMediaSlots({ loaderData }: Route.ComponentProps) {
  const { media, places, filled } = loaderData;
  return (
    <>
      <PageHead
        title="Plätze auf der Website"
        back={['/admin/medien', 'Medien']}
        note="Ein Platz ist auf der Website unsichtbar, bis er ein Bild hat."
      />
      <ul className="max-w-[64rem] border-t border-line-strong">
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            media={media}
            picture={media.find(({ id }) => id === filled[place.id])}
          />
        ))}
      </ul>
    </>
  );
}

type PlaceRowProps = { place: Place; media: readonly Media[]; picture: Media | undefined };

function PlaceRow({ place, media, picture }: PlaceRowProps) {
  const fetcher = useFetcher<typeof action>();
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = async (id: string): Promise<void> => {
    setIsChoosing(false);
    await fetcher.submit({ slot: place.id, media: id }, { method: 'post' });
    void showToast({ title: id ? 'Das Bild steht auf der Website' : 'Der Platz ist leer' });
  };
  const isBusy = fetcher.state !== 'idle';
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[10rem_1fr_auto] sm:items-center">
      <div className="w-40">
        {picture ? (
          <MediaTile media={picture} />
        ) : (
          <span className="grid aspect-[4/3] place-items-center border border-dashed border-line-strong text-fine text-muted">
            leer
          </span>
        )}
      </div>
      <div>
        <h2 className="text-body font-semibold">{place.name}</h2>
        <p className="text-small text-muted">
          <SiteLink to={place.page} className="underline underline-offset-4">
            {place.where}
          </SiteLink>
        </p>
        <p className="mt-1 text-fine text-muted">{place.advice}</p>
        {fetcher.data?.error && <p className="text-small text-danger">{fetcher.data.error}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          variant="secondary"
          busy={isBusy}
          aria-label={`${place.name}: ${picture ? 'anderes Bild wählen' : 'Bild wählen'}`}
          onClick={() => setIsChoosing(true)}
        >
          {picture ? 'Anderes Bild' : 'Bild wählen'}
        </Button>
        {picture && (
          <Button
            size="small"
            variant="quiet"
            disabled={isBusy}
            aria-label={`${place.name}: Bild herausnehmen`}
            onClick={() => void choose('')}
          >
            Herausnehmen
          </Button>
        )}
      </div>
      {isChoosing && (
        <MediaPicker
          title={`Bild für: ${place.name}`}
          media={media}
          onPick={(id) => void choose(id)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </li>
  );
}
