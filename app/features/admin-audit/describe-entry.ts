import { formatCents } from '#shared/money.ts';
import { RETENTION } from '#shared/retention.ts';
import { formatMoment, formatShortDay } from '../area/request-facts.ts';

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
  mfa_factors: 'Zweiter Faktor',
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
  offers: 'Angebot',
  invoices: 'Rechnung',
  payments: 'Zahlung',
  newsletter_subscriptions: 'Newsletter-Anmeldung',
  newsletter_issues: 'Newsletter-Ausgabe',
  site_settings: 'Einstellung der Website',
  claims: 'Werbeaussage',
  testimonials: 'Bewertung',
  content_pages: 'Text der Website',
  retention_periods: 'Aufbewahrungsfristen',
  person: 'Daten einer Person',
};
const ACTIONS: Record<string, string> = {
  INSERT: 'angelegt',
  UPDATE: 'geändert',
  DELETE: 'gelöscht',
  EXPORT: 'exportiert',
  INVITE: 'eingeladen',
};
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
  id: 'Kennung',
  created_at: 'Angelegt',
  author: 'Verfasser',
  title: 'Titel',
  description: 'Beschreibung',
  number: 'Nummer',
  position: 'Platz',
  due_on: 'Fällig am',
  starts_on: 'Beginn',
  issued_on: 'Ausgestellt am',
  paid_on: 'Bezahlt am',
  sent_at: 'Gesendet',
  decided_at: 'Entschieden',
  decided_by: 'Entschieden von',
  valid_until: 'Gültig bis',
  needs_approval: 'Freigabe nötig',
  net_cents: 'Netto',
  tax_cents: 'Umsatzsteuer',
  gross_cents: 'Brutto',
  paid_cents: 'Bezahlt',
  amount_cents: 'Betrag',
  note: 'Notiz',
  dunning_level: 'Mahnstufe',
  suggested_dunning_level: 'Vorgeschlagene Mahnstufe',
  quote_request_id: 'Anfrage',
  project_id: 'Projekt',
  offer_id: 'Angebot',
  invoice_id: 'Rechnung',
  customer_id: 'Kunde',
  customer_email: 'E-Mail des Kunden',
  content: 'Inhalt',
  snapshot: 'Ausgestellte Fassung',
  snapshot_hash: 'Prüfsumme',
  suspicions: 'Auffälligkeiten',
  recipients: 'Empfänger',
  text: 'Text',
  value: 'Wert',
  accepted_options: 'Gewählte Optionen',
  as_of: 'Stichtag',
  cancels: 'Storno zu',
  collection: 'Art',
  created_by: 'Angelegt von',
  customer_notified_at: 'Kunde benachrichtigt',
  date: 'Tag',
  definition: 'Bedeutung',
  evidence: 'Beleg',
  factors: 'Faktoren',
  expires: 'Gültig bis',
  instalment: 'Rate',
  kind: 'Art',
  last_dunned_at: 'Zuletzt gemahnt',
  merged_into: 'Zusammengeführt mit',
  name: 'Name',
  path: 'Ablage',
  published: 'Veröffentlicht',
  rating: 'Sterne',
  size: 'Größe in Byte',
  slug: 'Kurzname',
  source: 'Quelle',
  subject: 'Betreff',
  subject_hash: 'Prüfsumme der Adresse',
  ...Object.fromEntries(RETENTION.map(({ id, label }) => [id, label])),
  updated_at: 'Geändert',
  version: 'Fassung',
};

/** Where the records of a table are shown. */
const RECORD_PATHS: Record<string, string> = {
  quote_requests: '/admin/anfragen/',
  offers: '/admin/angebote/',
  projects: '/admin/projekte/',
  invoices: '/admin/rechnungen/',
  newsletter_issues: '/admin/newsletter/',
};
export const recordPath = ({ table_name, row_id, action }: Pick<AuditEntry, 'table_name' | 'row_id' | 'action'>): string | undefined =>
  action !== 'DELETE' && table_name in RECORD_PATHS ? RECORD_PATHS[table_name] + row_id : undefined;

/** Rows of site_settings, as the pages that change them call them. */
const SETTING_LABELS: Record<string, string> = { company: 'Firmendaten', only_proven_claims: 'Nur belegte Angaben zeigen' };

/** Whether the title names the row already, so that its id says nothing more. */
export const isNamedByTitle = ({ table_name, row_id }: Pick<AuditEntry, 'table_name' | 'row_id'>): boolean =>
  table_name === 'site_settings' && row_id in SETTING_LABELS;

/** What happened, e.g. "Benutzer geändert". */
export const entryTitle = (entry: AuditEntry): string => {
  const action = ACTIONS[entry.action] ?? entry.action;
  if (isNamedByTitle(entry)) return `„${SETTING_LABELS[entry.row_id]}“ ${action}`;
  return `${TABLE_LABELS[entry.table_name] ?? entry.table_name} ${action}`;
};

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
  draft: 'Entwurf',
  sent: 'gesendet',
  accepted: 'angenommen',
  refused: 'abgelehnt',
  superseded: 'ersetzt',
  issued: 'ausgestellt',
  paid: 'bezahlt',
  planned: 'geplant',
  active: 'in Arbeit',
  review: 'zur Abnahme',
  done: 'erledigt',
  open: 'offen',
  in_progress: 'in Arbeit',
  awaiting_approval: 'wartet auf Freigabe',
  approved: 'freigegeben',
  changes_requested: 'Änderungen gewünscht',
  unsubscribed: 'abgemeldet',
};
/** What a cancelled row of this table is. */
const CANCELLED: Record<string, string> = { bookings: 'abgesagt', invoices: 'storniert', projects: 'abgebrochen' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

type Names = ReadonlyMap<string, string>;

function valueText(table: string, column: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number') return column.endsWith('_cents') ? formatCents(value) : String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (column === 'status' && value === 'cancelled') return CANCELLED[table] ?? value;
  if (column === 'status' || column === 'role') return VALUE_LABELS[value] ?? value;
  if (DAY.test(value)) return formatShortDay(value);
  return names.get(value) ?? (TIMESTAMP.test(value) ? formatMoment(value) : value);
}

type Changed = Pick<AuditEntry, 'table_name' | 'before' | 'after'>;

/** Old value → new value; of a row that came or went, the one it has. */
function changeText({ table_name: table, before, after }: Changed, column: string, names: Names): string {
  const text = (value: unknown) => valueText(table, column, value, names);
  if (!before) return text(after?.[column]);
  if (!after) return text(before[column]);
  return `${text(before[column])} → ${text(after[column])}`;
}

/** The changed columns with old and new value as text, in the order of the alphabet; what a new row leaves empty says nothing. `names`: of records and people by id. */
export function listChanges(entry: Changed, names: Names = new Map()): { column: string; text: string }[] {
  const { before, after } = entry;
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return columns
    .filter((column) => !(column === 'id' && entry.table_name === 'site_settings'))
    .map((column) => ({ column: COLUMN_LABELS[column] ?? column, text: changeText(entry, column, names) }))
    .filter(({ text }) => text !== '–');
}
