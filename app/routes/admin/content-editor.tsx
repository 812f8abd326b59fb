import { data, isRouteErrorResponse, redirect } from 'react-router';
import { findPictureSource, isPicture } from '#shared/media/media.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import { listAllPages, getPageName } from '#content/pages.ts';
import { listFigures } from '#content/placeholders.ts';
import { findTextGroup } from '#content/text-groups.ts';
import { STORED_NAMES } from '#app/features/content/editor/collection-names.ts';
import { CoEditors } from '#app/features/content/editor/co-editors.tsx';
import {
  EditorCallSchema,
  UNREADABLE,
  type EditorAnswer,
} from '#app/features/content/editor/editor-call.ts';
import { findTitle, type Draft } from '#app/features/content/editor/field-spec.ts';
import { PageEditor } from '#app/features/content/editor/page-editor.tsx';
import { listComponents, nameFigures } from '#app/features/content/editor/schema-fields.server.ts';
import {
  findUnstored,
  handleEditorCall,
  NEW,
  toEditorText,
} from '#app/features/content/editor/save-text.server.ts';
import {
  findAddress,
  findDelivered,
  isStored,
  listFields,
  listMentions,
  takesNew,
  toDraft,
  type StoredCollection,
} from '#app/features/content/editor/stored-text.server.ts';
import type { Version } from '#app/features/content/editor/version-list.tsx';
import { DELETED, findTextState, type TextState } from '#app/features/content/text-state.ts';
import { MediaPicker } from '#app/features/media/media-picker.tsx';
import { readMedia } from '#app/features/media/read-media.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { keepTyped, stayWhenRefused } from '#app/private/keep-typed.ts';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonAnchor } from '#app/ui/button.tsx';
import type { Route } from './+types/content-editor.ts';

/** As many versions at a time; the address says how many are asked for. */
const STEP = 20;
const VERSIONS = 'fassungen';

function requireCollection(name: string): StoredCollection {
  if (!isStored(name)) throw data('Unbekannte Art von Inhalt', { status: 404 });
  return name;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const collection = requireCollection(params.collection);
  const { slug } = params;
  const isNew = slug === NEW;
  if (isNew && !takesNew(collection)) throw data('Diesen Text gibt es nicht', { status: 404 });
  const fields = listFields(collection, slug);
  const { textViews } = context.get(serverContext);
  const asked = new URL(request.url).searchParams.get(VERSIONS) ?? '';
  const wanted = Math.max(STEP, Number.parseInt(asked, 10) || 0);
  const [delivered, stored, past, media, pages, views] = await Promise.all([
    findDelivered(collection, slug),
    client.from('content_pages').select().match({ collection, slug }).maybeSingle(),
    client
      .from('content_versions')
      .select('id,source,published_at,published_by')
      .match({ collection, slug })
      .not('source', 'is', null)
      .order('id', { ascending: false })
      .limit(wanted + 1),
    readMedia(client),
    listAllPages(),
    collection === 'texts' ? textViews.list(slug) : [],
  ]);
  if (stored.error) throw new Error(stored.error.message);
  if (past.error) throw new Error(past.error.message);
  const text = stored.data
    ? await toEditorText(stored.data)
    : isNew
      ? { draft: beginNew(fields), seen: '', publishAt: null }
      : await findUnstored(client, collection, slug);
  if (!text) throw data('Diesen Text gibt es nicht', { status: 404 });
  const isLive = (stored.data?.live ?? null) !== null;
  const address = findAddress(collection, slug);
  return {
    collection,
    slug,
    isNew,
    text,
    fields,
    hasDelivered: delivered !== null,
    state:
      stored.data?.status ??
      (isNew || delivered !== null ? ('file' as const) : ('deleted' as const)),
    isLive,
    mark: findTextState(stored.data ?? undefined),
    // The page of a delivered text stays.
    mentions: isLive && delivered === null && address ? await listMentions(address) : [],
    address,
    name: findTextGroup(slug)?.name ?? slug,
    versions: await listVersions(client, collection, slug, delivered, past.data.slice(0, wanted)),
    olderVersions: past.data.length > wanted ? `?${VERSIONS}=${wanted + STEP}` : null,
    media,
    views,
    targets: [
      ...pages.map((page) => ({ value: page.path, label: getPageName(page) })),
      ...media
        .filter((file) => !isPicture(file))
        .map(({ id, name }) => ({ value: `medien:${id}`, label: name })),
    ],
    figures: listFigures(),
    names: {
      figures: nameFigures(text.draft),
      pictures: Object.fromEntries(
        media
          .filter(isPicture)
          .map((picture) => [`medien:${picture.id}`, findPictureSource(picture, 960)]),
      ),
      components: collection === 'texts' ? {} : listComponents(collection),
    },
  };
}

