import type { SupabaseClient } from '@supabase/supabase-js';
import { checkText, findDelivered, takesNew, toDraft, toSource } from './stored-text.server.ts';
import type { StoredCollection } from './stored-text.server.ts';
import { readCollection } from '#content/pages.ts';
import { deleteSeen, SAVED_MEANWHILE, saveSeen } from '#app/private/save-seen.ts';
import type { ServerContext } from '#app/lib/contexts.ts';
import type { Database, Tables } from '#shared/database-types.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import type { EditorAnswer, EditorCall, EditorText } from './editor-call.ts';
import type { Front } from './field-spec.ts';

type Row = Tables<'content_pages'>;
type Values = Pick<Row, 'source' | 'status' | 'publish_at'>;
type Client = SupabaseClient<Database>;
type Outcome = EditorAnswer | { goTo: string };

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const NEW = 'neu';

export const toEditorText = async (row: Row): Promise<EditorText> => ({
  draft: await toDraft(row.collection, row.slug, row.source),
  seen: row.updated_at,
  publishAt: row.publish_at,
});

/** What is left of a text that has no row: as delivered, or as it was last published. */
export async function findUnstored(
  client: Client,
  collection: StoredCollection,
  slug: string,
): Promise<EditorText | null> {
  const source = await findSource(client, collection, slug);
  return source === null
    ? null
    : { draft: await toDraft(collection, slug, source), seen: '', publishAt: null };
}

const findSource = async (
  client: Client,
  collection: StoredCollection,
  slug: string,
): Promise<string | null> =>
  (await findDelivered(collection, slug)) ?? (await readLastVersion(client, { collection, slug }));

/**
 * Does what the editor asks for one text; the row is written under the caller's
 * rights and over the version he has seen.
 */
export async function handleEditorCall(
  client: Client,
  { refreshSiteContent }: Pick<ServerContext, 'refreshSiteContent'>,
  collection: StoredCollection,
  wanted: string,
  call: EditorCall,
): Promise<Outcome> {
  const isNew = wanted === NEW;
  // A new text that was stored though the answer was lost. What was live keeps its address.
  const begun = isNew && call.id ? await readRow(client, { collection, id: call.id }) : null;
  const slug = !isNew ? wanted : begun && begun.live !== null ? begun.slug : call.slug;
  const key = { collection, slug };
  const conflict = async (row: Row | null): Promise<EditorAnswer> => ({
    message: SAVED_MEANWHILE,
    theirs: row ? await toEditorText(row) : await findUnstored(client, collection, slug),
  });
  if (call.intent === 'remove') {
    const removal = await deleteSeen(client, 'content_pages', key, call.seen);
    if ('error' in removal) return notStored(removal.error);
    if (removal.current) return conflict(removal.current);
    await refreshSiteContent();
    const delivered = await findDelivered(collection, slug);
    if (delivered === null) return { goTo: '/admin/inhalte' };
    const draft = await toDraft(collection, slug, delivered);
    return { reset: { draft, seen: '', publishAt: null }, title: 'Text zurückgesetzt' };
  }
  if (begun && begun.updated_at !== call.seen && !(await isOwn(client, begun)))
    return conflict(begun);
  const stored = begun ?? (await readRow(client, key));
  const planned = stored?.publish_at ?? null;
  const front = dateFront(call, planned);
  const before = stored?.source ?? (isNew ? null : await findSource(client, collection, slug));
  const source = await toSource(collection, slug, { front, body: call.body }, before ?? '');
  const publishAt =
    call.intent === 'schedule' ? call.publishAt : call.intent === 'draft' ? planned : null;
  const values = {
    source,
    status: call.intent === 'publish' ? ('published' as const) : ('draft' as const),
    publish_at: publishAt,
  };
  const title =
    call.intent === 'draft' && publishAt
      ? `Gespeichert. Geht von selbst online: ${formatMoment(publishAt)}`
      : TITLES[call.intent];
  const answerSaved = async (seen: string): Promise<Outcome> => {
    await refreshSiteContent();
    if (isNew) return { goTo: `/admin/inhalte/${collection}/${slug}` };
    return {
      saved: {
        seen,
        publishAt,
        ...(front !== call.front && { front: { date: front['date'] } }),
      },
      title,
    };
  };
  // The same once more, whose answer was lost.
  if (stored && stored.updated_at !== call.seen && stored.slug === slug && holds(stored, values))
    return answerSaved(stored.updated_at);
  const { errors } = await checkText(collection, slug || 'entwurf', source);
  if (isNew && begun?.slug !== slug) {
    const problem = await checkSlug(collection, slug, (await readRow(client, key)) !== null);
    if (problem) errors['slug'] = problem;
  }
  if (call.intent === 'schedule' && !(Date.parse(call.publishAt) > Date.now()))
    errors['publishAt'] = 'Wählen Sie einen Zeitpunkt, der noch kommt.';
  // A draft may still have gaps; what goes live, now or by itself, may not.
  const staysDraft = call.intent === 'unplan' || (call.intent === 'draft' && !publishAt);
  const blocking = staysDraft ? pickSlug(errors) : errors;
  if (Object.keys(blocking).length > 0)
    return { message: 'Bitte prüfen Sie die markierten Felder.', errors: blocking };
  const at = begun ? { id: begun.id } : key;
  const row = { ...values, ...(begun ? { slug } : isNew && call.id && { id: call.id }) };
  const saving = await saveSeen(client, 'content_pages', at, row, begun?.updated_at ?? call.seen);
  if ('error' in saving) return notStored(saving.error);
  if ('current' in saving) return conflict(saving.current);
  return answerSaved(saving.seen);
}

