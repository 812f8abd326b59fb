import { data, isRouteErrorResponse, redirect, useFetcher } from 'react-router';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { ContentError, parsePage, type Page } from '#content/parse-page.ts';
import { listLinks } from '#content/markdown.ts';
import { readCollection } from '#content/pages.ts';
import { createLinkCheck } from '#content/paths.ts';
import { getContentSettings } from '#content/settings.ts';
import { joinSource, splitSource } from '#content/source-text.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { PagePreview, type Preview } from '#app/features/content/page-preview.tsx';
import {
  COLLECTION_LABELS,
  EDITED_COLLECTIONS,
  PAGE_FIELDS,
  readPageForm,
  toPageValues,
  type EditedCollection,
} from '#app/features/content/page-fields.ts';
import { deleteSeen, saveSeen } from '#app/private/save-seen.ts';
import {
  changedMeanwhile,
  notStored,
  refused,
  textOf,
  type SiteField,
  type SiteFormAnswer,
  type SiteVersion,
} from '#app/features/content/site-fields.ts';
import { SiteForm } from '#app/features/content/site-form.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Route } from './+types/content-editor.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';

type PreviewAnswer = { preview: Preview | null };
type Stored = { source: string; status: 'draft' | 'published'; updated_at: string };

const NEW = 'neu';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function requireCollection(name: string): EditedCollection {
  const collection = EDITED_COLLECTIONS.find((known) => known === name);
  if (!collection) throw data('Unbekannte Art von Inhalt', { status: 404 });
  return collection;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const collection = requireCollection(params.collection);
  const today = agencyDay(new Date());
  if (params.slug === NEW) {
    const values = toPageValues({ date: today, reviewed: today }, '');
    return {
      collection,
      slug: '',
      stored: { values, seen: '' },
      state: 'new' as const,
      hasFile: false,
      preview: null,
    };
  }
  const { data: stored, error } = await client
    .from('content_pages')
    .select('source,status,updated_at')
    .match({ collection, slug: params.slug })
    .maybeSingle();
  if (error) throw new Error(error.message);
  const file = (await readCollection(collection)).find(({ slug }) => slug === params.slug);
  const source = stored?.source ?? file?.source;
  if (source === undefined) throw data('Diesen Text gibt es nicht', { status: 404 });
  const { page } = await checkPage(collection, params.slug, source);
  return {
    collection,
    slug: params.slug,
    stored: {
      values: { ...readValues(source), ...publishedValue(stored) },
      seen: stored?.updated_at ?? '',
    },
    state: stored?.status ?? ('file' as const),
    hasFile: file !== undefined,
    preview: page && toPreview(page),
  };
}

const readValues = (source: string): Record<string, string> => {
  const { data: front, body } = splitSource(source);
  return toPageValues(front, body);
};
const toVersion = (stored: Stored): SiteVersion => ({
  values: { ...readValues(stored.source), ...publishedValue(stored) },
  seen: stored.updated_at,
});
const publishedValue = (stored: Stored | null): Record<string, string> => ({
  published: stored?.status === 'published' ? 'ja' : '',
});

const toPreview = ({
  data: { title, description },
  parts,
  words,
}: Page<EditedCollection>): Preview => ({
  title,
  description,
  parts,
  words,
});

export async function action({
  request,
  params,
  context,
}: Route.ActionArgs): Promise<SiteFormAnswer | PreviewAnswer | Response> {
  const client = await requireAdmin(request, context);
  const collection = requireCollection(params.collection);
  const form = await request.formData();
  const slug = params.slug === NEW ? textOf(form, 'slug') : params.slug;
  const { refreshSiteContent } = context.get(serverContext);
  if (form.has('remove')) {
    const removal = await deleteSeen(
      client,
      'content_pages',
      { collection, slug },
      textOf(form, 'seen'),
    );
    if ('error' in removal) return notStored(removal.error);
    if (removal.current) return changedMeanwhile(toVersion(removal.current));
    await refreshSiteContent();
    return redirect('/admin/inhalte');
  }
  const { data: front, body } = readPageForm(collection, form);
  const source = joinSource(front, body);
  const { page, fieldErrors } = await checkPage(collection, slug || 'entwurf', source);
  if (form.has('preview')) {
    return { preview: page && toPreview(page) };
  }
  if (params.slug === NEW) {
    const { data: taken } = await client
      .from('content_pages')
      .select('id')
      .match({ collection, slug })
      .maybeSingle();
    const isTaken =
      taken !== null || (await readCollection(collection)).some((file) => file.slug === slug);
    if (!SLUG.test(slug) || slug === NEW || slug.length > 80)
      fieldErrors['slug'] =
        'Kurzname aus a-z, 0-9 und einzelnen Bindestrichen, höchstens 80 Zeichen.';
    else if (isTaken) fieldErrors['slug'] = 'Diesen Kurznamen gibt es schon.';
  }
  // A draft may still have gaps, a published text may not.
  const status = form.has('published') ? 'published' : 'draft';
  const blocking =
    status === 'published' ? fieldErrors : fieldErrors['slug'] ? { slug: fieldErrors['slug'] } : {};
  if (Object.keys(blocking).length > 0) return refused(blocking);
  const saving = await saveSeen(
    client,
    'content_pages',
    { collection, slug },
    { source, status },
    textOf(form, 'seen'),
  );
  if ('error' in saving) return notStored(saving.error);
  if ('current' in saving) return changedMeanwhile(saving.current && toVersion(saving.current));
  await refreshSiteContent();
  return params.slug === NEW
    ? redirect(`/admin/inhalte/${collection}/${slug}`)
    : { saved: true, seen: saving.seen };
}

