import { useState } from 'react';
import { Link } from 'react-router';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { getPageName, listPages } from '#content/pages.ts';
import { STORED_NAMES } from '#app/features/content/editor/collection-names.ts';
import {
  findAddress,
  listGroups,
  takesNew,
  type StoredCollection,
} from '#app/features/content/editor/stored-text.server.ts';
import { findTextState, type TextState } from '#app/features/content/text-state.ts';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { FilterSelect } from '#app/private/list-head.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { SearchList } from '#app/private/search-list.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import type { Route } from './+types/contents.ts';
import { PageHead } from '#app/private/page-head.tsx';

type Row = {
  collection: StoredCollection;
  slug: string;
  title: string;
  /** Null: as delivered. */
  state: TextState | null;
  changed: string | null;
  /** Where visitors read it. */
  address: string | null;
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
    return {
      ...entry,
      state: findTextState(row),
      changed: row?.updated_at ?? null,
      address: findAddress(entry.collection, entry.slug),
    };
  });
  return {
    rows: rows.toSorted((a, b) => (b.changed ?? '').localeCompare(a.changed ?? '')),
    open: COLLECTION_NAMES.filter(takesNew),
  };
}

const textsOf = (row: Row): string[] => [row.title, row.slug, STORED_NAMES[row.collection] ?? ''];

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    label: 'Titel',
    head: true,
    cell: (row) => (
      <RowLink to={`/admin/inhalte/${row.collection}/${row.slug}`}>{row.title}</RowLink>
    ),
  },
  {
    key: 'address',
    label: 'Seite',
    onPhone: 'meta',
    cell: ({ address }) =>
      // The home page is named by the title of its texts.
      address && address !== '/' ? (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center text-fine text-muted underline-offset-4 hover:underline sm:min-h-11"
        >
          {address}
          <span className="sr-only"> (öffnet neuen Tab)</span>
        </a>
      ) : (
        ''
      ),
  },
  {
    key: 'state',
    label: 'Stand',
    onPhone: 'state',
    // Most are as delivered: only what is not stands out.
    cell: ({ state }) => state && <Badge tone={state.tone}>{state.label}</Badge>,
  },
  {
    key: 'changed',
    label: 'Geändert',
    align: 'end',
    onPhone: 'meta',
    cell: ({ changed }) =>
      changed ? <span className="text-muted">{formatBriefDay(changed)}</span> : '',
  },
];

type Group = { id: string; label: string; holds: (row: Row) => boolean };
const inCollection = (name: StoredCollection) => (row: Row) => row.collection === name;
const isMail = ({ collection, slug }: Row) => collection === 'texts' && /^mails\b/.test(slug);

/** In the order in which owners look for them. */
const GROUPS: readonly Group[] = [
  { id: 'seiten', label: 'Seiten', holds: (row) => row.collection === 'texts' && !isMail(row) },
  { id: 'services', label: 'Leistungen', holds: inCollection('services') },
  { id: 'mails', label: 'E-Mails', holds: isMail },
  { id: 'company', label: 'Über uns', holds: inCollection('company') },
  { id: 'legal', label: 'Rechtliches', holds: inCollection('legal') },
  { id: 'help', label: 'Hilfe', holds: inCollection('help') },
  { id: 'blog', label: 'Blogbeiträge', holds: inCollection('blog') },
  { id: 'case-studies', label: 'Beispielprojekte', holds: inCollection('case-studies') },
  { id: 'glossary', label: 'Glossar', holds: inCollection('glossary') },
  { id: 'places', label: 'Orte', holds: inCollection('places') },
];

export default function AdminContents({ loaderData: { rows, open } }: Route.ComponentProps) {
  const { parameters, change } = useAddressFilter();
  const chosen = GROUPS.find(({ id }) => id === parameters.get('art'));
  const shown = chosen ? rows.filter(chosen.holds) : rows;
  // Some 300 texts: the first kind is drawn at once, the others when they are asked for.
  const isOpen = (group: Group, found: readonly Row[]): boolean =>
    group === GROUPS[0] || chosen !== undefined || found.length < rows.length;
  return (
    <>
      <PageHead title="Inhalte">
        {open
          .filter((collection) => collection === (chosen?.id ?? 'blog'))
          .map((collection) => (
            <ButtonLink key={collection} size="small" to={`/admin/inhalte/${collection}/neu`}>
              {`${STORED_NAMES[collection]} schreiben`}
            </ButtonLink>
          ))}
      </PageHead>
      <SearchList
        rows={shown}
        textsOf={textsOf}
        noun="Texte"
        placeholder="Titel, Art"
        whenEmpty="Texte dieser Art erscheinen hier."
        isWhole
        filters={
          <FilterSelect
            label="Art des Textes"
            value={chosen?.id ?? ''}
            options={[
              ['', 'Art: alle'],
              ...GROUPS.map(
                ({ id, label, holds }) => [id, `${label} (${rows.filter(holds).length})`] as const,
              ),
            ]}
            onChange={(art) => change({ art })}
          />
        }
      >
        {(found) =>
          (chosen ? [chosen] : GROUPS).map((group) => (
            <TextGroup
              key={`${group.id} ${isOpen(group, found)}`}
              group={group}
              rows={found.filter(group.holds)}
              isOpen={isOpen(group, found)}
            />
          ))
        }
      </SearchList>
      <p className="mt-8 max-w-[68ch] text-fine text-muted">
        Alles, was Besucher lesen. Was Sie veröffentlichen, ersetzt den mitgelieferten Text; jede
        Fassung bleibt erhalten.
      </p>
      {!chosen && (
        <p className="mt-2 text-small">
          <Link
            to="/admin/chat/antworten"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Wissen des Assistenten
          </Link>
        </p>
      )}
    </>
  );
}

function TextGroup({
  group: { label },
  rows,
  isOpen,
}: {
  group: Group;
  rows: readonly Row[];
  isOpen: boolean;
}) {
  // What is folded away is drawn once it is opened; what is searched for is not folded away.
  const [isShown, setShown] = useState(isOpen);
  if (rows.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setShown(event.currentTarget.open)}
      className="group mb-6"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 border-b border-line-strong">
        <Icon name="chevron" size={16} className="-rotate-90 group-open:rotate-0" />
        <h2 className="text-title">{label}</h2>
        <span className="tabular text-small text-muted">{rows.length}</span>
      </summary>
      {isShown && (
        <Table
          caption={label}
          captionHidden
          headHidden
          phoneRows
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => `${row.collection}/${row.slug}`}
        />
      )}
    </details>
  );
}
