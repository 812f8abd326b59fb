import { useState } from 'react';
import { formatPeriod, type RetentionPeriods } from '#shared/privacy/retention.ts';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useRetention } from '#app/private/use-retention.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { LOG_KEY } from './keys.ts';
import { listCounts } from './labels.ts';
import { PeriodsDialog } from './periods-dialog.tsx';

type Period = { name: string; data: string; period: string };
/** `name` is its count of apply_retention(). */
function listPeriods(periods: RetentionPeriods): Period[] {
  const [lead, proof, fiscal] = (['lead_months', 'proof_years', 'fiscal_years'] as const).map(
    (id) => formatPeriod(id, periods),
  );
  return [
    { name: 'requests', data: 'Anfragen ohne Auftrag', period: `${lead} nach dem letzten Kontakt` },
    {
      name: 'offers',
      data: 'Angebote ohne Auftrag',
      period: `${lead} nach Gültigkeit oder Absage`,
    },
    { name: 'messages', data: 'Kontaktnachrichten', period: `${lead} nach dem letzten Kontakt` },
    { name: 'withdrawals', data: 'Widerrufe von Verträgen', period: `${proof} ab Ende des Jahres` },
    { name: 'bookings', data: 'Termine', period: `${lead} nach dem Gespräch` },
    {
      name: 'chats',
      data: 'Chat-Gespräche',
      period: `${formatPeriod('chat_days', periods)} nach der letzten Nachricht`,
    },
    {
      name: 'mails',
      data: 'Gesendete und unzustellbare Mails',
      period: formatPeriod('mail_days', periods),
    },
    { name: 'sign_ups', data: 'Unbestätigte Konten', period: '30 Tage' },
    { name: 'newsletter_requests', data: 'Unbestätigte Newsletter-Anmeldungen', period: '30 Tage' },
    {
      name: 'newsletter_proofs',
      data: 'Newsletter-Nachweise',
      period: `${proof} nach der Abmeldung`,
    },
    {
      name: 'projects',
      data: 'Abgeschlossene Projekte mit Dateien',
      period: `${formatPeriod('warranty_years', periods)} nach Abschluss (Gewährleistung)`,
    },
    {
      name: 'orders',
      data: 'Aufträge (Anfrage, Angebot, Nachweis)',
      period: `${fiscal} ab Ende des Jahres`,
    },
    {
      name: 'invoices',
      data: 'Rechnungen, Stornos und Zahlungen',
      period: `${fiscal} ab Ende des Jahres der letzten Zahlung`,
    },
    { name: 'events', data: 'Statistik-Ereignisse', period: '90 Tage' },
    { name: 'proofs', data: 'Cookie-Nachweise', period: proof! },
    { name: 'errors', data: 'Fehlermeldungen', period: '90 Tage nach dem letzten Mal' },
  ];
}
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
    { key: 'period', label: 'Frist', onPhone: 'meta', cell: ({ period }) => period },
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
