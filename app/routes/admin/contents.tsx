import { Link, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { listNames } from '#content/pages.ts';
import { OPEN_COLLECTIONS, STORED_NAMES } from '#app/features/content/editor/collection-names.ts';
import {
  findAddress,
  isStored,
  listGroups,
  type StoredCollection,
} from '#app/features/content/editor/stored-text.server.ts';
import { DELETED, findTextState, type TextState } from '#app/features/content/text-state.ts';
import { Later, readLater } from '#app/private/later.tsx';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { RowLink } from '#app/private/row-link.tsx';
import { SearchList } from '#app/private/search-list.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
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

const nameOf = ({ collection, slug }: { collection: string; slug: string }): string =>
  `${collection}/${slug}`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const [{ data, error }, removed, ...names] = await Promise.all([
    client.from('content_pages').select('collection,slug,status,live,publish_at,updated_at'),
    client
      .from('content_versions')
      .select('collection,slug,published_at')
      .is('source', null)
      .order('id', { ascending: false }),
    ...COLLECTION_NAMES.map((collection) => listNames(collection)),
  ]);
  if (error) throw new Error(error.message);
  if (removed.error) throw new Error(removed.error.message);
  const stored = new Map(data.map((row) => [nameOf(row), row]));
  const known = listGroups();
  COLLECTION_NAMES.forEach((collection, index) => {
    for (const { slug, name } of names[index] ?? []) known.push({ collection, slug, title: name });
  });
  // What is left are drafts of new texts.
  const listed = new Set(known.map(nameOf));
  for (const [name, { collection, slug }] of stored)
    if (!listed.has(name)) known.push({ collection, slug, title: slug });
  const rows = known.map((entry): Row => {
    const row = stored.get(nameOf(entry));
    return {
      ...entry,
      state: findTextState(row),
      changed: row?.updated_at ?? null,
      address: findAddress(entry.collection, entry.slug),
    };
  });
  for (const row of rows) listed.add(nameOf(row));
  for (const { collection, slug, published_at: changed } of removed.data) {
    const name = nameOf({ collection, slug });
    if (listed.has(name) || !isStored(collection)) continue;
    listed.add(name);
    rows.push({ collection, slug, title: slug, state: DELETED, changed, address: null });
  }
  return { rows: rows.toSorted((a, b) => (b.changed ?? '').localeCompare(a.changed ?? '')) };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({
  rows: readLater(serverLoader().then(({ rows }) => rows)),
});

/** To open a group asks the server nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname;

const textsOf = (row: Row): string[] => [
  row.title,
  row.slug,
  STORED_NAMES[row.collection] ?? '',
  GROUPS.find(({ holds }) => holds(row))?.label ?? '',
];

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
    key: 'state',
    label: 'Stand',
    align: 'end',
    onPhone: 'meta',
    cell: ({ state, changed }) => (
      <span className="text-fine whitespace-nowrap text-muted">
        {state?.tone === 'waiting' && (
          <span className="mr-2 font-semibold text-ink">{state.label}</span>
        )}
        {state && changed
          ? `${state.tone === 'waiting' ? '' : `${state.label.toLowerCase()} am `}${formatBriefDay(changed)}`
          : ''}
      </span>
    ),
  },
  {
    key: 'address',
    label: 'Seite',
    align: 'end',
    width: 'w-28',
    onPhone: 'state',
    cell: ({ address, title }) =>
      address && (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          title={address}
          className="inline-flex min-h-11 items-center gap-1.5 text-fine whitespace-nowrap text-muted underline-offset-4 hover:underline max-sm:-my-3"
        >
          Ansehen <span aria-hidden="true">↗</span>
          <span className="sr-only">: {title} (öffnet neuen Tab)</span>
        </a>
      ),
  },
];

type Group = { id: string; label: string; holds: (row: Row) => boolean };
const inCollection = (name: StoredCollection) => (row: Row) => row.collection === name;
const isOneOf =
  (...slugs: readonly string[]) =>
  ({ collection, slug }: Row) =>
    collection === 'texts' && slugs.includes(slug);

/** By what visitors know: pages in the order of the menu, then what stands on all of them. */
const GROUPS: readonly Group[] = [
  {
    id: 'seiten',
    label: 'Seiten',
    holds: (row) =>
      row.collection === 'company' ||
      isOneOf(
        'startseite',
        'fragen',
        'schaustuecke',
        'pakete',
        'uebersichten',
        'kontakt',
        'gespraeche',
        'roi-kalkulator',
      )(row),
  },
  { id: 'services', label: 'Leistungen', holds: inCollection('services') },
  { id: 'case-studies', label: 'Beispielprojekte', holds: inCollection('case-studies') },
  { id: 'blog', label: 'Blog', holds: inCollection('blog') },
  { id: 'glossary', label: 'Glossar', holds: inCollection('glossary') },
  { id: 'help', label: 'Hilfe', holds: inCollection('help') },
  { id: 'places', label: 'Orte', holds: inCollection('places') },
  { id: 'legal', label: 'Rechtliches', holds: inCollection('legal') },
  {
    id: 'ueberall',
    label: 'Auf jeder Seite',
    holds: isOneOf('rahmen', 'assistent', 'einwilligung', 'hinweise'),
  },
  {
    id: 'kunden',
    label: 'Anmeldung und Angebote',
    holds: isOneOf('anmeldung', 'links', 'dokumente'),
  },
  {
    id: 'mails',
    label: 'E-Mails',
    holds: ({ collection, slug }) => collection === 'texts' && /^mails\b/.test(slug),
  },
];
/** What visitors do not read yet. */
const isAhead = ({ state }: Row): boolean => state?.tone === 'waiting';

/** The group that is open stands in the address, so that the way back finds it. */
export default function AdminContents({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const chosen = parameters.get('art') ?? 'seiten';
  const toWrite = OPEN_COLLECTIONS.find((open) => open === chosen) ?? 'blog';
  return (
    <>
      <PageHead title="Inhalte">
        <ButtonLink size="small" to={`/admin/inhalte/${toWrite}/neu`}>
          {`${STORED_NAMES[toWrite]} schreiben`}
        </ButtonLink>
      </PageHead>
      <Later of={loaderData.rows}>
        {(rows) => (
          <SearchList
            rows={rows}
            textsOf={textsOf}
            noun="Texte"
            placeholder="Text oder Seite suchen"
            whenEmpty="Texte erscheinen hier."
            isWhole
          >
            {(found) => (
              <Groups rows={found} openId={chosen} isNarrowed={found.length < rows.length} />
            )}
          </SearchList>
        )}
      </Later>
      <p className="mt-8 max-w-[68ch] text-fine text-muted">
        Alles, was Besucher lesen. Was Sie veröffentlichen, ersetzt den mitgelieferten Text; jede
        Fassung bleibt erhalten.
      </p>
      <p className="mt-2 text-small">
        <Link
          to="/admin/chat/antworten"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Wissen des Assistenten
        </Link>
      </p>
    </>
  );
}

type GroupsProps = {
  rows: readonly Row[];
  openId: string;
  /** What was searched for is shown at once. */
  isNarrowed: boolean;
};

/** What is being written, then all texts by the pages that show them. */
function Groups({ rows, openId, isNarrowed }: GroupsProps) {
  const ahead = rows.filter(isAhead);
  return (
    <>
      {ahead.length > 0 && !isNarrowed && (
        <section className="panel mb-6">
          <h2 className="panel-row flex min-h-12 items-center border-b border-line text-body font-semibold">
            Entwürfe und geplant
          </h2>
          <TextTable caption="Entwürfe und geplant" rows={ahead} />
        </section>
      )}
      <div className="panel panel-rows">
        {GROUPS.map(({ id, label, holds }) => {
          const held = rows.filter(holds);
          if (held.length === 0) return null;
          const isOpen = isNarrowed || id === openId;
          return (
            <section key={id}>
              <h2 className="text-body">
                <Link
                  to={isOpen ? '?art=' : `?art=${id}`}
                  replace
                  preventScrollReset
                  aria-expanded={isOpen}
                  className="panel-row flex min-h-12 items-center gap-3 font-semibold"
                >
                  {label} <span className="tabular font-normal text-muted">{held.length}</span>
                  <Icon
                    name="chevron"
                    size={18}
                    className={cx('ml-auto', isOpen && 'rotate-180')}
                  />
                </Link>
              </h2>
              {isOpen && (
                <div className="border-t border-line">
                  <TextTable caption={label} rows={held} />
                </div>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

const TextTable = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <Table
    caption={caption}
    captionHidden
    headHidden
    phoneRows
    columns={COLUMNS}
    rows={rows}
    rowKey={nameOf}
  />
);
