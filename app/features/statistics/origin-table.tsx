import { Table } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formatNumber } from '#shared/core/format.ts';
import { conversionOf, type Origin } from './report.ts';

const KINDS = { source: 'Quelle', campaign: 'Kampagne' } as const;

/** What became of the visits of each source. */
export function OriginTable({ origins }: { origins: readonly Origin[] }) {
  if (origins.length === 0)
    return (
      <EmptyState title="Noch keine Zahlen">
        In diesem Zeitraum hat noch kein Besucher die Statistik erlaubt.
      </EmptyState>
    );
  return (
    <Table
      caption="Anfragen und Termine je Herkunft"
      captionHidden
      rows={origins}
      rowKey={({ category, label }) => `${category} ${label}`}
      columns={[
        {
          key: 'label',
          label: 'Herkunft',
          head: true,
          cell: ({ label }) => <span className="wrap-anywhere">{label}</span>,
        },
        { key: 'kind', label: 'Art', onPhone: 'hidden', cell: ({ category }) => KINDS[category] },
        {
          key: 'visits',
          label: 'Besuche',
          onPhone: 'hidden',
          align: 'end',
          cell: ({ visits }) => formatNumber(visits),
        },
        {
          key: 'enquiries',
          label: 'Anfragen',
          align: 'end',
          cell: ({ enquiries }) => formatNumber(enquiries),
        },
        { key: 'share', label: 'Anfragequote', align: 'end', cell: conversionOf },
        {
          key: 'talks',
          label: 'Termine',
          onPhone: 'hidden',
          align: 'end',
          cell: ({ talks }) => formatNumber(talks),
        },
      ]}
    />
  );
}