const TITLES = {
  draft: 'Entwurf gespeichert',
  publish: 'Veröffentlicht',
  schedule: 'Vorgemerkt',
  unplan: 'Planung aufgehoben',
} as const;

/**
 * A text appears on the day when it goes online, unless its writer has named another. Planned
 * anew, the day moves along; without a plan it is open again.
 */
function dateFront({ intent, front, publishAt }: EditorCall, planned: string | null): Front {
  const { date } = front;
  const isOpen = date === '' || (planned !== null && date === agencyDay(new Date(planned)));
  if (!isOpen) return front;
  if (intent === 'draft')
    return planned && date === '' ? { ...front, date: agencyDay(new Date(planned)) } : front;
  if (intent === 'unplan') return { ...front, date: '' };
  const moment = intent === 'schedule' && publishAt ? new Date(publishAt) : new Date();
  return { ...front, date: agencyDay(moment) };
}

async function isOwn(client: Client, row: Row): Promise<boolean> {
  const { data } = await client.auth.getUser();
  return row.updated_by === data.user?.id;
}

async function readRow(client: Client, key: Partial<Row>): Promise<Row | null> {
  const { data, error } = await client.from('content_pages').select().match(key).maybeSingle();
  if (error) throw new Error(error.message);
  return data;
}

const holds = (row: Row, { source, status, publish_at: publishAt }: Values): boolean =>
  row.source === source &&
  row.status === status &&
  momentOf(row.publish_at) === momentOf(publishAt);
const momentOf = (time: string | null): number => (time === null ? 0 : Date.parse(time));

async function readLastVersion(
  client: Client,
  key: Pick<Row, 'collection' | 'slug'>,
): Promise<string | null> {
  const { data, error } = await client
    .from('content_versions')
    .select('source')
    .match(key)
    .not('source', 'is', null)
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return data?.source ?? null;
}

const pickSlug = (errors: Record<string, string>): Record<string, string> =>
  errors['slug'] ? { slug: errors['slug'] } : {};

const notStored = (error: { code?: string }): EditorAnswer => ({
  message:
    error.code === '42501' ? 'Ihnen fehlt das Recht dazu.' : 'Bitte versuchen Sie es erneut.',
  errors: {},
});

async function checkSlug(
  collection: StoredCollection,
  slug: string,
  isStored: boolean,
): Promise<string | null> {
  if (!takesNew(collection) || collection === 'texts') return 'Hier lässt sich nichts hinzufügen.';
  if (!SLUG.test(slug) || slug === NEW || slug.length > 80)
    return 'Kurzname aus a-z, 0-9 und einzelnen Bindestrichen, höchstens 80 Zeichen.';
  const isTaken = isStored || (await readCollection(collection)).some((file) => file.slug === slug);
  return isTaken ? 'Diesen Kurznamen gibt es schon.' : null;
}