async function checkPage(collection: EditedCollection, slug: string, source: string) {
  const fieldErrors: Record<string, string> = {};
  try {
    const page = parsePage(
      collection,
      { origin: 'Eingabe', slug, source },
      getContentSettings().company,
    );
    if (page.words < 50) fieldErrors['body'] = 'Der Text ist noch zu kurz: mindestens 50 Wörter.';
    const isLink = await createLinkCheck();
    const dead = listLinks(page.markdown).filter(
      (href) => href.startsWith('/') && href !== page.path && !isLink(href),
    );
    if (dead.length > 0)
      fieldErrors['body'] = `Diese Verweise führen nirgendwohin: ${dead.join(', ')}`;
    const deadRelated =
      'related' in page.data ? page.data.related.filter((path) => !isLink(path)) : [];
    if (deadRelated.length > 0)
      fieldErrors['related'] = `Diese Seiten gibt es nicht: ${deadRelated.join(', ')}`;
    return { page, fieldErrors };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const issue of error.issues)
      fieldErrors[String(issue.path[0] ?? 'body')] ??= explain(issue);
    if (error.issues.length === 0)
      fieldErrors['body'] =
        `Der Text lässt sich nicht lesen: ${error.message.replace(/^Eingabe:?/, 'Zeile ')}`;
    return { page: null, fieldErrors };
  }
}

function explain(issue: ContentError['issues'][number]): string {
  if (issue.code === 'too_big')
    return `Höchstens ${String(issue.maximum)} ${issue.origin === 'array' ? 'Einträge' : 'Zeichen'}.`;
  if (issue.code === 'too_small') return 'Bitte füllen Sie dieses Feld aus.';
  return 'Bitte prüfen Sie die Schreibweise.';
}

const STATES = {
  new: null,
  file: <Badge>unverändert</Badge>,
  published: <Badge tone="success">bearbeitet, sichtbar</Badge>,
  draft: <Badge tone="accent">Entwurf</Badge>,
};
const PUBLISHED: SiteField = {
  name: 'published',
  label: 'Auf der Website zeigen',
  kind: 'check',
  hint: 'Ohne Haken bleibt der Text ein Entwurf; die Website zeigt dann den mitgelieferten Text, falls es einen gibt.',
};
const SLUG_FIELD: SiteField = {
  name: 'slug',
  label: 'Kurzname in der Adresse',
  hint: 'Zum Beispiel website-in-drei-wochen',
  wide: true,
};

export default function ContentEditor({
  loaderData: { collection, slug, stored, state, hasFile, preview },
}: Route.ComponentProps) {
  const previewer = useFetcher<PreviewAnswer>();
  const showPreview = (form: FormData): void => {
    form.set('preview', '1');
    void previewer.submit(form, { method: 'post' });
  };
  const fields = [...(state === 'new' ? [SLUG_FIELD] : []), ...PAGE_FIELDS[collection], PUBLISHED];
  return (
    <>
      <PageHead
        title={
          state === 'new'
            ? `${COLLECTION_LABELS[collection]} schreiben`
            : stored.values['title'] || slug
        }
        back={['/admin/inhalte', 'Inhalte']}
        note={STATES[state]}
      >
        {(state === 'published' || (hasFile && state !== 'new')) && (
          <ButtonAnchor size="small" variant="secondary" href={`/${collection}/${slug}`}>
            Auf der Website ansehen
          </ButtonAnchor>
        )}
      </PageHead>
      <div className="grid gap-10 xl:grid-cols-2">
        <SiteForm
          key={slug}
          groups={[{ fields }]}
          stored={stored}
          onInput={showPreview}
          actions={(submit, busy) =>
            (state === 'published' || state === 'draft') && (
              <ConfirmButton
                label={hasFile ? 'Auf mitgelieferten Text zurücksetzen' : 'Löschen'}
                title={hasFile ? 'Änderungen verwerfen?' : 'Text löschen?'}
                explanation={
                  hasFile
                    ? 'Ihre Fassung wird gelöscht, die Website zeigt wieder den mitgelieferten Text.'
                    : 'Der Text wird gelöscht und verschwindet von der Website.'
                }
                busy={busy}
                onConfirm={() => submit({ remove: '1' })}
              />
            )
          }
        />
        <PagePreview preview={previewer.data ? previewer.data.preview : preview} />
      </div>
    </>
  );
}

/** An address from before a text was deleted is no fault of the site; everything else goes on to the root. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <MissingPage title="Diesen Text gibt es nicht" back={['/admin/inhalte', 'Zu den Inhalten']} />
  );
}
