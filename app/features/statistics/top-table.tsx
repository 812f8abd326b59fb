import { useState } from 'react';
import { Table } from '#app/ui/content/table.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formatNumber } from '#shared/core/format.ts';
import { ChangeNote } from './change-note.tsx';
import { shareOf } from './flows.ts';
import type { Top } from './report.ts';

const FEW = 5;

type TopTableProps = {
  caption: string;
  head: string;
  unit: string;
  rows: readonly Top[];
  whenEmpty?: string;
  /** Shows the change. */
  compares: boolean;
};

/**
 * What was counted most, with its share of all and its change; the first five
 * until somebody wants more.
 */
export function TopTable({ caption, head, unit, rows, whenEmpty, compares }: TopTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const current = rows.filter(({ now }) => now > 0);
  const all = current.reduce((sum, { now }) => sum + now, 0);
  if (current.length === 0)
    return (
      <EmptyState title="Noch keine Zahlen">
        {whenEmpty ?? 'In diesem Zeitraum wurde nichts gezählt.'}
      </EmptyState>
    );
  return (
    <>
      <Table
        caption={`${caption} nach ${unit}`}
        captionHidden
        rows={isWhole ? current : current.slice(0, FEW)}
        rowKey={({ label }) => label}
        columns={[
          {
            key: 'label',
            label: head,
            head: true,
            cell: ({ label }) => <span className="wrap-anywhere">{label}</span>,
          },
          { key: 'now', label: unit, align: 'end', cell: ({ now }) => formatNumber(now) },
          {
            key: 'share',
            label: 'Anteil',
            align: 'end',
            cell: ({ now }) => (
              <>
                <span className="mr-2 inline-block w-16 bg-line align-middle max-sm:hidden">
                  <span
                    className="block h-2 bg-accent"
                    style={{ width: `${(now / all) * 100}%` }}
                  />
                </span>
                <span className="inline-block min-w-[3ch]">
                  {now / all < 0.005 ? '< 1\u00a0%' : shareOf(now, all)}
                </span>
              </>
            ),
          },
          ...(compares
            ? [
                {
                  key: 'change',
                  label: 'Änderung',
                  align: 'end' as const,
                  cell: (row: Top) => <ChangeNote figure={row} />,
                },
              ]
            : []),
        ]}
      />
      {current.length > FEW && (
        <Button
          size="small"
          variant="secondary"
          className="mt-3"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Weniger zeigen' : 'Mehr zeigen'}
        </Button>
      )}
    </>
  );
}
