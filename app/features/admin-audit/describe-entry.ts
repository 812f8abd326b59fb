/** A row of audit_log; `before` and `after` hold the changed columns only. */
export type AuditEntry = {
  id: number;
  actor: string | null;
  actor_role: string;
  table_name: string;
  row_id: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  created_at: string;
};

const SERVICE = 'System';

export const TABLE_LABELS: Record<string, string> = {
  profiles: 'Benutzer',
  quote_requests: 'Anfrage',
  quote_request_notes: 'Notiz',
  contact_messages: 'Nachricht',
  outbox_mails: 'Mail',
  bookings: 'Termin',
  booking_rules: 'Regeln für Termine',
  opening_hours: 'Beratungszeit',
  absences: 'Abwesenheit',
  closed_days: 'Schließtag',
  projects: 'Projekt',
  project_milestones: 'Projektschritt',
  project_files: 'Projektdatei',
  error_groups: 'Fehler',
  person: 'Daten einer Person',
};
const ACTIONS: Record<string, string> = { INSERT: 'angelegt', UPDATE: 'geändert', DELETE: 'gelöscht', EXPORT: 'exportiert', INVITE: 'eingeladen' };
const COLUMN_LABELS: Record<string, string> = {
  status: 'Status',
  role: 'Rolle',
  full_name: 'Name',
  body: 'Text',
  user_id: 'Konto',
  starts_at: 'Beginn',
  ends_at: 'Ende',
  reason: 'Grund',
  day: 'Tag',
  weekday: 'Wochentag',
  opens_at: 'Öffnet',
  closes_at: 'Schließt',
  resolved_at: 'Behoben am',
  capacity: 'Plätze',
  grid_minutes: 'Abstand in Minuten',
  lead_hours: 'Vorlauf in Stunden',
  days_ahead: 'Tage im Voraus',
};

/** What happened, e.g. "Benutzer geändert". */
export const entryTitle = ({ table_name, action }: AuditEntry): string =>
  `${TABLE_LABELS[table_name] ?? table_name} ${ACTIONS[action] ?? action}`;

/** Who did it: name or address where the account is known, its id where it is gone, else the service itself. */
export const entryActor = ({ actor }: AuditEntry, names: ReadonlyMap<string, string>): string =>
  actor === null ? SERVICE : (names.get(actor) ?? `gelöschtes Konto ${actor.slice(0, 8)}`);

/** Values of status and role, whatever the table. */
const VALUE_LABELS: Record<string, string> = {
  customer: 'Kunde',
  staff: 'Mitarbeiter',
  admin: 'Administrator',
  new: 'neu',
  answered: 'beantwortet',
  closed: 'abgeschlossen',
  in_review: 'in Prüfung',
  offered: 'Angebot gesendet',
  won: 'gewonnen',
  lost: 'verloren',
  pending: 'wartet',
  dead: 'gescheitert',
  booked: 'gebucht',
  cancelled: 'abgesagt',
};

const valueText = (column: string, value: unknown): string => {
  if (typeof value === 'string' && (column === 'status' || column === 'role')) return VALUE_LABELS[value] ?? value;
  return value === null || value === undefined || value === '' ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
};

/** The changed columns with old and new value as text, in the order of the alphabet. */
export function listChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): { column: string; from: string; to: string }[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return columns.map((column) => ({
    column: COLUMN_LABELS[column] ?? column,
    from: valueText(column, before?.[column]),
    to: valueText(column, after?.[column]),
  }));
}
