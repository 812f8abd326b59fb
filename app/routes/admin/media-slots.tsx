import { findExample } from '#content/examples/examples.ts';
import { picturePath, SHOTS } from '#content/examples/pictures.ts';
import { listPages } from '#content/pages.ts';
import { textOf } from '#app/features/content/site-fields.ts';
import { PlaceRow, type Place, type SlotAnswer } from '#app/features/media/place-row.tsx';
import { readMedia, readSlots } from '#app/features/media/read-media.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { isPicture, MEDIA_PROBLEMS } from '#shared/media/media.ts';
import { caseSlot, PICTURE_SLOTS } from '#shared/media/slots.ts';
import type { Route } from './+types/media-slots.ts';

/** What the page of a case shows without a picture of the agency. */
function findDelivered(slug: string): string | undefined {
  const example = findExample(slug);
  return example && picturePath(example.name, 'wide', SHOTS.wide.widths[0]);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const [media, cases, filled] = await Promise.all([
    readMedia(client),
    listPages('case-studies'),
    readSlots(client),
  ]);
  const places: Place[] = [
    ...PICTURE_SLOTS,
    ...cases.map(({ slug, path, data }) => ({
      id: caseSlot(slug),
      name: data.title,
      where: 'Case Studies, Liste und Seite',
      page: path,
      advice: 'Querformat 16 : 9, mindestens 1.920 Pixel breit. Ersetzt das mitgelieferte Bild.',
      ratio: '16 / 9',
      delivered: findDelivered(slug),
    })),
  ];
  return { media, places, filled };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SlotAnswer> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const [slot, id] = [textOf(form, 'slot'), textOf(form, 'media')];
  if (id && !(await readMedia(client)).some((media) => media.id === id && isPicture(media)))
    return { error: MEDIA_PROBLEMS.picture };
  const { error } = id
    ? await client.from('picture_slots').upsert({ slot, media_id: id })
    : await client.from('picture_slots').delete().eq('slot', slot);
  if (error) return { error: 'Nicht gespeichert. Bitte laden Sie die Seite neu.' };
  await context.get(serverContext).refreshSiteContent();
  return {};
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, (error): SlotAnswer => ({ error }));

export default function AdminMediaSlots({ loaderData }: Route.ComponentProps) {
  const { media, places, filled } = loaderData;
  return (
    <>
      <PageHead
        title="Plätze auf der Website"
        back={['/admin/medien', 'Medien']}
        note="Ein leerer Platz ist auf der Website unsichtbar, bis er ein Bild hat."
      />
      <ul className="grid gap-3 *:panel lg:grid-cols-2">
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