/** Of what a new text begins with, what its schema has. */
function beginNew(fields: readonly { name: string }[]): Draft {
  const front = { reviewed: findToday(), tags: ['Aktuelles'] };
  const known = Object.entries(front).filter(([name]) =>
    fields.some((field) => field.name === name),
  );
  return { front: Object.fromEntries(known), body: '' };
}

type Past = {
  id: number;
  source: string | null;
  published_at: string;
  published_by: string | null;
};
async function listVersions(
  client: Awaited<ReturnType<typeof requireAdmin>>,
  collection: StoredCollection,
  slug: string,
  delivered: string | null,
  past: readonly Past[],
): Promise<Version[]> {
  const ids = [...new Set(past.flatMap(({ published_by: id }) => id ?? []))];
  const { data: people } = await client.from('profiles').select('id,full_name').in('id', ids);
  const versions = await Promise.all(
    past.map(async (row) => ({
      id: row.id,
      publishedAt: row.published_at,
      by: people?.find(({ id }) => id === row.published_by)?.full_name ?? '',
      draft: await toDraft(collection, slug, row.source ?? ''),
    })),
  );
  if (delivered === null) return versions;
  const draft = await toDraft(collection, slug, delivered);
  return [...versions, { id: 'delivered', publishedAt: null, by: '', draft }];
}

export async function action({
  request,
  params,
  context,
}: Route.ActionArgs): Promise<EditorAnswer | Response> {
  const client = await requireAdmin(request, context);
  const collection = requireCollection(params.collection);
  const call = EditorCallSchema.safeParse(await request.json().catch(() => null));
  if (!call.success) return { message: UNREADABLE, errors: {} };
  const outcome = await handleEditorCall(
    client,
    context.get(serverContext),
    collection,
    params.slug,
    call.data,
  );
  return 'goTo' in outcome ? redirect(outcome.goTo) : outcome;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, (message): EditorAnswer => ({ message, errors: {} }));

export const shouldRevalidate = stayWhenRefused;

const AS_DELIVERED: TextState = { label: 'Wie mitgeliefert', tone: 'neutral' };

/** How pages set their running text; questions and groups of texts are fields alone. */
const BODIES: Record<StoredCollection, 'running' | 'reading' | null> = {
  services: 'running',
  glossary: 'running',
  blog: 'reading',
  'case-studies': 'running',
  help: null,
  legal: 'running',
  places: 'reading',
  company: 'running',
  texts: null,
};

export default function ContentEditor({ loaderData }: Route.ComponentProps) {
  const { collection, slug, isNew, text, fields, hasDelivered, state, isLive, address } =
    loaderData;
  const { mark, mentions, versions, olderVersions, media, targets, figures, names, name, views } =
    loaderData;
  const kind = STORED_NAMES[collection] ?? '';
  const shown = mark ?? (state === 'deleted' ? DELETED : AS_DELIVERED);
  const title = findTitle(text.draft.front) ?? name;
  return (
    <>
      <PageHead
        title={isNew ? `${kind} schreiben` : title}
        back={['/admin/inhalte', 'Inhalte']}
        badge={!isNew && <Badge tone={shown.tone}>{shown.label}</Badge>}
        note={kind}
      >
        {(isLive || hasDelivered) && address && (
          <ButtonAnchor size="small" variant="secondary" href={address}>
            Auf der Website ansehen
          </ButtonAnchor>
        )}
      </PageHead>
      {!isNew && <CoEditors text={`${collection}/${slug}`} />}
      <PageEditor
        key={`${collection}/${slug}`}
        text={text}
        fields={fields}
        isPage={collection !== 'texts'}
        body={BODIES[collection]}
        isNew={isNew}
        hasDelivered={hasDelivered}
        state={state}
        isLive={isLive}
        mentions={mentions}
        versions={versions}
        olderVersions={olderVersions}
        views={views}
        help={{
          names,
          targets,
          figures,
          choosePicture: (onPick, onClose) => (
            <MediaPicker
              title="Welches Bild?"
              media={media}
              onPick={(id) => onPick(id, media.find((known) => known.id === id)?.alt ?? '')}
              onClose={onClose}
            />
          ),
        }}
      />
    </>
  );
}

/**
 * An address from before a text was deleted is no fault of the site; everything
 * else goes on to the root.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <MissingPage title="Diesen Text gibt es nicht" back={['/admin/inhalte', 'Zu den Inhalten']} />
  );
}
