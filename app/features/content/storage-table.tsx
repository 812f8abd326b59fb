import { Table } from '#app/ui/content/table.tsx';
import { STORAGE_REGISTER, type StorageEntry } from '#shared/consent/storage-register.ts';

const PLACES: Record<StorageEntry['where'], string> = {
  local: 'Lokaler Speicher',
  session: 'Sitzungsspeicher',
  cookie: 'Cookie',
  cache: 'Zwischenspeicher',
};

/** Everything the site keeps on a device, from the register that the code itself uses (L-04). */
export function StorageTable() {
  const entries: StorageEntry[] = Object.values(STORAGE_REGISTER);
  return (
    <Table
      caption="Einträge auf Ihrem Gerät. Empfänger ist in jedem Fall nur unser eigener Server."
      rows={entries}
      rowKey={(entry) => entry.key}
      stacked
      columns={[
        { key: 'key', label: 'Name', head: true, cell: (entry) => <code>{entry.key}</code> },
        { key: 'where', label: 'Ort', cell: (entry) => PLACES[entry.where] },
        { key: 'purpose', label: 'Zweck', cell: (entry) => entry.purpose },
        {
          key: 'basis',
          label: 'Grundlage',
          cell: (entry) => (entry.necessary ? 'notwendig, § 25 Abs. 2 TDDDG' : 'Einwilligung'),
        },
        { key: 'age', label: 'Dauer', cell: describeAge },
      ]}
    />
  );
}

function describeAge(entry: StorageEntry): string {
  if (entry.maxAgeDays !== null) return `${entry.maxAgeDays} Tage`;
  return entry.where === 'session' ? 'bis der Tab schließt' : 'bis Sie es beenden';
}
