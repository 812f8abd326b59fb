import { Link, useRevalidator } from 'react-router';
import { describeMedia, MediaTile } from '#app/features/media/media-tile.tsx';
import { readMedia } from '#app/features/media/read-media.server.ts';
import { UploadPanel } from '#app/features/media/upload-panel.tsx';
import { readUses } from '#app/features/media/uses.server.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { SearchList } from '#app/private/search-list.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Media } from '#shared/media/media.ts';
import type { Route } from './+types/media.ts';

type Row = Media & { uses: number };

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const [media, uses] = await Promise.all([readMedia(client), readUses(client)]);
  return { rows: media.map((entry) => ({ ...entry, uses: uses.get(entry.id)?.length ?? 0 })) };
}

const textsOf = ({ name, alt }: Row): string[] => [name, alt];

export default function AdminMedia({ loaderData: { rows } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHead
        title="Medien"
        note={
          'Bilder und Dateien der Website. Aus jedem Bild machen wir kleinere Fassungen in ' +
          'AVIF und WebP.'
        }
      >
        <ButtonLink to="/admin/medien/plaetze" size="small" variant="secondary">
          Plätze auf der Website
        </ButtonLink>
      </PageHead>
      <div className="mb-8">
        <UploadPanel onStored={() => void revalidate()} />
      </div>
      <SearchList
        rows={rows}
        textsOf={textsOf}
        noun="Dateien"
        placeholder="Name, Beschreibung"
        whenEmpty="Laden Sie ein Porträt, ein Bild Ihres Büros oder Ihr Logo hoch."
      >
        {(found) => (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-5">
            {found.map((media) => (
              <li key={media.id}>
                <Link to={`/admin/medien/${media.id}`} className="group block">
                  <MediaTile media={media} />
                  <span className="mt-2 block truncate text-small font-semibold group-hover:underline">
                    {media.name}
                  </span>
                  <span className="block text-fine text-muted">{describeMedia(media)}</span>
                  <span className="block text-fine text-muted">
                    {media.uses === 0 ? 'nicht verwendet' : `${media.uses}-mal verwendet`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </SearchList>
    </>
  );
}
