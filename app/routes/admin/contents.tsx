import { Link, useSearchParams } from 'react-router';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { getPageName, listPages } from '#content/pages.ts';
import { STORED_NAMES } from '#app/features/content/editor/collection-names.ts';
import {
  listGroups,
  takesNew,
  type StoredCollection,
} from '#app/features/content/editor/stored-text.server.ts';
import { formatMoment } from '#app/private/request-facts.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import type { Route } from './+types/contents.ts';
import { PageHead } from '#app/private/page-head.tsx';

type Row = {
  collection: StoredCollection;
  slug: string;
  title: string;
  state: 'file' | 'published' | 'changed' | 'draft' | 'planned';
  changed: string | null;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const { data, error } = await client
    .from('content_pages')
    .select('collection,slug,status,live,publish_at,updated_at');
  if (error) throw new Error(error.message);
  const stored = new Map(data.map((row) => [`${row.collection}/${row.slug}`, row]));
  const known = listGroups();
  for (const collection of COLLECTION_NAMES)
    for (const page of await listPages(collection))
      known.push({ collection, slug: page.slug, title: getPageName(page) });
  // What is left are drafts of new texts.
  const names = new Set(known.map(({ collection, slug }) => `${collection}/${slug}`));
  for (const [name, { collection, slug }] of stored)
    if (!names.has(name)) known.push({ collection, slug, title: slug });
  const rows = known.map((entry): Row => {
    const row = stored.get(`${entry.collection}/${entry.slug}`);
    return { ...entry, state: row ? stateOf(row) : 'file', changed: row?.updated_at ?? null };
  });
  return {
    rows: rows.toSorted((a, b) => (b.changed ?? '').localeCompare(a.changed ?? '')),
    open: COLLECTION_NAMES.filter(takesNew),
  };
}

type Stored = { status: string; live: string | null; publish_at: string | null };
function stateOf({ status, live, publish_at: time }: Stored): Row['state'] {
  if (status === 'published') return 'published';
  if (time !== null) return 'planned';
  return live === null ? 'draft' : 'changed';
}

const STATES = {
  file: <Badge>wie mitgeliefert</Badge>,
  published: <Badge tone="success">bearbeitet, sichtbar</Badge>,
  changed: <Badge tone="accent">sichtbar, neuer Entwurf</Badge>,
  draft: <Badge tone="accent">Entwurf</Badge>,
  planned: <Badge tone="accent">geplant</Badge>,
};

const textsOf = (row: Row): string[] => [row.title, row.slug, STORED_NAMES[row.collection] ?? ''];

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    label: 'Titel',
    head: true,
    cell: (row) => (
      <Link
        to={`/admin/inhalte/${row.collection}/${row.slug}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {row.title}
      </Link>
    ),
  },
  { key: 'collection', label: 'Art', cell: (row) => STORED_NAMES[row.collection] },
  { key: 'state', label: 'Stand', cell: (row) => STATES[row.state] },
  {
    key: 'changed',
    label: 'Geändert',
    cell: (row) => (row.changed ? formatMoment(row.changed) : ''),
  },
];

/** In the order in which owners look for them. */
const KINDS = [
  'texts',
  'services',
  'company',
  'legal',
  'help',
  'blog',
  'case-studies',
  'glossary',
  'places',
] as const;

export default function AdminContents({ loaderData: { rows, open } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const kind = KINDS.find((known) => known === search.get('art'));
  const shown = kind ? rows.filter((row) => row.collection === kind) : rows;
  return (
    <>
      <PageHead
        title="Inhalte"
        note={
          'Alles, was Besucher lesen. Was Sie veröffentlichen, ersetzt den mitgelieferten ' +
          'Text; jede Fassung bleibt erhalten.'
        }
      >
        {open
          .filter((collection) => collection === (kind ?? 'blog'))
          .map((collection) => (
            <ButtonLink key={collection} size="small" to={`/admin/inhalte/${collection}/neu`}>
              {`${STORED_NAMES[collection]} schreiben`}
            </ButtonLink>
          ))}
      </PageHead>
      <nav aria-label="Art des Textes" className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...KINDS].map((name) => (
            <li key={name ?? 'alle'}>
              <Link
                to={name ? `?art=${name}` : '?'}
                aria-current={name === kind ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-11 items-center border px-3 text-small ' +
                    'lg:pointer-fine:min-h-9',
                  name === kind ? 'border-ink bg-ink text-canvas' : 'border-line-strong',
                )}
              >
                {name ? STORED_NAMES[name] : 'Alle'}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to="/admin/chat/antworten"
              className="inline-flex min-h-11 items-center border border-line-strong px-3 text-small lg:pointer-fine:min-h-9"
            >
              Antworten des Assistenten
            </Link>
          </li>
        </ul>
      </nav>
      <SearchList
        key={kind}
        rows={shown}
        textsOf={textsOf}
        noun="Texte"
        placeholder="Titel, Art"
        whenEmpty="Texte dieser Art erscheinen hier."
      >
        {(found) => (
          <Table
            caption="Inhalte"
            captionHidden
            stacked
            columns={COLUMNS}
            rows={found}
            rowKey={(row) => `${row.collection}/${row.slug}`}
          />
        )}
      </SearchList>
    </>
  );
}
