import { Link, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { listNames } from '#content/pages.ts';
import { splitSource } from '#content/source-text.ts';
import { OPEN_COLLECTIONS, STORED_NAMES } from '#app/features/content/editor/collection-names.ts';
import { findTitle } from '#app/features/content/editor/field-spec.ts';
import {
  findAddress,
  isStored,
  listGroups,
  type StoredCollection,
} from '#app/features/content/editor/stored-text.server.ts';
import { DELETED, findTextState, type TextState } from '#app/features/content/text-state.ts';
import { Later, readLater } from '#app/private/later.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import { RowLink } from '#app/private/row-link.tsx';
import { SearchList } from '#app/private/search-list.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Badge } from '#app/ui/badge.tsx';
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
  const [{ data, error }, removed, unseen, ...names] = await Promise.all([
    client.from('content_pages').select('collection,slug,status,live,publish_at,updated_at'),
    client
      .from('content_versions')
      .select('collection,slug,published_at')
      .is('source', null)
      .order('id', { ascending: false }),
    client.from('content_pages').select('collection,slug,source').is('live', null),
    ...COLLECTION_NAMES.map((collection) => listNames(collection)),
  ]);
  if (error) throw new Error(error.message);
  if (removed.error) throw new Error(removed.error.message);
  if (unseen.error) throw new Error(unseen.error.message);
  const stored = new Map(data.map((row) => [nameOf(row), row]));
  const known = listGroups();
  COLLECTION_NAMES.forEach((collection, index) => {
    for (const { slug, name } of names[index] ?? []) known.push({ collection, slug, title: name });
  });
  // What is left are drafts of new texts.
  const listed = new Set(known.map(nameOf));
  const titles = new Map(
    unseen.data.map((row) => [nameOf(row), findTitle(splitSource(row.source).data)]),
  );
  for (const [name, { collection, slug }] of stored)
    if (!listed.has(name)) known.push({ collection, slug, title: titles.get(name) ?? slug });
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

/** The page about the agency is named by its heading, which says nothing here. */
const titleOf = ({ collection, title }: Row): string =>
  collection === 'company' ? (STORED_NAMES[collection] ?? title) : title;

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
      <RowLink to={`/admin/inhalte/${row.collection}/${row.slug}`}>{titleOf(row)}</RowLink>
    ),
  },
  {
    key: 'address',
    label: 'Seite',
    width: 'sm:w-[14rem]',
    onPhone: 'state',
    cell: ({ address, title }) =>
      address && (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 max-w-[13rem] items-center gap-1.5 text-fine whitespace-nowrap text-muted underline-offset-4 hover:underline max-sm:-my-3"
        >
          <span className="sm:hidden">Ansehen</span>
          <span className="truncate max-sm:hidden">{address === '/' ? 'Startseite' : address}</span>
          <span aria-hidden="true">↗</span>
          <span className="sr-only">: {title} (öffnet neuen Tab)</span>
        </a>
      ),
  },
  {
    key: 'state',
    label: 'Stand',
    width: 'sm:w-[12rem]',
    onPhone: 'meta',
    cell: ({ state }) => state && <Badge tone={state.tone}>{state.label}</Badge>,
  },
  {
    key: 'changed',
    label: 'Geändert',
    width: 'sm:w-[5.5rem]',
    align: 'end',
    onPhone: 'meta',
    cell: ({ state, changed }) =>
      state && changed && <span className="text-fine text-muted">{formatBriefDay(changed)}</span>,
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
  { id: 'case-studies', label: 'Case Studies', holds: inCollection('case-studies') },
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
const isAhead = ({ state }: Row): boolean => state?.tone === 'waiting' || state?.tone === 'draft';

/** The group that is open stands in the address, so that the way back finds it. */
export default function AdminContents({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const chosen = parameters.get('art') ?? 'seiten';
  const toWrite = OPEN_COLLECTIONS.find((open) => open === chosen) ?? 'blog';
  return (
    <>
      <PageHead
        title="Inhalte"
        note="Was Sie veröffentlichen, ersetzt den mitgelieferten Text; jede Fassung bleibt erhalten."
      >
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
    </>
  );
}

type GroupsProps = {
  rows: readonly Row[];
  openId: string;
  /** What was searched for is shown at once. */
  isNarrowed: boolean;
};

/**
 * On desks the groups are a table of contents, and the texts of the open one stand beside it, in
 * rows of the same height.
 */
const CONTENTS =
  'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[repeat(13,auto)_minmax(0,1fr)] ' +
  'lg:[&_:is(.entry,tr)]:h-[2.8125rem] lg:[&_:is(td,th)]:py-0 lg:[&_:is(td,th)]:align-middle lg:[&_[data-row]]:py-1.5 ' +
  // The lines of a table lie half a pixel lower.
  'lg:[&_table]:-mt-px';
const ENTRY = 'panel-row flex min-h-12 items-center gap-3 lg:h-full lg:min-h-0';

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
      <div className={cx('panel panel-rows', !isNarrowed && CONTENTS)}>
        {!isNarrowed && (
          <p
            aria-hidden="true"
            className="entry panel-row flex items-center border-b border-line-strong text-fine text-muted max-lg:hidden"
          >
            Bereich
          </p>
        )}
        {GROUPS.map(({ id, label, holds }) => {
          const held = rows.filter(holds);
          if (held.length === 0) return null;
          const isOpen = isNarrowed || id === openId;
          return (
            <section key={id} className={cx(!isNarrowed && 'lg:contents')}>
              <h2 className={cx('entry text-body', !isNarrowed && 'lg:border-b lg:border-line')}>
                <Link
                  to={isOpen ? '?art=' : `?art=${id}`}
                  replace
                  preventScrollReset
                  aria-expanded={isOpen}
                  className={cx(
                    ENTRY,
                    'font-medium',
                    !isNarrowed && 'lg:font-text lg:text-small lg:tracking-normal',
                    !isNarrowed &&
                      (isOpen
                        ? 'lg:bg-sunken lg:shadow-[inset_3px_0_0_var(--ink)]'
                        : 'lg:font-normal'),
                  )}
                >
                  {label}{' '}
                  <span className="tabular font-normal text-muted lg:ml-auto">{held.length}</span>
                  <Icon
                    name="chevron"
                    size={18}
                    className={cx('ml-auto lg:hidden', isOpen && 'rotate-180')}
                  />
                </Link>
              </h2>
              {isOpen && (
                <div
                  className={cx(
                    'border-line',
                    isNarrowed
                      ? 'border-t'
                      : 'max-lg:border-t lg:col-start-2 lg:row-[1/span_14] lg:border-l',
                  )}
                >
                  <TextTable caption={label} rows={held} />
                </div>
              )}
            </section>
          );
        })}
        {!isNarrowed && (
          <p className="entry lg:border-b lg:border-line">
            <Link
              to="/admin/chat/antworten"
              className={cx(ENTRY, 'font-medium lg:font-text lg:text-small lg:font-normal')}
            >
              Wissen des Assistenten
              <Icon name="chevron" size={18} className="ml-auto -rotate-90" />
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

/** How a text stands and when it was changed are columns where one differs from what is delivered. */
const TextTable = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <Table
    caption={caption}
    captionHidden
    phoneRows
    columns={
      rows.some(({ state }) => state)
        ? COLUMNS
        : COLUMNS.filter(({ key }) => key === 'title' || key === 'address')
    }
    rows={rows}
    rowKey={nameOf}
  />
);
