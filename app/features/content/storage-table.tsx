import { Table } from '#app/ui/content/table.tsx';
import { STORAGE_REGISTER, type StorageEntry } from '#shared/consent/storage-register.ts';

const PLACES: Record<StorageEntry['where'], string> = {
  local: 'Lokaler Speicher',
  session: 'Sitzungsspeicher',
  cookie: 'Cookie',
  cache: 'Zwischenspeicher',
  database: 'Datenbank des Browsers',
};

const ENTRIES: readonly StorageEntry[] = Object.values(STORAGE_REGISTER);

/** By what allows them, so that no row repeats its legal basis. */
const GROUPS = [
  {
    title: 'Notwendig für das, was Sie tun (§\u00a025 Abs.\u00a02 TDDDG)',
    entries: ENTRIES.filter(({ necessary, isOfStaff }) => necessary && !isOfStaff),
  },
  {
    title: 'Nur mit Ihrer Einwilligung (§\u00a025 Abs.\u00a01 TDDDG)',
    entries: ENTRIES.filter(({ necessary }) => !necessary),
  },
  {
    title: 'Notwendig, nur in unserer Verwaltung',
    entries: ENTRIES.filter(({ isOfStaff }) => isOfStaff),
  },
];

/** Everything the site keeps on a device, from the register that the code itself uses (L-04). */
export const StorageTable = () => (
  <div className="grid gap-10">
    {GROUPS.map(({ title, entries }) => (
      <Table
        key={title}
        caption={title}
        rows={entries}
        rowKey={(entry) => entry.key}
        phoneRows
        columns={[
          { key: 'key', label: 'Name', head: true, cell: (entry) => <code>{entry.key}</code> },
          { key: 'where', label: 'Ort', onPhone: 'meta', cell: (entry) => PLACES[entry.where] },
          { key: 'purpose', label: 'Zweck', onPhone: 'wide', cell: (entry) => entry.purpose },
          { key: 'age', label: 'Dauer', onPhone: 'meta', cell: describeAge },
        ]}
      />
    ))}
    <p className="text-small text-muted">Empfänger ist in jedem Fall nur unser eigener Server.</p>
  </div>
);

function describeAge(entry: StorageEntry): string {
  if (entry.maxAgeDays !== null) return `${entry.maxAgeDays}\u00a0Tage`;
  return entry.where === 'session' ? 'bis der Tab schließt' : 'bis Sie es beenden';
}
