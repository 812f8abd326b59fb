import { Table } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formatNumber } from '#shared/core/format.ts';
import type { Report } from './report.ts';

/** As code and markup of the site name them; others are shown as they came. */
const EVENT_LABELS: Record<string, string> = {
  quote_step: 'Schritt im Anfrageformular',
  quote_field: 'Feld im Anfrageformular ausgefüllt',
  quote_abandoned: 'Anfrageformular verlassen',
  booking_step: 'Schritt der Terminbuchung',
  chat_step: 'Schritt im Chat',
  button_click: 'Klick auf eine Schaltfläche',
  page_view: 'Seitenaufruf',
  error: 'Fehler im Browser',
};
const GROUP_LABELS: Record<string, string> = {
  quote: 'Anfrage',
  booking: 'Termin',
  chat: 'Chat',
  package_register: 'Paket gewählt',
  registration: 'Registrierung',
  final_cta: 'Seitenende',
  navigation: 'Navigation',
  web_vitals: 'Tempo',
  error: 'Fehler',
};

/** What visitors who allow statistics do most. */
export function EventTable({ events }: Pick<Report, 'events'>) {
  if (events.length === 0)
    return (
      <EmptyState title="Keine Ereignisse">
        Ereignisse zählen nur bei Besuchern, die Statistik erlauben.
      </EmptyState>
    );
  return (
    <Table
      caption="Ereignisse nach Anzahl"
      captionHidden
      rows={events}
      rowKey={({ category, name }) => `${category} ${name}`}
      columns={[
        {
          key: 'name',
          label: 'Ereignis',
          head: true,
          cell: ({ name }) => EVENT_LABELS[name] ?? name,
        },
        {
          key: 'category',
          label: 'Gruppe',
          cell: ({ category }) => GROUP_LABELS[category] ?? category,
        },
        { key: 'count', label: 'Anzahl', align: 'end', cell: ({ count }) => formatNumber(count) },
      ]}
    />
  );
}
