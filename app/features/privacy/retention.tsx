import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useRetention } from '#app/private/use-retention.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { LOG_KEY } from './keys.ts';
import { listCounts } from './labels.ts';
import { listPeriods, type Period } from './list-periods.ts';
import { PeriodsDialog } from './periods-dialog.tsx';

type Run = { isDry: boolean; counts: Record<string, number> };

/** Periods, what the next run would delete, and a run at once. */
export function Retention() {
  const periods = useRetention();
  const [isChanging, setIsChanging] = useState(false);
  const [last, setLast] = useState<Run>();
  const retain = useRowChange({
    reads: [LOG_KEY],
    write: (client, isDry: boolean) => client.rpc('apply_retention', { dry_run: isDry }),
    failed: 'Nicht ausgeführt',
  });
  const run = (isDry: boolean) =>
    retain.mutate(isDry, {
      onSuccess: (counts) => setLast({ isDry, counts: counts as Record<string, number> }),
    });
  const columns: readonly Column<Period>[] = [
    { key: 'data', label: 'Daten', head: true, cell: ({ data }) => data },
    { key: 'period', label: 'Frist', cell: ({ period }) => period },
    ...(last
      ? [
          {
            key: 'count',
            label: last.isDry ? 'würden gelöscht' : 'gelöscht',
            align: 'end' as const,
            onPhone: 'value' as const,
            cell: ({ name }: Period) => last.counts[name] ?? 0,
          },
        ]
      : []),
  ];
  const found = last && listCounts(last.counts);
  return (
    <>
      <QueryState query={periods}>
        {(stored) => (
          <>
            <Table
              caption="Aufbewahrungsfristen"
              captionHidden
              phoneRows
              columns={columns}
              rows={listPeriods(stored)}
              rowKey={({ name }) => name}
            />
            {isChanging && <PeriodsDialog periods={stored} onClose={() => setIsChanging(false)} />}
          </>
        )}
      </QueryState>
      <p role="status" className="mt-3 min-h-6 text-small">
        {last &&
          (found
            ? `${last.isDry ? 'Der nächste Lauf würde löschen' : 'Gelöscht'}: ${found}.`
            : last.isDry
              ? 'Der nächste Lauf würde nichts löschen.'
              : 'Es gab nichts zu löschen.')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          variant="secondary"
          busy={retain.isPending && retain.variables}
          onClick={() => run(true)}
        >
          Probelauf
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={!periods.data}
          onClick={() => setIsChanging(true)}
        >
          Fristen ändern
        </Button>
        <ConfirmButton
          label="Jetzt ausführen"
          confirmLabel="Endgültig löschen"
          title="Aufbewahrung jetzt ausführen?"
          explanation={
            'Alles, was seine Frist überschritten hat, wird sofort gelöscht. Der Probelauf ' +
            'zeigt vorher, wie viel das ist.'
          }
          busy={retain.isPending && !retain.variables}
          onConfirm={() => run(false)}
        />
      </div>
    </>
  );
}
