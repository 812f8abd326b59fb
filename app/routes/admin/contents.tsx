import { Link } from 'react-router';
import { listPages } from '#content/pages.ts';
import {
  COLLECTION_LABELS,
  EDITED_COLLECTIONS,
  type EditedCollection,
} from '#app/features/content/page-fields.ts';
import { formatMoment } from '#app/private/request-facts.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import type { Route } from './+types/contents.ts';
import { PageHead } from '#app/private/page-head.tsx';

type Row = {
  collection: EditedCollection;
  slug: string;
  title: string;
  state: 'file' | 'published' | 'draft';
  changed: string | null;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const { data, error } = await client
    .from('content_pages')
    .select('collection,slug,status,updated_at');
  if (error) throw new Error(error.message);
  const stored = new Map(data.map((row) => [`${row.collection}/${row.slug}`, row]));
  const rows: Row[] = [];
  for (const collection of EDITED_COLLECTIONS) {
    for (const { slug, data: front } of await listPages(collection)) {
      const row = stored.get(`${collection}/${slug}`);
      stored.delete(`${collection}/${slug}`);
      rows.push({
        collection,
        slug,
        title: front.title,
        state: row?.status ?? 'file',
        changed: row?.updated_at ?? null,
      });
    }
  }
  // What is left are drafts of new texts.
  for (const row of stored.values()) {
    rows.push({
      collection: row.collection,
      slug: row.slug,
      title: row.slug,
      state: 'draft',
      changed: row.updated_at,
    });
  }
  return { rows: rows.toSorted((a, b) => (b.changed ?? '').localeCompare(a.changed ?? '')) };
}

const STATES = {
  file: <Badge>unverändert</Badge>,
  published: <Badge tone="success">bearbeitet, sichtbar</Badge>,
  draft: <Badge tone="accent">Entwurf</Badge>,
};

const textsOf = (row: Row): string[] => [row.title, row.slug, COLLECTION_LABELS[row.collection]];

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
  { key: 'collection', label: 'Art', cell: (row) => COLLECTION_LABELS[row.collection] },
  { key: 'state', label: 'Stand', cell: (row) => STATES[row.state] },
  {
    key: 'changed',
    label: 'Geändert',
    cell: (row) => (row.changed ? formatMoment(row.changed) : ''),
  },
];

export default function AdminContents({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Inhalte"
        note="Blogbeiträge und Beispielprojekte. Was Sie veröffentlichen, ersetzt den mitgelieferten Text."
      >
        <ButtonLink size="small" to="/admin/inhalte/blog/neu">
          Neuer Blogbeitrag
        </ButtonLink>
        <ButtonLink size="small" variant="secondary" to="/admin/inhalte/case-studies/neu">
          Neues Beispielprojekt
        </ButtonLink>
      </PageHead>
      <SearchList
        rows={rows}
        textsOf={textsOf}
        noun="Texte"
        placeholder="Titel, Art"
        whenEmpty="Blogbeiträge und Beispielprojekte erscheinen hier."
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
