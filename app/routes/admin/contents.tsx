import { useDeferredValue, useState } from 'react';
import { Link, useNavigationType } from 'react-router';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { getPageName, listPages } from '#content/pages.ts';
import { STORED_NAMES } from '#app/features/content/editor/collection-names.ts';
import {
  findAddress,
  isStored,
  listGroups,
  takesNew,
  type StoredCollection,
} from '#app/features/content/editor/stored-text.server.ts';
import { DELETED, findTextState, type TextState } from '#app/features/content/text-state.ts';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { FilterSelect } from '#app/private/list-head.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { SearchList } from '#app/private/search-list.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
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
  const [{ data, error }, removed] = await Promise.all([
    client.from('content_pages').select('collection,slug,status,live,publish_at,updated_at'),
    client
      .from('content_versions')
      .select('collection,slug,published_at')
      .is('source', null)
      .order('id', { ascending: false }),
  ]);
  if (error) throw new Error(error.message);
  if (removed.error) throw new Error(removed.error.message);
  const stored = new Map(data.map((row) => [nameOf(row), row]));
  const known = listGroups();
  for (const collection of COLLECTION_NAMES)
    for (const page of await listPages(collection))
      known.push({ collection, slug: page.slug, title: getPageName(page) });
  // What is left are drafts of new texts.
  const names = new Set(known.map(nameOf));
  for (const [name, { collection, slug }] of stored)
    if (!names.has(name)) known.push({ collection, slug, title: slug });
  const rows = known.map((entry): Row => {
    const row = stored.get(nameOf(entry));
    return {
      ...entry,
      state: findTextState(row),
      changed: row?.updated_at ?? null,
      address: findAddress(entry.collection, entry.slug),
    };
  });
  const listed = new Set(rows.map(nameOf));
  for (const { collection, slug, published_at: changed } of removed.data) {
    const name = nameOf({ collection, slug });
    if (listed.has(name) || !isStored(collection)) continue;
    listed.add(name);
    rows.push({ collection, slug, title: slug, state: DELETED, changed, address: null });
  }
  return {
    rows: rows.toSorted((a, b) => (b.changed ?? '').localeCompare(a.changed ?? '')),
    open: COLLECTION_NAMES.filter(takesNew),
  };
}

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
      // As wide in every group, where there is room, so that the columns behind it are.
      <span className="block min-[88rem]:w-[26rem]">
        <RowLink to={`/admin/inhalte/${row.collection}/${row.slug}`}>{row.title}</RowLink>
      </span>
    ),
  },
  {
    key: 'address',
    label: 'Seite',
    onPhone: 'meta',
    cell: ({ address }) =>
      address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          title={`Ansehen: ${address}`}
          className={
            'flex gap-1.5 text-fine text-muted underline-offset-4 hover:underline ' +
            'sm:max-w-[18rem] sm:leading-11 min-[88rem]:w-[23rem] min-[88rem]:max-w-none'
          }
        >
          <span className="truncate">{address}</span>
          <span aria-hidden="true">↗</span>
          <span className="sr-only"> (öffnet neuen Tab)</span>
        </a>
      ) : (
        ''
      ),
  },
  {
    key: 'state',
    label: 'Stand',
    align: 'end',
    onPhone: 'state',
    cell: ({ state, changed }) => (
      <span className="inline-flex items-baseline justify-end gap-2 text-fine text-muted sm:min-w-[8rem]">
        {state?.tone === 'waiting' && <span className="font-semibold text-ink">{state.label}</span>}
        {state && changed
          ? `${state.tone === 'waiting' ? '' : `${state.label.toLowerCase()} am `}${formatBriefDay(changed)}`
          : ''}
      </span>
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
    label: 'Startseite',
    holds: isOneOf('startseite', 'fragen', 'schaustuecke'),
  },
  { id: 'pakete', label: 'Pakete', holds: isOneOf('pakete') },
  {
    id: 'services',
    label: 'Leistungen',
    holds: (row) => row.collection === 'services' || isOneOf('uebersichten')(row),
  },
  { id: 'case-studies', label: 'Beispielprojekte', holds: inCollection('case-studies') },
  { id: 'company', label: 'Über uns', holds: inCollection('company') },
  { id: 'kontakt', label: 'Kontakt', holds: isOneOf('kontakt', 'gespraeche') },
  { id: 'roi', label: 'ROI-Kalkulator', holds: isOneOf('roi-kalkulator') },
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
/** As many of a group as stand there before more is asked for. */
const FIRST = 6;

export default function AdminContents({ loaderData: { rows, open } }: Route.ComponentProps) {
  const { parameters, change } = useAddressFilter();
  const chosen = GROUPS.find(({ id }) => id === parameters.get('art'));
  // The first screen at once; who comes back finds the list as long as he left it.
  const isBack = useNavigationType() === 'POP';
  const groups = useDeferredValue(GROUPS, isBack ? GROUPS : GROUPS.slice(0, 4));
  const shown = chosen ? rows.filter(chosen.holds) : rows;
  const isNarrowed = (found: readonly Row[]): boolean =>
    chosen !== undefined || found.length < rows.length;
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
        placeholder="Text oder Seite suchen"
        whenEmpty="Texte dieser Art erscheinen hier."
        isWhole
        filters={
          <FilterSelect
            label="Art des Textes"
            value={chosen?.id ?? ''}
            options={[
              ['', 'Alle Seiten'],
              ...GROUPS.map(
                ({ id, label, holds }) => [id, `${label} (${rows.filter(holds).length})`] as const,
              ),
            ]}
            onChange={(art) => change({ art })}
          />
        }
      >
        {(found) =>
          (chosen ? [chosen] : groups).map((group) => (
            <TextGroup
              key={`${group.id} ${isNarrowed(found)}`}
              label={group.label}
              rows={found.filter(group.holds)}
              isWhole={isNarrowed(found)}
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

/** The texts of a page, beside its name. */
function TextGroup({
  label,
  rows,
  isWhole,
}: {
  label: string;
  rows: readonly Row[];
  isWhole: boolean;
}) {
  const [isOpen, setOpen] = useState(isWhole);
  if (rows.length === 0) return null;
  // A button for one more would be longer than the one.
  const shown = isOpen || rows.length <= FIRST + 1 ? rows : rows.slice(0, FIRST);
  return (
    <section className="mb-6 grid gap-x-8 gap-y-2 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="pt-2.5 text-small font-semibold">
        {label} <span className="tabular ml-1 font-normal text-muted">{rows.length}</span>
      </h2>
      <div className="min-w-0">
        <Table
          caption={label}
          captionHidden
          headHidden
          phoneRows
          columns={COLUMNS}
          rows={shown}
          rowKey={nameOf}
        />
        {shown.length < rows.length && (
          <Button size="small" variant="quiet" className="-mx-4" onClick={() => setOpen(true)}>
            Alle {rows.length} zeigen
          </Button>
        )}
      </div>
    </section>
  );
}
